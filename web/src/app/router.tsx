// Every route of the product (domain/src/routes.ts lists the same paths; router.test.ts holds them together).
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner.tsx';
import { paths } from '../config/paths.ts';
import { Frame } from './frame.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Root, RouteError, type MetaKey, type RouteHandle } from './root.tsx';

type Load = () => Promise<ComponentType>;

const lazy = (load: Load) => async () => ({ Component: await load() });

/** A screen that search engines may list. */
const listed = (path: string, meta: MetaKey, load: Load): RouteObject => ({
  path,
  lazy: lazy(load),
  handle: { meta, robots: 'index, follow' } satisfies RouteHandle,
});

const unlisted = (path: string, meta: MetaKey, load: Load): RouteObject => ({
  path,
  lazy: lazy(load),
  handle: { meta, robots: 'noindex, nofollow' } satisfies RouteHandle,
});

const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });

function Start() {
  const { t } = useTranslation('common');
  return <Spinner label={t('loading')} />;
}

const auth = {
  login: async () => (await import('../features/auth/login-page.tsx')).LoginPage,
  signup: async () => (await import('../features/auth/signup-page.tsx')).SignupPage,
  register: async () => (await import('../features/auth/register-page.tsx')).RegisterPage,
  signupSuccess: async () => (await import('../features/auth/signup-success-page.tsx')).SignupSuccessPage,
  forgotPassword: async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  verifyOtp: async () => (await import('../features/auth/verify-otp-page.tsx')).VerifyOtpPage,
  callback: async () => (await import('../features/auth/callback-page.tsx')).CallbackPage,
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Start,
    children: [
      {
        Component: Frame,
        children: [
          listed(
            paths.home.path,
            'home',
            async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
          ),
          unlisted(paths.login.path, 'login', auth.login),
          listed(paths.signup.path, 'signup', auth.signup),
          listed(paths.register.path, 'signup', auth.register),
          unlisted(paths.signupSuccess.path, 'signupSuccess', auth.signupSuccess),
          unlisted(paths.forgotPassword.path, 'forgotPassword', auth.forgotPassword),
          unlisted(paths.verifyOtp.path, 'verifyOtp', auth.verifyOtp),
          unlisted(paths.otpVerification.path, 'verifyOtp', auth.verifyOtp),
          unlisted(paths.authCallback.path, 'authCallback', auth.callback),
          listed(
            paths.terms.path,
            'terms',
            async () => (await import('../features/legal/terms-page.tsx')).TermsPage,
          ),
          listed(
            paths.privacy.path,
            'privacy',
            async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage,
          ),
          listed(
            paths.faqs.path,
            'faqs',
            async () => (await import('../features/legal/faqs-page.tsx')).FaqsPage,
          ),
          unlisted(
            paths.typographyDemo.path,
            'typographyDemo',
            async () => (await import('../features/landing/typography-demo-page.tsx')).TypographyDemoPage,
          ),
          unlisted(
            paths.calendarDemo.path,
            'calendarDemo',
            async () => (await import('../features/landing/calendar-demo-page.tsx')).CalendarDemoPage,
          ),
          {
            lazy: () => import('./routes/signed-in.tsx'),
            children: [
              redirect(paths.dashboard.path, paths.myProfile.href()),
              redirect(paths.profileEditPage.path, paths.profileEdit.href()),
              redirect(paths.profileMedia.path, `${paths.profileEdit.href()}#media`),
            ],
          },
          {
            path: '*',
            Component: NotFoundPage,
            handle: { meta: 'notFound', robots: 'noindex, nofollow' } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
