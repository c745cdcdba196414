// /notification-test: each way a notification can travel, and what of the set-up works.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { ScreenContainer } from '../../components/screen-container.tsx';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../account/session.ts';
import { diagnose } from './api/diagnose.ts';
import { writeViewDirectly } from './api/direct-view.ts';
import { mayTest } from './api/may-test.ts';
import { directStrategy, functionStrategy, testStrategy } from './api/profile-view.ts';
import { runStrategies, type Step } from './api/strategies.ts';
import { ResultLog, type Result } from './components/result-log.tsx';

export function NotificationTestPage() {
  const session = useSession();
  const user = session.status === 'signed-in' || session.status === 'unverified' ? session.user : null;
  return <Tester key={user?.uid} user={user} />;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function Tester({ user }: { readonly user: User | null }) {
  const { t } = useTranslation('notificationTest');
  const [target, setTarget] = useState(user?.uid ?? '');
  const [targetError, setTargetError] = useState('');
  const [results, setResults] = useState<readonly Result[]>([]);
  const [isWorking, setIsWorking] = useState(false);
  const add = (result: Result): void => setResults((before) => [...before, result]);
  const targetId = target.trim();

  const report = (step: Step): void => {
    const strategy = t(`strategies.${step.strategy}`);
    if ('delivery' in step) {
      const status = step.delivery === 'sent' ? 'ok' : 'note';
      add({ status, text: t(`deliveries.${step.delivery}`, { strategy }) });
    } else {
      const message = messageOf(step.error);
      add({
        status: 'failed',
        text: t('attemptFailed', { strategy, attempt: step.attempt, message }),
      });
    }
  };

  /** Runs a test on the target when there is one and it may be tested. */
  const onTarget = async (run: (user: User) => Promise<void>): Promise<void> => {
    setTargetError('');
    if (targetId === '') {
      setTargetError(t('targetMissing'));
      return;
    }
    if (!user) {
      add({ status: 'failed', text: t('notLoggedIn') });
      return;
    }
    setIsWorking(true);
    try {
      if (await mayTest(user, targetId)) await run(user);
      else setTargetError(t('notAllowed'));
    } catch (error) {
      add({ status: 'failed', text: messageOf(error) });
    }
    setIsWorking(false);
  };

  const send = (): Promise<void> =>
    onTarget(async ({ uid }) => {
      try {
        const name = await runStrategies(
          [
            functionStrategy(targetId, uid),
            ...(targetId === uid ? [testStrategy(targetId)] : []),
            directStrategy(targetId, uid),
          ],
          report,
        );
        add({ status: 'ok', text: t('done', { strategy: t(`strategies.${name}`) }) });
      } catch {
        add({ status: 'failed', text: t('allFailed') });
      }
    });

  const sendDirectly = (): Promise<void> =>
    onTarget(async ({ uid }) => {
      try {
        await writeViewDirectly(targetId, uid);
        add({ status: 'ok', text: t('directSent') });
      } catch (error) {
        add({
          status: 'failed',
          text: t('directError', { message: messageOf(error) }),
          ...(targetId === uid ? { detail: t('ownDirect') } : {}),
        });
      }
    });

  const examine = async (): Promise<void> => {
    setIsWorking(true);
    for await (const finding of diagnose(user)) {
      const { key, status, project = '', where, uid = '', number = '', reason, detail } = finding;
      const values = { project, uid, number, where: where ? t(`where.${where}`) : '' };
      const why = [reason === undefined ? '' : t(`reasons.${reason}`), detail ?? '']
        .filter((part) => part !== '')
        .join(' ');
      add({
        status,
        text: t(`findings.${key}`, values),
        ...(why === '' ? {} : { detail: why }),
      });
    }
    setIsWorking(false);
  };

  return (
    <ScreenContainer>
      <Typography variant="h2" component="h1">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('intro')}
      </Typography>
      <Stack spacing={3}>
        {user ? null : (
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
        )}
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
        <ResultLog results={results} onClear={() => setResults([])} />
      </Stack>
    </ScreenContainer>
  );
}
