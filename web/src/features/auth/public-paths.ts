// Which paths a signed-out user may stay on, by name; everything else needs a session (specification, section 2).
import { matchPath } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

export const PUBLIC_PATHS: readonly string[] = [
  paths.home.path,
  paths.login.path,
  paths.signup.path,
  paths.register.path,
  paths.signupSuccess.path,
  paths.forgotPassword.path,
  paths.verifyOtp.path,
  paths.otpVerification.path,
  paths.authCallback.path,
  paths.terms.path,
  paths.privacy.path,
  paths.faqs.path,
  paths.typographyDemo.path,
  paths.calendarDemo.path,
];

export const PROTECTED_PATHS: readonly string[] = [
  paths.dashboard.path,
  paths.profile.path,
  paths.myProfile.path,
  paths.profileEdit.path,
  paths.profileEditPage.path,
  paths.profileMedia.path,
  paths.settings.path,
  paths.notifications.path,
  paths.notificationTest.path,
  paths.moderation.path,
];

const PROFILE_PATTERNS = [
  paths.actorByUsername.path,
  paths.actorById.path,
  paths.profileById.path,
  paths.byUsername.path,
];

/** Whether a sign-out leaves the user where they are. */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (PUBLIC_PATHS.includes(path)) return true;
  if (PROTECTED_PATHS.includes(path)) return false;
  return PROFILE_PATTERNS.some((pattern) => matchPath(pattern, path) !== null);
}
