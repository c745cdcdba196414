import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

/** The editor's outline while the profile loads. */
export function EditorSkeleton() {
  const { t } = useTranslation('profileEditor');
  return (
    <Stack spacing={3} role="status" aria-label={t('loading')}>
      <Skeleton variant="text" width="60%" sx={{ fontSize: '2.5rem' }} />
      {[3, 2].map((rows) => (
        <Stack key={rows} spacing={2}>
          <Skeleton variant="text" width="40%" sx={{ fontSize: '1.5rem' }} />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
