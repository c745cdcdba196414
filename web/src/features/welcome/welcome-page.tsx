// /welcome: the first run after signing up. Each screen is an address, so that the back button and a reload work.
import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '#web/account/session.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { loadProfile } from '#web/profile-form/api/load-profile.ts';
import { readDraft } from '#web/profile-form/drafts/draft.ts';
import { readPendingSave } from '#web/profile-form/saving/pending-save.ts';
import { untilReplaced } from '#web/components/until-replaced.ts';
import { FirstRun, type Start } from './components/first-run.tsx';

/** The form's initial values: a draft's, which is newer than a save, else a pending save's, else the stored ones. */
async function startOf(user: User): Promise<Start> {
  const kept = readDraft(user.uid) ?? readPendingSave(user.uid);
  if (kept) return kept;
  const base = await loadProfile(user);
  return { base, values: base.form };
}

export default function WelcomePage() {
  const { t } = useTranslation('welcome');
  const [user] = useState(useSignedInUser());
  const [start, setStart] = useState<Start | 'failed'>();
  const [round, setRound] = useState(0);
  useEffect(
    () =>
      untilReplaced(startOf(user), setStart, (error) => {
        console.warn('The profile could not be loaded.', error);
        setStart('failed');
      }),
    [user, round],
  );

  if (start === undefined) return <Spinner label={t('loading')} />;
  return (
    <ScreenContainer>
      {start === 'failed' ? (
        <LoadFailed
          title={t('loadFailed.title')}
          text={t('loadFailed.text')}
          onRetry={() => {
            setStart(undefined);
            setRound(round + 1);
          }}
        />
      ) : (
        <FirstRun user={user} start={start} />
      )}
    </ScreenContainer>
  );
}
