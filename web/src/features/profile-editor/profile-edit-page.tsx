import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { User } from 'firebase/auth';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { DarkBulb } from '../../components/pictures/dark-bulb.tsx';
import { isVerified, useSession } from '../../firebase/session.ts';
import { seedSkillsWhenEmpty } from './api/seed-skills.ts';
import { EditorSkeleton } from './components/editor/editor-skeleton.tsx';
import { ProfileEditor } from './components/editor/profile-editor.tsx';
import { useLoadedProfile } from './components/editor/use-loaded-profile.ts';
import { useScrollToTopOnRotation } from './components/editor/use-rotation.ts';

function LoadError() {
  const { t } = useTranslation('profileEditor');
  return (
    <div role="alert">
      <EmptyState picture={<DarkBulb />} heading="h1" title={t('loadError.title')} text={t('loadError.text')}>
        {/* Reloads (specification, section 2): Firestore itself would wait up to a minute before it tries again. */}
        <Button variant="contained" size="large" onClick={() => location.reload()}>
          {t('loadError.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

function LoadedEditor({ user, isVerified }: { readonly user: User; readonly isVerified: boolean }) {
  const { loaded, startFrom } = useLoadedProfile(user);
  useScrollToTopOnRotation();
  useEffect(() => {
    if (loaded.status === 'ready') void seedSkillsWhenEmpty(user);
  }, [loaded.status, user]);
  if (loaded.status === 'loading') return <EditorSkeleton />;
  if (loaded.status === 'failed') return <LoadError />;
  return (
    <ProfileEditor
      key={loaded.round}
      uid={user.uid}
      isVerified={isVerified}
      stored={loaded.stored}
      onStartFrom={startFrom}
    />
  );
}

/** `/profile/edit`: the form of the signed-in user's own profile. Stands behind the route guard. */
export function ProfileEditPage() {
  const session = useSession();
  const user = 'user' in session ? session.user : undefined;
  return (
    // The room below is the fixed bar's.
    <Container maxWidth="md" sx={{ pt: { xs: 3, sm: 5 }, pb: 16 }}>
      {user === undefined ? (
        <EditorSkeleton />
      ) : (
        <LoadedEditor key={user.uid} user={user} isVerified={isVerified(user)} />
      )}
    </Container>
  );
}
