// The last screen of the first run: the whole page, 'Make it public', and then the ways to send it.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { User } from 'firebase/auth';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { displayName, isShown, type Profile } from '@marquee/domain/profile/profile';
import { paths } from '#web/config/paths.ts';
import { Spinner } from '#web/components/spinner.tsx';
import { OwnProfile } from '#web/profile-preview/preview.ts';
import { PublishNote } from '#web/visibility/publish-note.tsx';
import type { Publishing } from '#web/visibility/use-publishing.ts';
import { searchOf } from './steps.ts';

const SendProfile = lazy(async () => ({
  default: (await import('#web/sharing/components/send-profile.tsx')).SendProfile,
}));

interface PageStepProps {
  readonly user: User;
  readonly profile: Profile;
  readonly publishing: Publishing;
}

export function PageStep({ user, profile, publishing: { problem, publish } }: PageStepProps) {
  // True until the server has stored the profile as public: Firestore's cache shows it as public earlier, but the
  // server draws a share card only for a public page.
  const [isPublishing, setIsPublishing] = useState(false);
  const { t } = useTranslation('welcome');
  const publishNow = async (): Promise<void> => {
    setIsPublishing(true);
    try {
      await publish();
    } finally {
      setIsPublishing(false);
    }
  };
  return (
    <Stack spacing={5}>
      {isShown(profile) && !isPublishing ? (
        <Stack spacing={3} sx={{ alignItems: 'stretch' }}>
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <SendProfile profile={profile} />
          </Suspense>
          <Button component={Link} to={paths.myProfile.href()} sx={{ alignSelf: 'center' }}>
            {t('toProfile')}
          </Button>
        </Stack>
      ) : (
        <Publish
          profile={profile}
          publish={publishNow}
          problem={
            problem === undefined ? null : (
              <PublishNote problem={problem} user={user} birthDateHref={searchOf('facts')} />
            )
          }
        />
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden', pb: 5, bgcolor: 'background.default' }}>
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <OwnProfile profile={profile} />
        </Suspense>
      </Paper>
    </Stack>
  );
}

interface PublishProps {
  readonly profile: Profile;
  readonly publish: () => Promise<void>;
  /** Why the profile cannot be made public yet. */
  readonly problem: ReactNode;
}

function Publish({ profile, publish, problem }: PublishProps) {
  const { t } = useTranslation('welcome');
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const isUnnamed = displayName(profile) === '';

  const start = async (): Promise<void> => {
    setState('working');
    try {
      await publish();
      setState('idle');
    } catch (error) {
      console.warn('The profile could not be made public.', error);
      setState('failed');
    }
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      {isUnnamed ? (
        <Alert
          severity="info"
          action={
            <Button component={Link} to={searchOf('name')} color="inherit">
              {t('addName')}
            </Button>
          }
        >
          {t('noName')}
        </Alert>
      ) : null}
      {problem}
      {state === 'failed' ? <Alert severity="error">{t('publishFailed')}</Alert> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          loading={state === 'working'}
          disabled={problem !== null}
          onClick={() => void start()}
        >
          {t('publish')}
        </Button>
        <Button component={Link} to={paths.myProfile.href()} size="large">
          {t('notYet')}
        </Button>
      </Stack>
    </Stack>
  );
}
