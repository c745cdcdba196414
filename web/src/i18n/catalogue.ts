// All texts of the app in English, a namespace a feature. The public page loads only its own (public-page-i18n.ts).
import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { myProfile } from './en/my-profile.ts';
import { notifications } from './en/notifications.ts';
import { profileEditor } from './en/profile-editor.ts';
import { publicProfile } from './en/public-profile.ts';
import { settings } from './en/settings.ts';
import { sharing } from './en/sharing.ts';

export const english = {
  auth,
  common,
  landing,
  legal,
  myProfile,
  notifications,
  profileEditor,
  publicProfile,
  settings,
  sharing,
} as const;
