// /settings: link, visibility, notifications, privacy, appearance, installing, account, data.
import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useIsWide } from '#web/components/screen-width.ts';
import { paths } from '#web/config/paths.ts';
import { profileRef } from '#web/firebase/references.ts';
import { useSignedInUser } from '#web/account/session.ts';
import { useLiveDocument } from '#web/firebase/live.ts';
import { useAllChoices, type AllChoices } from './api/choices.ts';
import { BlockedSection } from './components/blocked-section.tsx';
import { AppearanceSection, LanguageSection, ViewerSection } from './components/choices-sections.tsx';
import { DataSection } from './components/data-section.tsx';
import { EmailItem } from './components/email-item.tsx';
import { GoogleItem } from './components/google-item.tsx';
import { GroupList } from './components/group-list.tsx';
import { groupAt, groupOnPage, GROUPS, type GroupId } from './components/groups.ts';
import { InstallSection } from './components/install-section.tsx';
import { NotificationsSection } from './components/notifications-section.tsx';
import { PasswordItem } from './components/password-item.tsx';
import { PhoneItem } from './components/phone-item.tsx';
import { Section } from './components/section.tsx';
import { UsernameSection } from './components/username-section.tsx';
import { VisibilitySection } from './components/visibility-section.tsx';

/** On a phone the list of groups or one group, on a laptop all groups on one page. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useSignedInUser();
  const isWide = useIsWide();
  const { hash } = useLocation();
  const { group: segment } = useParams();
  const group = groupAt(segment, hash);
  // NavigationFocus scrolls to the hash.
  if (isWide && segment !== undefined && group !== undefined) {
    return <Navigate replace to={groupOnPage(group)} />;
  }
  if (!isWide && group !== undefined) {
    return (
      <ScreenContainer>
        <Button component={Link} to={paths.settings.href()} startIcon={<ArrowBack />} sx={{ mb: 2, ml: -1 }}>
          {t('title')}
        </Button>
        <Typography variant="h2" component="h1" sx={{ mb: 4 }}>
          {t(`groups.${group}.title`)}
        </Typography>
        <Stack sx={{ gap: 5 }}>
          <Group group={group} user={user} />
        </Stack>
      </ScreenContainer>
    );
  }
  return (
    <ScreenContainer>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 4, md: 6 } }}>
        {t('intro')}
      </Typography>
      {isWide ? (
        <Stack sx={{ gap: 6 }}>
          {GROUPS.map((each) => (
            <Group key={each} group={each} user={user} />
          ))}
        </Stack>
      ) : (
        <GroupList />
      )}
    </ScreenContainer>
  );
}

interface GroupProps {
  readonly group: GroupId;
  readonly user: User;
}

function Group({ group, user }: GroupProps) {
  const { t } = useTranslation('settings');
  switch (group) {
    case 'link':
      return <ProfileSections user={user} />;
    case 'notifications':
      return (
        <WithChoices uid={user.uid}>
          {(choices) => <NotificationsSection user={user} choices={choices} />}
        </WithChoices>
      );
    case 'privacy':
      return (
        <>
          <WithChoices uid={user.uid}>
            {(choices) => <ViewerSection uid={user.uid} settings={choices} />}
          </WithChoices>
          <BlockedSection uid={user.uid} />
        </>
      );
    case 'app':
      return (
        <>
          <WithChoices uid={user.uid}>
            {(choices) => <AppearanceSection uid={user.uid} settings={choices} />}
          </WithChoices>
          <LanguageSection />
          <InstallSection />
        </>
      );
    case 'account':
      return (
        <>
          <Section id="account" title={t('account.title')} text={t('account.text')}>
            <EmailItem user={user} />
            <PasswordItem user={user} />
            <GoogleItem user={user} />
            <PhoneItem user={user} />
          </Section>
          <DataSection user={user} />
        </>
      );
  }
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

interface WithChoicesProps {
  readonly uid: string;
  readonly children: (choices: AllChoices) => ReactNode;
}

function WithChoices({ uid, children }: WithChoicesProps) {
  const settings = useAllChoices(uid);
  if (settings.status === 'loading') return <Waiting />;
  if (settings.status === 'error') return <FailedChoices onRetry={settings.retry} />;
  return children(settings.data);
}

function FailedChoices({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('settings');
  return <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={onRetry} />;
}

function Waiting() {
  const { t } = useTranslation('settings');
  return <Skeleton variant="rounded" height={160} role="status" aria-label={t('loading')} />;
}
