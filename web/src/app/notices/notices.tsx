// The notices below the top bar: no connection, a save that waits for it, the offer to install the app, a new version.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isEditorPath } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { useIsOffline } from '#web/pwa/connection.ts';
import { usePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { InstallNotice } from './install-notice.tsx';
import { Notice } from './notice.tsx';
import { PendingSaveNotice } from './pending-save-notice.tsx';
import { offeredUpdate } from '#web/pwa/update.ts';
import { useStore } from '#web/storage/create-store.ts';

const Lines = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--mq-wash)',
  color: 'var(--mq-ink)',
  '&:not(:empty)': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
}));

function OfflineNotice() {
  const { t } = useTranslation('common');
  return (
    <Notice>
      <strong>{t('notice.offline.title')}</strong> {t('notice.offline.text')}
    </Notice>
  );
}

function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  const { t } = useTranslation('common');
  const isEditing = isEditorPath(useLocation().pathname);
  return (
    <Notice
      action={
        <Button size="small" onClick={onAccept}>
          {t('notice.update.action')}
        </Button>
      }
    >
      {[t('notice.update.text'), isEditing ? t('notice.update.draft') : ''].filter(Boolean).join(' ')}
    </Notice>
  );
}

/**
 * Says that there is no connection, or that a save waits or failed; in the editor the save bar says that a save waits.
 */
function ConnectionNotice({ uid }: { readonly uid: string }) {
  const isOffline = useIsOffline();
  const pending = usePendingSave(uid);
  const isWaiting = isOffline && pending !== undefined && pending.problem === undefined;
  return (
    <>
      {isOffline && !isWaiting ? <OfflineNotice /> : null}
      <PendingSaveNotice uid={uid} />
    </>
  );
}

export function Notices() {
  const session = useSession();
  const isOffline = useIsOffline();
  const update = useStore(offeredUpdate);
  return (
    <Lines role="status">
      {session.status === 'signed-in' ? (
        <ConnectionNotice uid={session.user.uid} />
      ) : isOffline ? (
        <OfflineNotice />
      ) : null}
      {isOffline || update ? null : <InstallNotice />}
      {update && !isOffline ? <UpdateNotice onAccept={update} /> : null}
    </Lines>
  );
}
