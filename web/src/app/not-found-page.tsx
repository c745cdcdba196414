import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/empty-state.tsx';
import { EmptyStage } from '../components/pictures/empty-stage.tsx';
import { paths } from '../config/paths.ts';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <EmptyState picture={<EmptyStage />} heading="h1" title={t('notFound')} text={t('notFoundText')}>
      <Button component={Link} to={paths.home.href()} reloadDocument variant="contained" size="large">
        {t('returnHome')}
      </Button>
    </EmptyState>
  );
}
