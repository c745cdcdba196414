// The quiet lines below the top bar: no connection, a save that waits for it, a new version.
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isEditorPath } from '../../config/paths.ts';
import { useSession } from '../../account/session.ts';
import { useIsOffline } from '../../pwa/connection.ts';
import { InstallNotice } from './install-notice.tsx';
import { Notice } from './notice.tsx';
import { PendingSaveNotice } from './pending-save-notice.tsx';
import { offeredUpdate, subscribeToUpdate } from '../../pwa/update.ts';

const Lines = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--mq-wash)',
  color: 'var(--mq-ink)',
  '&:not(:empty)': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
}));

function OfflineNotice() {
  const { t } = useTranslation('pwa');
  return (
    <Notice>
      <strong>{t('offline.title')}</strong> {t('offline.text')}
    </Notice>
  );
}

function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  const { t } = useTranslation('pwa');
  const isEditing = isEditorPath(useLocation().pathname);
  return (
    <Notice
      action={
        <Button size="small" onClick={onAccept}>
          {t('update.action')}
        </Button>
      }
    >
      {t('update.text')}
      {isEditing ? ` ${t('update.draft')}` : null}
    </Notice>
  );
}

export function Notices() {
  const session = useSession();
  const isOffline = useIsOffline();
  const update = useSyncExternalStore(subscribeToUpdate, offeredUpdate);
  return (
    <Lines role="status">
      {isOffline ? <OfflineNotice /> : null}
      {session.status === 'signed-in' ? <PendingSaveNotice uid={session.user.uid} /> : null}
      {isOffline || update ? null : <InstallNotice />}
      {update && !isOffline ? <UpdateNotice onAccept={update} /> : null}
    </Lines>
  );
}
