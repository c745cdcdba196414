// The providers around every screen: Firebase, theme, texts, toasts and the outermost error boundary.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ToastProvider } from '../components/toast.tsx';
import { firebaseApp } from '../firebase/app.ts';
import { auth } from '../firebase/auth.ts';
import { currentLanguage, currentLocale, i18n } from '../i18n/app-texts.ts';
import { AppStyles } from './global-styles.tsx';
import { FrameError } from './route-error.tsx';
import { makeTheme } from '../theme/theme.ts';

function Themed({ children }: { readonly children: ReactNode }) {
  useTranslation(); // Renders again when the language changes.
  const locale = currentLocale();
  useEffect(() => {
    // The language of Firebase Auth's mails and text messages.
    auth.languageCode = currentLanguage();
  }, [locale]);
  const theme = useMemo(() => makeTheme(locale?.theme), [locale]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <AppStyles />
      {children}
    </ThemeProvider>
  );
}

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <I18nextProvider i18n={i18n}>
          <Themed>
            <ErrorBoundary fallback={<FrameError />}>
              <ToastProvider>
                <Suspense fallback={null}>{children}</Suspense>
              </ToastProvider>
            </ErrorBoundary>
          </Themed>
        </I18nextProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
