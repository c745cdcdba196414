// /notification-test: sends a notification by every strategy, and checks which parts of the set-up work.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { ScreenTitle } from '#web/components/screen-title.tsx';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { ResultLog } from './components/result-log.tsx';
import { useTester } from './components/use-tester.ts';

export default function NotificationTestPage() {
  const session = useSession();
  const user = session.status === 'signed-in' || session.status === 'unverified' ? session.user : null;
  return <Tester key={user?.uid} user={user} />;
}

function Tester({ user }: { readonly user: User | null }) {
  const { t } = useTranslation('notificationTest');
  const { target, setTarget, targetError, results, clear, isWorking, send, sendDirectly, examine } =
    useTester(user);
  return (
    <ScreenContainer>
      <ScreenTitle title={t('title')} intro={t('intro')} />
      <Stack spacing={3}>
        {user ? null : <LogInHint />}
        <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 3 } }}>
          <Stack spacing={2.5}>
            <TextField
              label={t('target')}
              value={target}
              error={targetError !== ''}
              helperText={targetError === '' ? t('targetHelp') : targetError}
              onChange={(event) => setTarget(event.target.value)}
              slotProps={{
                htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
                formHelperText: { role: 'status' },
              }}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="contained" disabled={isWorking} onClick={() => void send()}>
                {t('send')}
              </Button>
              <Button variant="outlined" disabled={isWorking} onClick={() => void sendDirectly()}>
                {t('direct')}
              </Button>
              <Button variant="outlined" disabled={isWorking} onClick={() => void examine()}>
                {t('diagnose')}
              </Button>
              <Button component={Link} to={paths.notifications.href()}>
                {t('view')}
              </Button>
            </Stack>
            {isWorking ? <LinearProgress aria-label={t('results')} /> : null}
          </Stack>
        </Paper>
        <ResultLog results={results} onClear={clear} />
      </Stack>
    </ScreenContainer>
  );
}

function LogInHint() {
  const { t } = useTranslation('notificationTest');
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          component={Link}
          to={paths.login.href()}
          state={{ from: paths.notificationTest.href() }}
        >
          {t('logIn')}
        </Button>
      }
    >
      {t('notLoggedIn')}
    </Alert>
  );
}
