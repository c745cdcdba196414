import Button from '@mui/material/Button';
import type { User } from 'firebase/auth';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { DarkBulb } from '#web/components/pictures/dark-bulb.tsx';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useSession } from '#web/account/session.ts';
import { isVerified } from '#web/account/verified.ts';
import { seedSkillsWhenEmpty } from './api/seed-when-empty.ts';
import { EditorSkeleton } from './components/editor/editor-skeleton.tsx';
import { editorReducer, isOpen } from './components/editor/editor-state.ts';
import { ProfileEditor } from './components/editor/profile-editor.tsx';
import { useLoad } from './components/editor/use-load.ts';

/** Scrolls to the top when the phone is rotated; opening the on-screen keyboard is no rotation. */
function useScrollToTopOnRotation(): void {
  useEffect(() => {
    const toTop = (): void => scrollTo({ top: 0 });
    // jsdom and Safari before 16.4 have no screen.orientation.
    const orientation = (screen as Partial<Screen>).orientation;
    if (!orientation) {
      addEventListener('orientationchange', toTop);
      return () => removeEventListener('orientationchange', toTop);
    }
    orientation.addEventListener('change', toTop);
    return () => orientation.removeEventListener('change', toTop);
  }, []);
}

function LoadError() {
  const { t } = useTranslation('profileEditor');
  return (
    <div role="alert">
      <EmptyState picture={<DarkBulb />} heading="h1" title={t('loadError.title')} text={t('loadError.text')}>
        {/* Reloads the page: Firestore itself would wait up to a minute before it tries again. */}
        <Button variant="contained" size="large" onClick={() => location.reload()}>
          {t('loadError.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

function LoadedEditor({ user, isVerified }: { readonly user: User; readonly isVerified: boolean }) {
  const [state, dispatch] = useReducer(editorReducer, { name: 'loading' });
  useLoad(user, state, dispatch);
  useScrollToTopOnRotation();
  const isLoaded = isOpen(state);
  useEffect(() => {
    if (isLoaded) void seedSkillsWhenEmpty();
  }, [isLoaded]);
  if (state.name === 'loading') return <EditorSkeleton />;
  if (state.name === 'load-failed') return <LoadError />;
  return (
    <ProfileEditor
      key={state.round}
      uid={user.uid}
      isVerified={isVerified}
      state={state}
      dispatch={dispatch}
    />
  );
}

/** `/profile/edit`: the form of the signed-in user's own profile, behind the route guard. */
export default function ProfileEditPage() {
  const session = useSession();
  const user = 'user' in session ? session.user : undefined;
  return (
    // The padding below leaves room for the fixed save bar.
    <ScreenContainer style={{ paddingBlockEnd: 128 }}>
      {user === undefined ? (
        <EditorSkeleton />
      ) : (
        <LoadedEditor key={user.uid} user={user} isVerified={isVerified(user)} />
      )}
    </ScreenContainer>
  );
}
