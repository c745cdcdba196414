// Shown in place of the list: loading, failed to load, empty.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { MarqueeSign } from '#web/components/pictures/marquee-sign.tsx';
import { paths } from '#web/config/paths.ts';

export function EmptyList() {
  const { t } = useTranslation('notifications');
  return (
    <Paper variant="outlined">
      <EmptyState picture={<MarqueeSign />} heading="h2" title={t('empty.title')} text={t('empty.text')}>
        <Button component={Link} to={paths.myProfile.href()} variant="contained" size="large">
          {t('empty.share')}
        </Button>
      </EmptyState>
    </Paper>
  );
}

export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  return <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={onRetry} />;
}

export function ListSkeleton() {
  const { t } = useTranslation('notifications');
  return (
    <Paper variant="outlined" role="status" aria-label={t('loading')}>
      {[68, 52, 60, 44, 56].map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
          <Skeleton variant="circular" width={44} height={44} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${String(width)}%`} />
            <Skeleton width="24%" />
          </Box>
        </Box>
      ))}
    </Paper>
  );
}
