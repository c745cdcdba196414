// The screens of the app, as data. Used by the router, by the build, which writes each screen's files into the app's
// document, and by the budgets of the screens' sizes.
import type { RouteName, ROUTES } from '@marquee/domain/site/routes';
import type { Namespace } from '../i18n/app-texts.ts';
import { textFile } from '../i18n/text-file.ts';

export type AppRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['renderedBy'] extends 'app' ? Name : never;
}[RouteName];

/** Routes that redirect, and routes that the path of another route includes. */
type WithoutScreen =
  | 'dashboard'
  | 'profileEditPage'
  | 'profileMedia'
  | 'profileEditSection'
  | 'settingsGroup';

export type ScreenName = Exclude<AppRoute, WithoutScreen>;

export interface ScreenFiles {
  /** The path of the screen's page below `web/src/features`, without `-page.tsx`. */
  readonly page: string;
  readonly texts: readonly Namespace[];
}

const MY_PROFILE: ScreenFiles = {
  page: 'my-profile/my-profile',
  texts: ['myProfile', 'casting', 'sharing', 'links', 'visibility'],
};
const VERIFY_OTP: ScreenFiles = { page: 'auth/verify-otp', texts: ['auth'] };

export const SCREENS: Readonly<Record<ScreenName, ScreenFiles>> = {
  login: { page: 'auth/login', texts: ['auth'] },
  signup: { page: 'auth/signup', texts: ['auth'] },
  register: { page: 'auth/register', texts: ['auth'] },
  signupSuccess: { page: 'auth/signup-success', texts: ['auth'] },
  forgotPassword: { page: 'auth/forgot-password', texts: ['auth'] },
  verifyOtp: VERIFY_OTP,
  otpVerification: VERIFY_OTP,
  authCallback: { page: 'auth/callback', texts: ['auth'] },
  typographyDemo: { page: 'demos/typography-demo', texts: ['demos'] },
  calendarDemo: { page: 'demos/calendar-demo', texts: ['demos'] },
  profile: MY_PROFILE,
  myProfile: MY_PROFILE,
  // The texts of later steps are loaded afterwards (features/welcome/components/first-run.tsx).
  welcome: { page: 'welcome/welcome', texts: ['welcome', 'profileEditor', 'username'] },
  profileEdit: {
    page: 'profile-editor/profile-edit',
    texts: ['profileEditor', 'oldCv', 'casting', 'username', 'visibility'],
  },
  settings: { page: 'settings/settings', texts: ['settings', 'auth', 'username', 'push', 'visibility'] },
  insights: { page: 'insights/insights', texts: ['insights', 'links', 'answers', 'sharing', 'casting'] },
  versions: { page: 'versions/versions', texts: ['versions', 'casting', 'publicProfile', 'sharing'] },
  notifications: { page: 'notifications/notifications', texts: ['notifications', 'push'] },
  notificationTest: { page: 'notifications/notification-test', texts: ['notificationTest'] },
  moderation: { page: 'moderation/moderation', texts: ['moderation', 'report'] },
};

/** The modules of a screen below `web`, as Vite's manifest names them: its page, then its texts in a language. */
export const modulesOf = ({ page, texts }: ScreenFiles, language: string): readonly string[] => [
  `src/features/${page}-page.tsx`,
  ...texts.map((namespace) => `src/i18n/${language}/${textFile(namespace)}.ts`),
];
