// /versions: versions of the profile for roles, which links for one person can show; `?edit=` opens the form of a
// version.
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { EMPTY_VERSION, VERSION_LIMITS, type Version } from '@marquee/domain/views/version';
import { useSignedInUser } from '#web/account/session.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { EmptyStage } from '#web/components/pictures/empty-stage.tsx';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useLiveDocument } from '#web/firebase/live.ts';
import { profileRef } from '#web/firebase/references.ts';
import { newLinkCode } from '#web/sharing/api/named-links.ts';
import { useVersions } from '#web/sharing/api/versions.ts';
import { VersionForm } from './components/version-form.tsx';
import { editHref, VersionList } from './components/version-list.tsx';

export default function VersionsPage() {
  const { t } = useTranslation('versions');
  const { uid } = useSignedInUser();
  const profile = useLiveDocument(profileRef(uid));
  const versions = useVersions(uid);
  const failed = [profile, versions].find(({ status }) => status === 'error');
  return (
    <ScreenContainer>
      {failed?.status === 'error' ? (
        <LoadFailed title={t('loadFailed.title')} text={t('loadFailed.text')} onRetry={failed.retry} />
      ) : profile.status === 'ready' && versions.status === 'ready' ? (
        <Versions profile={profile.data ?? emptyProfile(uid)} versions={versions.data} />
      ) : (
        <Stack role="status" aria-label={t('loading')} data-skeleton="" sx={{ gap: 2, maxWidth: 720 }}>
          <Skeleton variant="rounded" height={48} width="60%" />
          <Skeleton variant="rounded" height={90} />
          <Skeleton variant="rounded" height={90} />
        </Stack>
      )}
    </ScreenContainer>
  );
}

interface VersionsProps {
  readonly profile: Profile;
  readonly versions: readonly Version[];
}

function Versions({ profile, versions }: VersionsProps) {
  const { t } = useTranslation('versions');
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const stored = versions.find(({ id }) => id === edited);
  const isFull = versions.length >= VERSION_LIMITS.versions;
  if (stored) return <VersionForm key={stored.id} profile={profile} version={stored} isNew={false} />;
  if (edited === 'new' && !isFull) return <NewVersion profile={profile} />;
  return (
    <>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
          maxWidth: 720,
        }}
      >
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        {versions.length > 0 && !isFull ? <MakeButton /> : null}
      </Stack>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3, maxWidth: '70ch' }}>
        {t('intro')}
      </Typography>
      {isFull ? (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 720 }}>
          {t('full')}
        </Alert>
      ) : null}
      {versions.length === 0 ? (
        <Paper variant="outlined" sx={{ maxWidth: 720 }}>
          <EmptyState picture={<EmptyStage />} heading="h2" title={t('empty.title')} text={t('empty.text')}>
            <MakeButton />
          </EmptyState>
        </Paper>
      ) : (
        <VersionList profile={profile} versions={versions} />
      )}
    </>
  );
}

function MakeButton() {
  const { t } = useTranslation('versions');
  return (
    <Button component={Link} to={editHref('new')} variant="contained" color="secondary" startIcon={<Add />}>
      {t('make')}
    </Button>
  );
}

/** The form of a new version, whose id stays the same, so that a repeated save makes no second version. */
function NewVersion({ profile }: { readonly profile: Profile }) {
  const [id] = useState(newLinkCode);
  return <VersionForm profile={profile} version={{ ...EMPTY_VERSION, id }} isNew />;
}
