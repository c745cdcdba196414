// The end of the first run: the whole page, 'Make it public', and then the ways to send it, WhatsApp first.
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { displayName, type Profile } from '@marquee/domain/profile';
import { SHARE_CARD_SIZE, shareCardPath } from '@marquee/domain/share-card';
import { paths } from '../../../config/paths.ts';
import { profileLink } from '../../../sharing/profile-link.ts';
import { searchOf } from './steps.ts';
import type { WelcomeBackend, WelcomeParts } from './welcome-backend.ts';

interface PageStepProps {
  readonly profile: Profile;
  readonly publish: WelcomeBackend['publish'];
  readonly parts: Pick<WelcomeParts, 'renderPage' | 'renderShare'>;
}

export function PageStep({ profile, publish, parts }: PageStepProps) {
  // This device shows a change before the server has it, and the server draws the card of a public page only.
  const [isPublishing, setIsPublishing] = useState(false);
  const publishFirst = async (): Promise<void> => {
    setIsPublishing(true);
    try {
      await publish();
    } finally {
      setIsPublishing(false);
    }
  };
  return (
    <Stack spacing={5}>
      {profile.is_profile_public && !isPublishing ? (
        <SendIt profile={profile} renderShare={parts.renderShare} />
      ) : (
        <Publish profile={profile} publish={publishFirst} />
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden', pb: 5, bgcolor: 'background.default' }}>
        {parts.renderPage(profile)}
      </Paper>
    </Stack>
  );
}

function Publish({ profile, publish }: Pick<PageStepProps, 'profile' | 'publish'>) {
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
      {state === 'failed' ? <Alert severity="error">{t('publishFailed')}</Alert> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          loading={state === 'working'}
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

function SendIt({
  profile,
  renderShare,
}: Pick<PageStepProps, 'profile'> & Pick<WelcomeParts, 'renderShare'>) {
  const { t } = useTranslation('welcome');
  const link = profileLink(globalThis.location.origin, profile);
  const message = t('message', { link });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 3, sm: 4 },
        alignItems: 'center',
      }}
    >
      <Paper component="figure" variant="outlined" sx={{ m: 0, overflow: 'hidden' }}>
        <Box
          component="img"
          src={shareCardPath(profile)}
          width={SHARE_CARD_SIZE.width}
          height={SHARE_CARD_SIZE.height}
          alt={t('card', { name: displayName(profile) })}
          sx={{ display: 'block', width: '100%', height: 'auto' }}
        />
        <Typography
          component="figcaption"
          variant="body2"
          color="textSecondary"
          sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere' }}
        >
          {link.replace(/^https?:\/\//, '')}
        </Typography>
      </Paper>
      <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          startIcon={<WhatsApp />}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        >
          {t('whatsapp')}
        </Button>
        {renderShare(profile)}
        <Button component={Link} to={paths.myProfile.href()}>
          {t('toProfile')}
        </Button>
      </Stack>
    </Box>
  );
}
