// /settings: link, visibility, account, notifications, privacy, looks, installing, data.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenContainer } from '../../components/screen-container.tsx';
import { paths } from '../../config/paths.ts';
import { profileRef } from '../../firebase/references.ts';
import { useSignedInUser } from '../../account/session.ts';
import { useLiveDocument } from '../../firebase/live.ts';
import { useAllChoices } from './api/choices.ts';
import { BlockedSection } from './components/blocked-section.tsx';
import { ChoicesSections } from './components/choices-sections.tsx';
import { DataSection } from './components/data-section.tsx';
import { EmailItem } from './components/email-item.tsx';
import { GoogleItem } from './components/google-item.tsx';
import { InstallSection } from './components/install-section.tsx';
import { NotificationsSection } from './components/notifications-section.tsx';
import { PasswordItem } from './components/password-item.tsx';
import { PhoneItem } from './components/phone-item.tsx';
import { Section } from './components/section.tsx';
import { UsernameSection } from './components/username-section.tsx';
import { VisibilitySection } from './components/visibility-section.tsx';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useSignedInUser();
  return (
    <ScreenContainer>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 4, md: 6 } }}>
        {t('intro')}
      </Typography>
      <Stack sx={{ gap: { xs: 5, md: 6 } }}>
        <ProfileSections user={user} />
        <Section id="account" title={t('account.title')} text={t('account.text')}>
          <EmailItem user={user} />
          <PasswordItem user={user} />
          <GoogleItem user={user} />
          <PhoneItem user={user} />
        </Section>
        <StoredChoices user={user} />
        <BlockedSection uid={user.uid} />
        <InstallSection />
        <DataSection user={user} />
      </Stack>
    </ScreenContainer>
  );
}

function ProfileSections({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const profile = useLiveDocument(profileRef(user.uid));
  if (profile.status === 'loading') return <Waiting />;
  if (profile.status === 'error') return <FailedChoices onRetry={profile.retry} />;
  if (!profile.data) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={Link} to={paths.profileEdit.href()} color="inherit">
            {t('createProfile')}
          </Button>
        }
      >
        {t('noProfile')}
      </Alert>
    );
  }
  return (
    <>
      <UsernameSection profile={profile.data} />
      <VisibilitySection profile={profile.data} user={user} />
    </>
  );
}

function StoredChoices({ user }: { readonly user: User }) {
  const settings = useAllChoices(user.uid);
  if (settings.status === 'loading') return <Waiting />;
  if (settings.status === 'error') return <FailedChoices onRetry={settings.retry} />;
  return (
    <>
      <NotificationsSection user={user} choices={settings.data} />
      <ChoicesSections uid={user.uid} settings={settings.data} />
    </>
  );
}

function FailedChoices({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('settings');
  return <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={onRetry} />;
}

function Waiting() {
  const { t } = useTranslation('settings');
  return <Skeleton variant="rounded" height={160} role="status" aria-label={t('loading')} />;
}
