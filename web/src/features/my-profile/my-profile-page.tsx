// /my-profile: the owner's profile as visitors see it, how complete it is, and who looks at it.
import EditOutlined from '@mui/icons-material/EditOutlined';
import GppBadOutlined from '@mui/icons-material/GppBadOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { completeness, type Completeness } from '@marquee/domain/profile/completeness';
import { EMPTY_CONTACT, isShown, type Contact, type Profile } from '@marquee/domain/profile/profile';
import { profilePath } from '@marquee/domain/site/routes';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { DressingMirror } from '#web/components/pictures/dressing-mirror.tsx';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { WhenNear } from '#web/components/when-near.tsx';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { paths } from '#web/config/paths.ts';
import { contactRef, profileRef } from '#web/firebase/references.ts';
import { useSignedInUser } from '#web/account/session.ts';
import { useLiveDocument, type Live } from '#web/firebase/live.ts';
import { CompletenessMeter } from './components/completeness-meter.tsx';
import { FreshnessNudge } from './components/freshness-nudge.tsx';
import { PrivateNote } from './components/private-note.tsx';
import { nextStep, type NextStep } from './components/next-step.ts';
import { OwnProfile } from '#web/profile-preview/preview.ts';
import { OwnLink } from '#web/sharing/components/own-link.tsx';
import { SendDialog } from '#web/sharing/components/send-dialog.tsx';
import { ShareButton } from '#web/sharing/components/share-button.tsx';
import { TakenDownNote } from '#web/visibility/taken-down-note.tsx';
import { ViewsPanel } from './components/views-panel.tsx';

/** The hash of the address that the installed app's shortcut opens: the screen then opens the share dialog. */
const SHARE = '#share';

/** The meter's height in pixels for a complete profile on a phone; reserved against layout shifts. */
const METER_HEIGHT = 157;

export default function MyProfilePage() {
  const { t } = useTranslation('myProfile');
  const user = useSignedInUser();
  const { uid } = user;
  // Both documents are read in parallel; one after the other would take two round trips.
  const stored = useLiveDocument(profileRef(uid));
  const contact = useLiveDocument(contactRef(uid));
  const profile = stored.status === 'ready' ? stored.data : undefined;
  const plan = profile && contact.status === 'ready' ? planOf(profile, contact.data) : undefined;
  const [isSending, setIsSending] = useState(false);

  return (
    <ScreenContainer>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: { xs: 3, md: 4 },
        }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Typography variant="h2" component="h1">
            {t('title')}
          </Typography>
          <VisibilityChip profile={profile} isLoaded={stored.status === 'ready'} />
        </Stack>
        {profile ? (
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <Button
              component={Link}
              to={paths.profileEdit.href()}
              variant="outlined"
              startIcon={<EditOutlined />}
            >
              {t('edit')}
            </Button>
            {profile.taken_down ? null : <Share profile={profile} isNext={plan?.next.kind === 'share'} />}
          </Stack>
        ) : null}
      </Box>

      {stored.status === 'loading' ? <PageSkeleton /> : null}
      {stored.status === 'error' ? (
        <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={stored.retry} />
      ) : null}
      {stored.status === 'ready' && !profile ? <NoProfile /> : null}
      {profile ? (
        <>
          <Overview {...{ user, profile, contact, plan }} onPublished={() => setIsSending(true)} />
          <SendDialog
            profile={profile}
            open={isSending && isShown(profile)}
            onClose={() => setIsSending(false)}
          />
        </>
      ) : null}
    </ScreenContainer>
  );
}

interface VisibilityChipProps {
  readonly profile: Profile | undefined;
  /** The profile is treated as public until it is loaded. */
  readonly isLoaded: boolean;
}

function VisibilityChip({ profile, isLoaded }: VisibilityChipProps) {
  const { t } = useTranslation('myProfile');
  if (profile?.taken_down)
    return <Chip icon={<GppBadOutlined />} color="error" variant="outlined" label={t('takenDown')} />;
  const isPublic = !isLoaded || profile?.is_profile_public === true;
  return (
    <Chip
      icon={isPublic ? <PublicOutlined /> : <LockOutlined />}
      color={isPublic ? 'success' : 'default'}
      variant="outlined"
      label={t(isPublic ? 'public' : 'private')}
    />
  );
}

interface ShareProps {
  readonly profile: Profile;
  /** Whether sharing is highlighted as the next step. */
  readonly isNext: boolean;
}

