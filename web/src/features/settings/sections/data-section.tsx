import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import { useToast } from '../../../components/toast.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { deleteAccount, exportData, isLoginTooOld, leaveForGood } from '../api/own-data.ts';
import { IdentityDialog } from '../identity-dialog.tsx';
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
  const titleId = useId();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'deleted'>('idle');

  const remove = async (): Promise<void> => {
    try {
      await deleteAccount();
      setState('deleted');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
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
      <Dialog open={state === 'deleted'} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('data.deleted')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('data.deletedText')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => void leaveForGood()}>
            {t('data.leave')}
          </Button>
        </DialogActions>
      </Dialog>
    </Item>
  );
}
