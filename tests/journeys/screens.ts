// Every screen of the product in every state worth looking at: one table for the accessibility sweep and for
// `npm run screenshots`. A new screen, or a new state of one, is a row in `screens/`.
import { ACCOUNT_SCREENS } from './screens/account.ts';
import { HINDI_SCREENS } from './screens/hindi.ts';
import { MODERATION_SCREENS } from './screens/moderation.ts';
import { NOTICE_SCREENS } from './screens/notices.ts';
import type { Screen } from './screens/screen.ts';
import { SETTINGS_SCREENS } from './screens/settings.ts';
import { SIGNED_IN_SCREENS } from './screens/signed-in.ts';
import { VISITOR_SCREENS } from './screens/visitor.ts';

export const SCREENS: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...ACCOUNT_SCREENS,
  ...SIGNED_IN_SCREENS,
  ...SETTINGS_SCREENS,
  ...MODERATION_SCREENS,
  ...NOTICE_SCREENS,
  ...HINDI_SCREENS,
];
