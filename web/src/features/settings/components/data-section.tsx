import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import dayjs from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from 'firebase/auth';
import type { NavigationState } from '#web/account/navigation-state.ts';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { saveFile } from '#web/components/save-file.ts';
import { deleteAccount, exportData, isLoginTooOld } from '../api/own-data.ts';
import { Progress } from './progress.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { Item, Line, Named, Section } from './section.tsx';

// What a profile's save needs is loaded with it, and not with the settings.
const YesterdayItem = lazy(async () => ({
  default: (await import('./yesterday/yesterday-item.tsx')).YesterdayItem,
}));

export function DataSection({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="data" title={t('data.title')} text={t('data.text')}>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <YesterdayItem user={user} />
        </Suspense>
      </ErrorBoundary>
      <DownloadItem user={user} />
      <DeleteItem user={user} />
    </Section>
  );
}

function DownloadItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'working' | 'asking'>('idle');
  const [progress, setProgress] = useState('');
  const download = async (): Promise<void> => {
    try {
      const file = await exportData((done, all) => setProgress(t('data.downloadProgress', { done, all })));
      saveFile(file, t('data.fileName', { date: dayjs().format('YYYY-MM-DD') }));
    } catch (error) {
      if (isLoginTooOld(error)) {
        setState('asking');
        return;
      }
      console.error('The data could not be downloaded.', error);
      toast({ variant: 'error', title: t('data.downloadFailed.title'), text: t('data.downloadFailed.text') });
    }
    setState('idle');
  };
  const start = (): void => {
    setProgress('');
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
      {state === 'working' ? (
        <Box sx={{ mt: 2 }}>
          <Progress label={t('data.downloading')} progress={progress} />
        </Box>
      ) : null}
      <IdentityDialog
        open={state === 'asking'}
        user={user}
        title={t('data.downloadTitle')}
        action={t('data.download')}
        busy={t('data.downloading')}
        progress={progress}
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
  const [progress, setProgress] = useState('');

  const remove = async (): Promise<void> => {
    try {
      await deleteAccount((left) => setProgress(t('data.deleteProgress', { count: left })));
    } catch (error) {
      console.error('The account could not be deleted.', error);
      setState('failed');
      return;
    }
    // The farewell is a public page, because the session ends and the account's data on the device is removed.
    const farewell: NavigationState = { accountDeleted: true, signOut: true };
    await navigate(paths.login.href(), { replace: true, state: farewell });
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
        progress={progress}
        onClose={() => setState('idle')}
        onConfirmed={remove}
      />
    </Item>
  );
}
