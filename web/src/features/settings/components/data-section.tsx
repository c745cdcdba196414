import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from 'firebase/auth';
import type { NavigationState } from '../../../account/navigation-state.ts';
import { signOut } from '../../../account/sign-out.ts';
import { useToast } from '../../../components/toast.tsx';
import { paths } from '../../../config/paths.ts';
import { saveFile } from '../../../components/save-file.ts';
import { deleteAccount, exportData, isLoginTooOld } from '../api/own-data.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { Item, Line, Named, Section } from './section.tsx';

export function DataSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="data" title={t('data.title')} text={t('data.text')}>
      <DownloadItem user={user} />
      <DeleteItem user={user} />
    </Section>
  );
}

function DownloadItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'working' | 'asking'>('idle');
  const download = async (): Promise<void> => {
    try {
      saveFile(await exportData(), t('data.fileName', { date: dayjs().format('YYYY-MM-DD') }));
    } catch (error) {
      if (isLoginTooOld(error)) {
        setState('asking');
        return;
      }
      console.error(error);
      toast({ variant: 'error', title: t('data.downloadFailed.title'), text: t('data.downloadFailed.text') });
    }
    setState('idle');
  };
  const start = (): void => {
    setState('working');
    void download();
  };
  return (
    <Item>
      <Line>
        <Named name={t('data.download')}>{t('data.downloadHelp')}</Named>
        <Button variant="outlined" disabled={state === 'working'} onClick={start}>
          {t('data.download')}
        </Button>
      </Line>
      {state === 'working' ? <LinearProgress aria-label={t('data.downloading')} sx={{ mt: 2 }} /> : null}
      <IdentityDialog
        open={state === 'asking'}
        user={user}
        title={t('data.downloadTitle')}
        action={t('data.download')}
        busy={t('data.downloading')}
        onClose={() => setState('idle')}
        onConfirmed={download}
      />
    </Item>
  );
}

function DeleteItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  const remove = async (): Promise<void> => {
    try {
      await deleteAccount();
    } catch (error) {
      console.error(error);
      setState('failed');
      return;
    }
    const farewell: NavigationState = { accountDeleted: true };
    // The farewell is shown where nobody needs a session: this one ends, and with it what it left on the device.
    await navigate(paths.login.href(), { replace: true, state: farewell });
    await signOut();
  };

  return (
    <Item>
      <Line>
        <Named name={t('data.delete')}>{t('data.deleteHelp')}</Named>
        <Button variant="outlined" color="error" onClick={() => setState('asking')}>
          {t('data.delete')}
        </Button>
      </Line>
      {state === 'failed' ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          <strong>{t('data.deleteFailed.title')}.</strong> {t('data.deleteFailed.text')}
        </Alert>
      ) : null}
      <IdentityDialog
        open={state === 'asking'}
        user={user}
        title={t('data.deleteTitle')}
        text={t('data.deleteText')}
        action={t('data.delete')}
        danger
        busy={t('data.deleting')}
        onClose={() => setState('idle')}
        onConfirmed={remove}
      />
    </Item>
  );
}
