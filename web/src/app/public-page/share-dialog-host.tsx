// The share dialog on a server-rendered page, with what the app would stand around it: theme, texts, toasts.
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { ToastProvider } from '../../components/toast.tsx';
import { ShareDialog } from '../../features/sharing/share-dialog.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { common } from '../../i18n/en/common.ts';
import { sharing } from '../../i18n/en/sharing.ts';
import { theme } from '../theme/theme.ts';

export interface ShareDialogHostProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareDialogHost({ profile, open, onClose }: ShareDialogHostProps) {
  // The page itself comes without the texts of other features.
  const [i18n] = useState(() => createI18n({ common, sharing }));
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <I18nextProvider i18n={i18n}>
        <ToastProvider>
          <ShareDialog open={open} onClose={onClose} profile={profile} />
        </ToastProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}
