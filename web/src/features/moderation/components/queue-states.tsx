// Shown in place of the queue: no permission, failed to load, empty.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { EmptySeats } from '#web/components/pictures/empty-seats.tsx';
import { EmptyStage } from '#web/components/pictures/empty-stage.tsx';
import { paths } from '#web/config/paths.ts';

/** The two lists of /moderation: open cases, and profiles that are taken down. */
export type Queue = 'open' | 'taken_down';

export function EmptyQueue({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation('moderation');
  return (
    <Paper variant="outlined">
      <EmptyState
        picture={<EmptySeats />}
        heading="h2"
        title={t(`empty.${queue}.title`)}
        text={t(`empty.${queue}.text`)}
      />
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

/** Shown to everybody who is no moderator. */
export function NotAllowed() {
  const { t } = useTranslation('moderation');
  return (
    <EmptyState
      picture={<EmptyStage />}
      heading="h1"
      title={t('notAllowed.title')}
      text={t('notAllowed.text')}
    >
      <Button component={Link} to={paths.home.href()} reloadDocument variant="contained" size="large">
        {t('notAllowed.home')}
      </Button>
    </EmptyState>
  );
}
