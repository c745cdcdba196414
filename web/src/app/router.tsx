// Every route of the app (domain/src/routes.ts lists the same paths; router.test.ts holds them together).
import { Navigate, type RouteObject } from 'react-router-dom';
import { loadTexts } from '../i18n/app-texts.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { paths } from '../config/paths.ts';
import { Frame } from './frame.tsx';
import { lazyScreen, type LoadScreen } from './lazy-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Root } from './root.tsx';
import type { MetaKey, RouteHandle } from './route-handle.ts';

function route(path: string, load: LoadScreen, page?: RouteHandle['page']): RouteObject {
  const lazy = lazyScreen(load);
  return {
    path,
    Component: lazy.Screen,
    handle: { screen: lazy, ...(page && { page }) } satisfies RouteHandle,
  };
}

/** A screen and its texts, loaded side by side. */
const screen =
  (namespaces: readonly Namespace[], load: LoadScreen): LoadScreen =>
  async () => {
    const [Component] = await Promise.all([load(), loadTexts(namespaces)]);
    return Component;
  };

/** A layout that not every screen has: it comes beside the screen in it. */
function layout(load: LoadScreen, children: RouteObject[]): RouteObject {
  const lazy = lazyScreen(load);
  return { Component: lazy.Screen, handle: { screen: lazy } satisfies RouteHandle, children };
}

const siteFooter = async () => (await import('../components/site-footer.tsx')).SiteFooter;
/** Firestore, which each screen below it needs, is imported by itself: it starts in a task of its own. */
const signedIn = async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.tsx'), import('../firebase/firestore.ts')]);
  return SignedIn;
};

const footer = lazyScreen(siteFooter, () => null);

/** A screen that ends in the footer. */
const footed = (screenRoute: RouteObject): RouteObject => ({
  ...screenRoute,
  handle: { ...(screenRoute.handle as RouteHandle), footer } satisfies RouteHandle,
});

/** A screen that search engines may list. */
const listed = (path: string, meta: MetaKey, load: LoadScreen): RouteObject =>
  route(path, load, { meta, robots: 'index, follow' });

const unlisted = (path: string, meta: MetaKey, load: LoadScreen): RouteObject =>
  route(path, load, { meta, robots: 'noindex, nofollow' });

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

const auth = {
  login: screen(['auth'], async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  signup: screen(['auth'], async () => (await import('../features/auth/signup-page.tsx')).SignupPage),
  register: screen(['auth'], async () => (await import('../features/auth/register-page.tsx')).RegisterPage),
  signupSuccess: screen(
    ['auth'],
    async () => (await import('../features/auth/signup-success-page.tsx')).SignupSuccessPage,
  ),
  forgotPassword: screen(
    ['auth'],
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  verifyOtp: screen(
    ['auth'],
    async () => (await import('../features/auth/verify-otp-page.tsx')).VerifyOtpPage,
  ),
  callback: screen(['auth'], async () => (await import('../features/auth/callback-page.tsx')).CallbackPage),
};

const demos = {
  typographyDemo: screen(
    ['demos'],
    async () => (await import('../features/demos/typography-demo-page.tsx')).TypographyDemoPage,
  ),
  calendarDemo: screen(
    ['demos'],
    async () => (await import('../features/demos/calendar-demo-page.tsx')).CalendarDemoPage,
  ),
};

const account = {
  profileEdit: screen(
    ['profileEditor', 'username'],
    async () => (await import('../features/profile-editor/profile-edit-page.tsx')).ProfileEditPage,
  ),
  settings: screen(
    ['settings', 'username'],
    async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
  ),
  myProfile: screen(
    ['myProfile', 'publicProfile', 'sharing'],
    async () => (await import('./routes/my-profile.tsx')).Component,
  ),
  notifications: screen(
    ['notifications'],
    async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
  ),
  notificationTest: screen(
    ['notificationTest'],
    async () => (await import('../features/notifications/notification-test-page.tsx')).NotificationTestPage,
  ),
  moderation: screen(
    ['moderation', 'report'],
    async () => (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
  ),
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        Component: Frame,
        children: [
          unlisted(paths.login.path, 'login', auth.login),
          listed(paths.signup.path, 'signup', auth.signup),
          unlisted(paths.register.path, 'signup', auth.register),
          unlisted(paths.signupSuccess.path, 'signupSuccess', auth.signupSuccess),
          unlisted(paths.forgotPassword.path, 'forgotPassword', auth.forgotPassword),
          unlisted(paths.verifyOtp.path, 'verifyOtp', auth.verifyOtp),
          unlisted(paths.otpVerification.path, 'verifyOtp', auth.verifyOtp),
          unlisted(paths.authCallback.path, 'authCallback', auth.callback),
          unlisted(paths.typographyDemo.path, 'typographyDemo', demos.typographyDemo),
          unlisted(paths.calendarDemo.path, 'calendarDemo', demos.calendarDemo),
          layout(signedIn, [
            ...[paths.myProfile.path, paths.profile.path].map((path) =>
              footed(unlisted(path, 'myProfile', account.myProfile)),
            ),
            unlisted(paths.profileEdit.path, 'profileEdit', account.profileEdit),
            unlisted(paths.settings.path, 'settings', account.settings),
            unlisted(paths.notifications.path, 'notifications', account.notifications),
            unlisted(paths.notificationTest.path, 'notificationTest', account.notificationTest),
            unlisted(paths.moderation.path, 'moderation', account.moderation),
            redirect(paths.dashboard.path, paths.myProfile.href()),
            redirect(paths.profileEditPage.path, paths.profileEdit.href()),
            redirect(paths.profileMedia.path, `${paths.profileEdit.href()}#profile-media`),
          ]),
          {
            path: '*',
            Component: NotFoundPage,
            handle: { page: { meta: 'notFound', robots: 'noindex, nofollow' } } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];
