// The page beside the form, on screens with room for it: it follows what is typed.
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyProfile, type ProfileForm } from '@marquee/domain/profile/profile';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { profileAfter } from '#web/profile-form/saving/pending-save.ts';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { PhonePreview } from '#web/profile-preview/preview.ts';

/** All of the window's height but the bars above and below. */
const HEIGHT = 'calc(100dvh - 232px)';

export function LivePreview() {
  const { t } = useTranslation('profileEditor');
  const { values } = useFormikContext<ProfileForm>();
  const { names } = useEditor();
  const profile = useMemo(() => profileAfter(emptyProfile(names.uid), values), [names.uid, values]);
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={t('overview.pageBeside')}
      sx={{ position: 'sticky', insetBlockStart: 88, overflow: 'hidden' }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {t('overview.pageBeside')}
      </Typography>
      {/* The form stays whatever happens to the preview. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Skeleton variant="rectangular" width="100%" height={HEIGHT} />}>
          <PhonePreview profile={profile} title={t('overview.pageBeside')} height={HEIGHT} />
        </Suspense>
      </ErrorBoundary>
    </Paper>
  );
}
