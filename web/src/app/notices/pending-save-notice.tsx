// A profile that was saved offline: shows that the save is pending, sends it once online, and shows the result.
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { isEditorPath, paths } from '#web/config/paths.ts';
import { withFirestore } from '#web/firebase/with-firestore.ts';
import { usePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { useIsOffline } from '#web/pwa/connection.ts';
import { Notice } from './notice.tsx';

/** Milliseconds until a save that failed while online is retried. */
const AGAIN = 30_000;

export function PendingSaveNotice({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('common');
  const toast = useToast();
  const isOffline = useIsOffline();
  const pending = usePendingSave(uid);
  const isEditing = isEditorPath(useLocation().pathname);
  const [attempt, setAttempt] = useState(0);
  const isToSend = pending !== undefined && pending.problem === undefined && !isOffline;

  useEffect(() => {
    if (!isToSend) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    withFirestore(() => import('#web/profile-form/saving/send-pending-save.ts'))
      .then(({ sendPendingSave }) => sendPendingSave(uid))
      .then((sent) => {
        if (sent === 'sent') toast({ variant: 'success', text: t('notice.pending.sent') });
        if (sent === 'later' && !isLeft) timer = setTimeout(() => setAttempt((count) => count + 1), AGAIN);
      })
      .catch((error: unknown) => console.warn('The profile that waits could not be sent.', error));
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isToSend, attempt, uid, toast, t]);

  if (!pending) return null;
  const { problem } = pending;
  if (problem === undefined && isOffline && isEditing) return null;
  if (problem === undefined)
    return <Notice>{t(isOffline ? 'notice.pending.waiting' : 'notice.pending.sending')}</Notice>;
  return (
    <Notice
      action={
        isEditing ? null : (
          <Button size="small" component={Link} to={paths.profileEdit.href()}>
            {t('notice.pending.review')}
          </Button>
        )
      }
    >
      {t(`notice.pending.${problem}`)}
    </Notice>
  );
}
