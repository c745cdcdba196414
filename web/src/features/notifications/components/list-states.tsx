// What stands where there is no list: none yet, none to be had, none loaded.
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';

export function EmptyList() {
  const { t } = useTranslation('notifications');
  return (
    <Paper variant="outlined" sx={{ px: 3, py: { xs: 6, md: 9 }, textAlign: 'center' }}>
      <NotificationsNoneOutlined aria-hidden="true" color="secondary" sx={{ fontSize: 56, mb: 2 }} />
      <Typography variant="h3" component="h2" gutterBottom>
        {t('empty.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '38ch', mx: 'auto', mb: 4 }}>
        {t('empty.text')}
      </Typography>
      <Button component={Link} to={paths.myProfile.href()} variant="contained" size="large">
        {t('empty.share')}
      </Button>
    </Paper>
  );
}

export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      <AlertTitle>{t('loadFailed.title')}</AlertTitle>
      {t('loadFailed.text')}
    </Alert>
  );
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