/** The button that opens the share dialog; after the app's shortcut the dialog is open from the start. */
function Share({ profile, isNext }: ShareProps) {
  const isShortcut = useLocation().hash === SHARE;
  const navigate = useNavigate();
  return (
    <ShareButton
      key={String(isShortcut)}
      profile={profile}
      isProminent={isNext}
      startsOpen={isShortcut}
      onClosed={() => {
        // Removes the hash, so that the shortcut can open the dialog again.
        if (isShortcut) void navigate({ hash: '' }, { replace: true });
      }}
    />
  );
}

interface Plan {
  readonly completeness: Completeness;
  readonly next: NextStep;
}

function planOf(profile: Profile, contact = EMPTY_CONTACT): Plan {
  const found = completeness(profile, contact);
  return { completeness: found, next: nextStep(found, profile.is_profile_public) };
}

interface OverviewProps {
  readonly user: User;
  readonly profile: Profile;
  readonly contact: Live<Contact | undefined>;
  readonly plan: Plan | undefined;
  readonly onPublished: () => void;
}

function Overview({ user, profile, contact, plan, onPublished }: OverviewProps) {
  const { t } = useTranslation('myProfile');
  return (
    <Stack sx={{ gap: 3 }}>
      <TakenDownNote profile={profile} />
      <FreshnessNudge profile={profile} />
      {profile.is_profile_public || profile.taken_down ? null : (
        <PrivateNote
          user={user}
          contact={contact}
          isNext={plan?.next.kind === 'publish'}
          onPublished={onPublished}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 3 }}>
          {contact.status === 'loading' ? <Skeleton variant="rounded" height={METER_HEIGHT} /> : null}
          {plan && !profile.taken_down ? <CompletenessMeter {...plan} /> : null}
          {contact.status === 'error' ? (
            <LoadFailed text={t('completeness.failed')} onRetry={contact.retry} />
          ) : null}
          <OwnLink profile={profile} />
        </Stack>
        <ViewsPanel uid={profile.id} />
      </Box>
      <Preview profile={profile} />
    </Stack>
  );
}

/**
 * The page as visitors see it. As large as the rest of the screen, it is memoized: it renders only for a new profile.
 */
const Preview = memo(function Preview({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('myProfile');
  return (
    <section aria-labelledby="preview-title">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1.5 }}>
        <Typography id="preview-title" variant="h4" component="h2">
          {t('preview.title')}
        </Typography>
        {isShown(profile) ? (
          <Button href={profilePath(profile)} target="_blank" rel="noopener" endIcon={<OpenInNew />}>
            {t('preview.open')}
            <span style={visuallyHidden}> ({t('preview.newTab')})</span>
          </Button>
        ) : null}
      </Stack>
      <ErrorBoundary fallback={<LoadFailed text={t('loadFailed.text')} onRetry={() => location.reload()} />}>
        <WhenNear height="100vh" placeholder={<PreviewSkeleton />}>
          <Paper variant="outlined" sx={{ overflow: 'hidden', pb: 5, bgcolor: 'background.default' }}>
            <OwnProfile profile={profile} />
          </Paper>
        </WhenNear>
      </ErrorBoundary>
    </section>
  );
});

function NoProfile() {
  const { t } = useTranslation('myProfile');
  return (
    <Paper variant="outlined">
      <EmptyState picture={<DressingMirror />} heading="h2" title={t('none.title')} text={t('none.text')}>
        <Button
          component={Link}
          to={paths.profileEdit.href()}
          variant="contained"
          color="secondary"
          size="large"
        >
          {t('none.action')}
        </Button>
      </EmptyState>
    </Paper>
  );
}

function PageSkeleton() {
  const { t } = useTranslation('myProfile');
  return (
    <Stack role="status" aria-label={t('loading')} data-skeleton="" sx={{ gap: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gap: 3,
        }}
      >
        <Skeleton variant="rounded" height={METER_HEIGHT} />
        <Skeleton variant="rounded" height={340} />
      </Box>
      <PreviewSkeleton />
    </Stack>
  );
}

function PreviewSkeleton() {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 7 }, bgcolor: 'background.default' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' }, gap: { xs: 3, md: 7 } }}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 5' }} />
        <Stack sx={{ gap: 1, justifyContent: 'center' }}>
          <Skeleton sx={{ fontSize: '4rem', maxWidth: '80%' }} />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      </Box>
    </Paper>
  );
}
