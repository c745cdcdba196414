// What every screen stands in: theme, texts, toasts, and a boundary for what nothing else has caught.
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ToastProvider } from '../components/toast.tsx';
import { AppStyles } from './global-styles.tsx';
import { theme } from './theme/theme.ts';

interface ProvidersProps {
  readonly texts: i18n;
  readonly children: ReactNode;
}

export function Providers({ texts, children }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <AppStyles />
      <I18nextProvider i18n={texts}>
        <ErrorBoundary>
          <ToastProvider>{children}</ToastProvider>
        </ErrorBoundary>
      </I18nextProvider>
    </ThemeProvider>
  );
}
