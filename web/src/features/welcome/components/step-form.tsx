// One of the four screens with fields: 'Next' checks and saves its fields, 'Skip' continues without saving them.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile, ProfileForm } from '@marquee/domain/profile/profile';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { ShownProfile } from '#web/profile-preview/preview.ts';
import { profileAfter } from '#web/profile-form/saving/pending-save.ts';
import { ProfilePictureField } from '#web/profile-form/pictures/profile-picture-field.tsx';
import { StepFields } from './step-fields.tsx';
import type { FormStep } from './steps.ts';

/** A preview that changes as the user types. Nothing in it takes the focus or is read out by screen readers. */
function Preview({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('welcome');
  const { values } = useFormikContext<ProfileForm>();
  const shown = useDeferredValue(values);
  return (
    <Box component="section" aria-labelledby="growing-page" sx={{ minWidth: 0 }}>
      <Typography id="growing-page" variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {t('preview')}
      </Typography>
      <Box
        inert
        sx={{
          // Clips absolute elements too, which would make the screen as high as the page.
          position: 'relative',
          maxHeight: { xs: 560, md: 'calc(100dvh - 200px)' },
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          maskImage: 'linear-gradient(#000 80%, transparent)',
        }}
      >
        {/* The page is laid out for the window's width, but has only about half of it here, beside the fields. */}
        <Box sx={{ zoom: { md: 0.6 } }}>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<Skeleton variant="rectangular" height={560} />}>
              <ShownProfile profile={profileAfter(profile, shown)} />
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

interface StepFormProps {
  readonly step: FormStep;
  readonly profile: Profile;
  /** Whether a picture is being read or uploaded: unmounting the picture's field would cancel the upload. */
  readonly isUploading: boolean;
  /** Why the save failed; '' for no failure. */
  readonly problem: string;
  readonly onSkip: () => void;
  /** Ends the first run; the profile can be filled in later. */
  readonly onLeave: () => void;
}

export function StepForm({ step, profile, isUploading, problem, onSkip, onLeave }: StepFormProps) {
  const { t } = useTranslation(['welcome', 'profileEditor']);
  const { isSubmitting } = useFormikContext();
  const isBusy = isSubmitting || isUploading;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        gap: { xs: 5, md: 8 },
        alignItems: 'start',
      }}
    >
      <Stack spacing={3}>
        <h2 style={visuallyHidden}>{t('fields')}</h2>
        {/* A save resets the form to what was saved, so nothing can be typed during it. */}
        <Stack spacing={3} inert={isSubmitting}>
          {step === 'picture' ? null : (
            // A step's texts may not have been loaded before the connection was lost.
            <ErrorBoundary
              resetOn={step}
              fallback={<LoadFailed text={t('loadFailed.text')} onRetry={() => location.reload()} />}
            >
              <StepFields step={step} />
            </ErrorBoundary>
          )}
          {/* The picture goes on uploading when the back button leads to another screen. */}
          {step === 'picture' || isUploading ? (
            <div hidden={step !== 'picture'}>
              <ProfilePictureField chosen={undefined} />
            </div>
          ) : null}
        </Stack>
        {problem === '' ? null : <Alert severity="error">{`${problem} ${t('kept')}`}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Button type="submit" variant="contained" color="secondary" size="large" loading={isBusy}>
            {t(problem === '' ? 'next' : 'retry')}
          </Button>
          <Button size="large" disabled={isBusy} onClick={onSkip}>
            {t('skip')}
          </Button>
          <Button
            color="inherit"
            disabled={isBusy}
            onClick={onLeave}
            sx={{ ml: 'auto', color: 'text.secondary' }}
          >
            {t('leave')}
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <span role="status">{isUploading ? t('profileEditor:bar.uploading') : ''}</span> {t('private')}
        </Typography>
      </Stack>
      <Preview profile={profile} />
    </Box>
  );
}
