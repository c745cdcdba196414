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

/** The address without its language, by which two rows are the same screen; a row that prepares its address has none. */
function addressOf({ path }: Screen): string | undefined {
  if (typeof path !== 'string') return undefined;
  return new URL(path, 'http://localhost').pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
}

/**
 * One row for each address: the one in Hindi, else the first. A row that prepares its address is left out where its name
 * says that it is a state of another (`notifications-empty` of `notifications`).
 */
export const EACH_SCREEN_ONCE: readonly Screen[] = (() => {
  const candidates = SCREENS.filter(({ isPictureOnly, isLoading }) => !isPictureOnly && !isLoading);
  const hindiFirst = [
    ...candidates.filter(({ language }) => language === 'hi'),
    ...candidates.filter(({ language }) => language === undefined),
  ];
  const names = new Set(hindiFirst.map(({ name }) => name));
  const isState = (name: string) => [...names].some((other) => name.startsWith(`${other}-`));
  const byAddress = new Map<string, Screen>();
  for (const screen of hindiFirst) {
    const address = addressOf(screen) ?? (isState(screen.name) ? undefined : screen.name);
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, screen);
  }
  return [...byAddress.values()];
})();
