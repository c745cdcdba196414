// The end of the first run: the whole page, 'Make it public', and then the ways to send it.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { displayName, type Profile } from '@marquee/domain/profile';
import { paths } from '../../../config/paths.ts';
import { searchOf } from './steps.ts';
import type { WelcomeBackend, WelcomeParts } from './welcome-backend.ts';

interface PageStepProps {
  readonly profile: Profile;
  readonly publishing: WelcomeBackend['publishing'];
  readonly parts: Pick<WelcomeParts, 'renderPage' | 'renderProblem' | 'renderSend'>;
}

export function PageStep({ profile, publishing, parts }: PageStepProps) {
  // This device shows a change before the server has it, and the server draws the card of a public page only.
  const [isPublishing, setIsPublishing] = useState(false);
  const { t } = useTranslation('welcome');
  const publish = async (): Promise<void> => {
    setIsPublishing(true);
    try {
      await publishing.publish();
    } finally {
      setIsPublishing(false);
    }
  };
  return (
    <Stack spacing={5}>
      {profile.is_profile_public && !isPublishing ? (
        <Stack spacing={3} sx={{ alignItems: 'stretch' }}>
          {parts.renderSend(profile)}
          <Button component={Link} to={paths.myProfile.href()} sx={{ alignSelf: 'center' }}>
            {t('toProfile')}
          </Button>
        </Stack>
      ) : (
        <Publish
          profile={profile}
          publish={publish}
          problem={publishing.problem === undefined ? null : parts.renderProblem(publishing.problem)}
        />
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden', pb: 5, bgcolor: 'background.default' }}>
        {parts.renderPage(profile)}
      </Paper>
    </Stack>
  );
}

interface PublishProps {
  readonly profile: Profile;
  readonly publish: () => Promise<void>;
  /** Why it cannot be made public yet. */
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
