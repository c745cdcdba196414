import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '#web/components/screen-title.tsx';
import { Card } from '../fields/editor-section.tsx';

const FIELD = 56;

/** The editor's skeleton while the profile loads: its title, and placeholders for fields. */
export function EditorSkeleton() {
  const { t } = useTranslation('profileEditor');
  return (
    <>
      <ScreenTitle title={t('title')} intro={t('intro')} />
      <Stack useFlexGap spacing={3} role="status" aria-label={t('loading')}>
        <Skeleton width="min(100%, 34rem)" height={30} />
        <Card variant="outlined">
          <Stack spacing={2.5}>
            <Skeleton variant="text" width="13rem" sx={{ fontSize: '1.5rem', maxWidth: '70%' }} />
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <Skeleton variant="rounded" height={FIELD} sx={{ flex: 1 }} />
              <Skeleton variant="rounded" height={FIELD} sx={{ flex: 1 }} />
            </Stack>
            <Skeleton variant="rounded" height={FIELD} />
            <Skeleton variant="rounded" height={FIELD} />
          </Stack>
        </Card>
        <Card variant="outlined">
          <Stack spacing={2.5}>
            <Skeleton variant="text" width="10rem" sx={{ fontSize: '1.5rem', maxWidth: '70%' }} />
            <Skeleton variant="rounded" width={120} height={120} />
          </Stack>
        </Card>
      </Stack>
    </>
  );
}
