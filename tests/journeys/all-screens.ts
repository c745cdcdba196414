// Every screen of the product in every state worth looking at: one table for the accessibility sweep and for
// `npm run screenshots`. A state that takes steps, or another persona, is a row in `screens/`; a route that no row opens
// is swept as it loads.
import { ALL_ROUTES, routeAt, type RouteName } from '@marquee/domain/site/routes';
import { ACCOUNT_SCREENS } from './screens/account.ts';
import { HINDI_SCREENS } from './screens/hindi.ts';
import { MODERATION_SCREENS } from './screens/moderation.ts';
import { NOTICE_SCREENS } from './screens/notices.ts';
import type { Screen } from './screens/screen.ts';
import { SETTINGS_SCREENS } from './screens/settings.ts';
import { SIGNED_IN_SCREENS } from './screens/signed-in.ts';
import { VISITOR_SCREENS } from './screens/visitor.ts';

const LISTED: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...ACCOUNT_SCREENS,
  ...SIGNED_IN_SCREENS,
  ...SETTINGS_SCREENS,
  ...MODERATION_SCREENS,
  ...NOTICE_SCREENS,
  ...HINDI_SCREENS,
];

/** Rows of the route table that show another row's screen. */
const ALIASES: readonly RouteName[] = ['profile', 'otpVerification'];

const opened = new Set(
  LISTED.flatMap(({ path, language }) =>
    typeof path === 'string' && language === undefined
      ? [routeAt(new URL(path, 'http://localhost').pathname)?.name]
      : [],
  ),
);

const PERSONAS = {
  anybody: 'visitor',
  'signed-out': 'visitor',
  'signed-in': 'actor',
  moderator: 'moderator',
} as const;

const others = ALL_ROUTES.filter(
  ({ name, meta }) => meta !== undefined && !ALIASES.includes(name) && !opened.has(name),
).map(({ path, access }): Screen => ({ name: path.slice(1), path, as: PERSONAS[access] }));

export const SCREENS: readonly Screen[] = [...LISTED, ...others];
