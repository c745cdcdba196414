// What every screen stands in: theme, texts, toasts, and a boundary for what nothing else has caught.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { ToastProvider } from '../components/toast.tsx';
import { AppStyles } from './global-styles.tsx';
import { spokenLocale } from '../i18n/app-texts.ts';
import { makeTheme } from '../theme/theme.ts';

interface ProvidersProps {
  readonly texts: i18n;
  readonly children: ReactNode;
}

function Themed({ children }: { readonly children: ReactNode }) {
  useTranslation(); // Renders again when the language changes.
  const locale = spokenLocale();
  const localized = useMemo(() => makeTheme(locale?.theme), [locale]);
  return (
    <ThemeProvider theme={localized} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <AppStyles />
      {children}
    </ThemeProvider>
  );
}

export function Providers({ texts, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={texts}>
      <Themed>
        <ErrorBoundary
          fallback={
            <main>
              <ErrorFallback onRetry={() => globalThis.location.reload()} />
            </main>
          }
        >
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </Themed>
    </I18nextProvider>
  );
}
