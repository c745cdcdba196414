import InstallMobileOutlined from '@mui/icons-material/InstallMobileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isInstalled, isIos, useInstallPrompt } from '#web/pwa/install-prompt.ts';
import { Item, Section } from './section.tsx';

export function InstallSection() {
  const { t } = useTranslation('settings');
  const install = useInstallPrompt();
  const hint = isInstalled() ? 'installed' : isIos() ? 'ios' : 'other';
  return (
    <Section id="install" title={t('install.title')} text={t('install.text')}>
      <Item>
        {install ? (
          <Button variant="contained" startIcon={<InstallMobileOutlined />} onClick={() => void install()}>
            {t('install.action')}
          </Button>
        ) : (
          <Typography color="textSecondary">{t(`install.${hint}`)}</Typography>
        )}
      </Item>
    </Section>
  );
}
