// The share dialog on a server-rendered page, with what the app would stand around it: theme, texts, toasts.
import { ThemeProvider } from '@mui/material/styles';
import { use } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { ToastProvider } from '../../components/toast.tsx';
import { ShareDialog } from '../../features/sharing/share-dialog.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { loaders } from '../../i18n/namespaces.ts';
import { pageLanguage } from '../../i18n/public-page-i18n.ts';
import { makeTheme } from '../theme/theme.ts';

/** The page itself comes without the texts of other features. */
async function dialogTexts() {
  const language = pageLanguage();
  const [common, sharing] = await Promise.all([loaders[language].common(), loaders[language].sharing()]);
  return createI18n({ common, sharing }, language);
}

const texts = dialogTexts();
const theme = makeTheme();

export interface ShareDialogHostProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShareDialogHost({ profile, open, onClose }: ShareDialogHostProps) {
  const i18n = use(texts);
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
