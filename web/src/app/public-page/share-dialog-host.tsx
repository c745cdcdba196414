// The share dialog on a server-rendered page, with what the app would stand around it: theme, texts, toasts.
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { ToastProvider } from '../../components/toast.tsx';
import { ShareDialog } from '../../features/sharing/share-dialog.tsx';
import { common } from '../../i18n/en/common.ts';
import { sharing } from '../../i18n/en/sharing.ts';
import { theme } from '../theme/theme.ts';

export interface ShareDialogHostProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareDialogHost({ profile, open, onClose }: ShareDialogHostProps) {
  const { i18n } = useTranslation();
  useState(() => {
    // The page itself comes without the texts of other features.
    i18n.addResourceBundle('en', 'common', common);
    i18n.addResourceBundle('en', 'sharing', sharing);
  });
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <ToastProvider>
        <ShareDialog open={open} onClose={onClose} profile={profile} />
      </ToastProvider>
    </ThemeProvider>
  );
}
