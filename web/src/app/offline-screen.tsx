// Shown when a screen's files are not on this device and there is no connection.
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { EmptyStage } from '../components/pictures/empty-stage.tsx';
import { paths } from '../config/paths.ts';

export function OfflineScreen() {
  const { t } = useTranslation('common');
  return (
    <EmptyState picture={<EmptyStage />} heading="h1" title={t('offline.title')} text={t('offline.text')}>
      <Button variant="contained" size="large" onClick={() => globalThis.location.reload()}>
        {t('retry')}
      </Button>
      <Button component={Link} to={paths.myProfile.href()} reloadDocument variant="outlined" size="large">
        {t('account.myProfile')}
      </Button>
    </EmptyState>
  );
}
