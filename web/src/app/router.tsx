// The app's router: every row of the route table that the app renders, with its screen and its texts.
import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, redirectDocument, type RouteObject } from 'react-router-dom';
import { ALL_ROUTES, routeAt, type NamedRoute, type RouteName, type ROUTES } from '@marquee/domain/routes';
import { paths } from '../config/paths.ts';
import { loadTexts, type Namespace } from '../i18n/app-texts.ts';
import { Frame } from './frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Root, type RouteHandle } from './root.tsx';
import { FrameError, ScreenError } from './route-error.tsx';
import { Starting } from './starting.tsx';

type AppRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['renderedBy'] extends 'app' ? Name : never;
}[RouteName];

type Screen = Pick<RouteObject, 'lazy' | 'loader'>;

/**
 * A route's `lazy` function. React Router shows an empty page when `lazy` rejects, so a failed import resolves to a
 * component that throws the error in the route's error boundary.
 */
async function imported(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await load() };
  } catch (error) {
    return {
      Component: () => {
        throw error;
      },
    };
  }
}

/** A screen and its texts, imported side by side. */
const screen = (load: () => Promise<ComponentType>, ...texts: readonly Namespace[]): Screen => ({
  lazy: () =>
    imported(async () => {
      const [Component] = await Promise.all([load(), loadTexts(...texts)]);
      return Component;
    }),
});

const myProfile = screen(
  async () => (await import('./routes/my-profile.tsx')).MyProfile,
  'myProfile',
  'casting',
  'publicProfile',
  'sharing',
  'links',
  'visibility',
);
const verifyOtp = screen(
  async () => (await import('../features/auth/verify-otp-page.tsx')).VerifyOtpPage,
  'auth',
);

/** The rows of the editor are one route, so that its form stays mounted while its sections change. */
const EDITOR_PATH = `${paths.profileEdit.path}/:section?`;

const screens: Readonly<Record<Exclude<AppRoute, 'profileEditSection'>, Screen>> = {
  login: screen(async () => (await import('../features/auth/login-page.tsx')).LoginPage, 'auth'),
  signup: screen(async () => (await import('../features/auth/signup-page.tsx')).SignupPage, 'auth'),
  register: screen(async () => (await import('../features/auth/register-page.tsx')).RegisterPage, 'auth'),
  signupSuccess: screen(
    async () => (await import('../features/auth/signup-success-page.tsx')).SignupSuccessPage,
    'auth',
  ),
  forgotPassword: screen(
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
    'auth',
  ),
  verifyOtp,
  otpVerification: verifyOtp,
  authCallback: screen(async () => (await import('../features/auth/callback-page.tsx')).CallbackPage, 'auth'),
  typographyDemo: screen(
    async () => (await import('../features/demos/typography-demo-page.tsx')).TypographyDemoPage,
    'demos',
  ),
  calendarDemo: screen(
    async () => (await import('../features/demos/calendar-demo-page.tsx')).CalendarDemoPage,
    'demos',
  ),
  dashboard: { loader: () => redirect(paths.myProfile.href()) },
  profile: myProfile,
  myProfile,
  welcome: screen(
    async () => (await import('./routes/welcome.tsx')).Welcome,
    'welcome',
    'profileEditor',
    'casting',
    'publicProfile',
    'sharing',
    'username',
    'visibility',
  ),
  profileEdit: screen(
    async () => (await import('../features/profile-editor/profile-edit-page.tsx')).ProfileEditPage,
    'profileEditor',
    'casting',
    'username',
    'visibility',
  ),
  profileEditPage: { loader: () => redirect(paths.profileEdit.href()) },
  profileMedia: { loader: () => redirect(paths.profileEditSection.href('photos')) },
  settings: screen(
    async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
    'settings',
    'auth',
    'username',
    'push',
    'visibility',
  ),
  insights: screen(
    async () => (await import('../features/insights/insights-page.tsx')).InsightsPage,
    'insights',
    'links',
    'sharing',
  ),
  notifications: screen(
    async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
    'notifications',
    'push',
  ),
  notificationTest: screen(
    async () => (await import('../features/notifications/notification-test-page.tsx')).NotificationTestPage,
    'notificationTest',
  ),
  moderation: screen(
    async () => (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
    'moderation',
    'report',
  ),
};

const isAppRow = (row: NamedRoute): row is NamedRoute & { readonly name: keyof typeof screens } =>
  row.name in screens;

const needsSession = ({ access }: NamedRoute): boolean => access === 'signed-in' || access === 'moderator';

const rows = ALL_ROUTES.filter(isAppRow);

const route = (row: (typeof rows)[number]): RouteObject => ({
  ...screens[row.name],
  path: row.name === 'profileEdit' ? EDITOR_PATH : row.path,
  HydrateFallback: Starting,
  ErrorBoundary: ScreenError,
  handle: { row } satisfies RouteHandle,
});

/** An address that the app does not render (site or function): a full page load. */
const elsewhere: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    const isMove = router.state.initialized;
    return isMove && routeAt(new URL(request.url).pathname) ? redirectDocument(request.url) : null;
  },
  Component: NotFoundPage,
  ErrorBoundary: ScreenError,
  handle: { row: undefined } satisfies RouteHandle,
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FrameError,
    children: [
      {
        Component: Frame,
        children: [
          ...rows.filter((row) => !needsSession(row)).map(route),
          {
            lazy: () => imported(async () => (await import('./signed-in.tsx')).SignedIn),
            HydrateFallback: Starting,
            ErrorBoundary: ScreenError,
            children: rows.filter(needsSession).map(route),
          },
          elsewhere,
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
