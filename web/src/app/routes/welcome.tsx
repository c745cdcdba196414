// /welcome: connects the onboarding screens with the editor's fields, saves and drafts, and with the site's page.
import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyProfile, type ProfileForm } from '@marquee/domain/profile';
import { useSignedInUser } from '../../account/session.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { ScreenContainer } from '../../components/screen-container.tsx';
import { useLiveDocument } from '../../firebase/live.ts';
import { contactRef, profileRef } from '../../firebase/references.ts';
import { deletePicture } from '../../features/profile-editor/api/delete-picture.ts';
import { loadProfile, type StoredProfile } from '../../features/profile-editor/api/load-profile.ts';
import { sweepLedger, type PictureLedger } from '../../features/profile-editor/api/picture-ledger.ts';
import { usedPaths } from '../../features/profile-editor/api/picture-paths.ts';
import { saveProfile } from '../../features/profile-editor/api/save-profile.ts';
import { readDraft, removeDraft } from '../../features/profile-editor/components/drafts/draft.ts';
import { DraftKeeper } from '../../features/profile-editor/components/drafts/draft-keeper.tsx';
import { usePictureLedger } from '../../features/profile-editor/components/editor/use-picture-ledger.ts';
import { useProblemText } from '../../features/profile-editor/components/fields/use-problem-text.ts';
import {
  profileAfter,
  readPendingSave,
  removePendingSave,
  writePendingSave,
} from '../../features/profile-editor/components/pending-save/pending-save.ts';
import { withSaveLock } from '../../features/profile-editor/components/pending-save/save-lock.ts';
import { saveFailure } from '../../features/profile-editor/components/saving/save-failure.ts';
import { useFailureText } from '../../features/profile-editor/components/saving/use-failure-text.ts';
import { SendProfile } from '../../features/sharing/components/send-profile.tsx';
import { searchOf, withOwnChanges } from '../../features/welcome/components/steps.ts';
import type { SaveResult } from '../../features/welcome/components/welcome-backend.ts';
import { WelcomePage } from '../../features/welcome/welcome-page.tsx';
import { PublishNote } from '../../visibility/publish-note.tsx';
import { usePublishing } from '../../visibility/use-publishing.ts';
import { isOffline } from '../../pwa/connection.ts';
import { OwnProfile, ShownProfile } from './own-profile.tsx';
import { useWelcomeFields } from './welcome-fields.tsx';

interface Start {
  readonly base: StoredProfile;
  readonly values: ProfileForm;
}

/** The initial values: of a draft, which a save removes and is therefore newer, else of a pending save, else the stored ones. */
async function startOf(user: User): Promise<Start> {
  const kept = readDraft(user.uid) ?? readPendingSave(user.uid);
  if (kept) return kept;
  const base = await loadProfile(user);
  return { base, values: base.form };
}

/** Stores a save on the device until the connection is back. */
function wait(uid: string, values: ProfileForm, base: StoredProfile): SaveResult {
  writePendingSave(uid, { base, values, saved_at: Date.now(), problem: undefined });
  removeDraft(uid);
  return { outcome: 'waits' };
}

async function send(
  uid: string,
  ledger: PictureLedger,
  values: ProfileForm,
  base: StoredProfile,
): Promise<SaveResult> {
  if (isOffline()) return wait(uid, values, base);
  ledger.enlist(usedPaths(uid, base.form));
  let form = values;
  let saved = await saveProfile(uid, form, base);
  if (saved.outcome === 'conflict') {
    // Another tab or device has saved other fields: both changes are merged.
    form = withOwnChanges(saved.theirs.form, values, base.form);
    saved = await saveProfile(uid, form, saved.theirs);
  }
  if (saved.outcome === 'username-taken') return { outcome: 'username-taken' };
  if (saved.outcome === 'conflict') throw new Error('The profile is being saved elsewhere.');
  removePendingSave(uid);
  removeDraft(uid);
  void sweepLedger(ledger, { used: usedPaths(uid, form), remove: deletePicture });
  return { outcome: 'saved', form };
}

function Run({ user, start }: { readonly user: User; readonly start: Start }) {
  const { uid } = user;
  const live = useLiveDocument(profileRef(uid));
  const publishing = usePublishing(user, useLiveDocument(contactRef(uid)));
  const profile = (live.status === 'ready' ? live.data : undefined) ?? emptyProfile(uid);
  const [usernameRound, setUsernameRound] = useState(0);
  const { ledger } = usePictureLedger(uid, start.base);
  const { fields, isUploading } = useWelcomeFields({ uid, stored: start.base, ledger, usernameRound });
  const failureText = useFailureText();
  const errorText = useProblemText();

  const save = async (values: ProfileForm, base: StoredProfile): Promise<SaveResult> => {
    try {
      return await withSaveLock(uid, () => send(uid, ledger, values, base));
    } catch (error) {
      console.warn('The profile could not be saved.', error);
      return { outcome: 'failed', text: failureText(saveFailure(error)) };
    }
  };

  return (
    <WelcomePage
      profile={profile}
      start={start}
      backend={{ save, publishing }}
      parts={{
        fields,
        isUploading,
        renderDraft: (base) => <DraftKeeper uid={uid} base={base} />,
        renderPreview: (values) => (
          <ShownProfile
            profile={profileAfter(profile, {
              base: start.base,
              values,
              saved_at: 0,
              problem: undefined,
            })}
          />
        ),
        renderPage: (shown) => <OwnProfile profile={shown} />,
        renderProblem: (problem) => (
          <PublishNote problem={problem} user={user} birthDateHref={searchOf('facts')} />
        ),
        renderSend: (shown) => <SendProfile profile={shown} />,
      }}
      errorText={errorText}
      onUsernameTaken={() => setUsernameRound((round) => round + 1)}
    />
  );
}

export function Welcome() {
  const { t } = useTranslation('welcome');
  const [user] = useState(useSignedInUser());
  const [start, setStart] = useState<Start | 'failed'>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    startOf(user).then(
      (loaded) => {
        if (isCurrent) setStart(loaded);
      },
      (error: unknown) => {
        console.warn('The profile could not be loaded.', error);
        if (isCurrent) setStart('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [user, round]);

  if (start === undefined) return <Spinner label={t('loading')} />;
  if (start === 'failed') {
    return (
      <ScreenContainer>
        <LoadFailed
          title={t('loadFailed.title')}
          text={t('loadFailed.text')}
          onRetry={() => {
            setStart(undefined);
            setRound(round + 1);
          }}
        />
      </ScreenContainer>
    );
  }
  return <Run user={user} start={start} />;
}
