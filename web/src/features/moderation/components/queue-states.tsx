// What stands where there is no queue: none to be had, none loaded, nothing in it.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { paths } from '../../../config/paths.ts';

/** The two lists of the page. */
export type Queue = 'open' | 'taken_down';

export function EmptyQueue({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation('moderation');
  return (
    <Paper variant="outlined" sx={{ px: 3, py: { xs: 6, md: 9 }, textAlign: 'center' }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {t(`empty.${queue}.title`)}
      </Typography>
      <Typography color="textSecondary">{t(`empty.${queue}.text`)}</Typography>
    </Paper>
  );
}

export function FailedQueue({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('moderation');
  return <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={onRetry} />;
}

export function QueueSkeleton({ label }: { readonly label: string }) {
  return <Skeleton variant="rounded" height={180} role="status" aria-label={label} />;
}

/** For everybody who is no moderator. */
export function NotAllowed() {
  const { t } = useTranslation('moderation');
  return (
    <Paper variant="outlined" sx={{ px: 3, py: { xs: 6, md: 9 }, textAlign: 'center' }}>
      <Typography variant="h3" component="h1" gutterBottom>
        {t('notAllowed.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('notAllowed.text')}
      </Typography>
      <Button component={Link} to={paths.home.href()} variant="contained">
        {t('notAllowed.home')}
      </Button>
    </Paper>
  );
}
