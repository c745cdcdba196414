// Offers to install the app, once, after the first save of a profile.
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeInstallOffer, useIsInstallOfferDue } from '#web/pwa/install-offer.ts';
import { isInstalled, isIos, useInstallPrompt } from '#web/pwa/install-prompt.ts';
import { Notice } from './notice.tsx';

export function InstallNotice() {
  const { t } = useTranslation('common');
  const isDue = useIsInstallOfferDue();
  const install = useInstallPrompt();
  useEffect(() => {
    // The event also comes when the app is installed by other means, such as the browser's menu.
    addEventListener('appinstalled', closeInstallOffer);
    return () => removeEventListener('appinstalled', closeInstallOffer);
  }, []);
  if (!isDue || isInstalled()) return null;
  if (install) {
    return (
      <Notice
        action={
          <>
            <Button
              size="small"
              onClick={() => {
                closeInstallOffer();
                void install();
              }}
            >
              {t('notice.install.action')}
            </Button>
            <Button size="small" color="inherit" onClick={closeInstallOffer}>
              {t('notice.install.dismiss')}
            </Button>
          </>
        }
      >
        {t('notice.install.text')}
      </Notice>
    );
  }
  if (!isIos()) return null;
  return (
    <Notice
      action={
        <Button size="small" onClick={closeInstallOffer}>
          {t('notice.install.understood')}
        </Button>
      }
    >
      {t('notice.install.ios')}
    </Notice>
  );
}
