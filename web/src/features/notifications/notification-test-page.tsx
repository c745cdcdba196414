// /notification-test: each way a notification can travel, and what of the set-up works (specification, section 2).
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from 'firebase/auth';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';
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
  const { t } = useTranslation('notifications');
  const [target, setTarget] = useState(user?.uid ?? '');
  const [targetError, setTargetError] = useState('');
  const [results, setResults] = useState<readonly Result[]>([]);
  const [isWorking, setIsWorking] = useState(false);
  const add = (result: Result): void => setResults((before) => [...before, result]);
  const targetId = target.trim();

  const report = (step: Step): void => {
    const strategy = t(`tester.strategies.${step.strategy}`);
    if ('delivery' in step) {
      const status = step.delivery === 'sent' ? 'ok' : 'note';
      add({ status, text: t(`tester.deliveries.${step.delivery}`, { strategy }) });
    } else {
      const message = messageOf(step.error);
      add({
        status: 'failed',
        text: t('tester.attemptFailed', { strategy, attempt: step.attempt, message }),
      });
    }
  };

  /** Runs a test on the target when there is one and it may be tested. */
  const onTarget = async (run: (user: User) => Promise<void>): Promise<void> => {
    setTargetError('');
    if (targetId === '') {
      setTargetError(t('tester.targetMissing'));
      return;
    }
    if (!user) {
      add({ status: 'failed', text: t('tester.notLoggedIn') });
      return;
    }
    setIsWorking(true);
    try {
      if (await mayTest(user, targetId)) await run(user);
      else setTargetError(t('tester.notAllowed'));
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
        add({ status: 'ok', text: t('tester.done', { strategy: t(`tester.strategies.${name}`) }) });
      } catch {
        add({ status: 'failed', text: t('tester.allFailed') });
      }
    });

  const sendDirectly = (): Promise<void> =>
    onTarget(async ({ uid }) => {
      try {
        await writeViewDirectly(targetId, uid);
        add({ status: 'ok', text: t('tester.directSent') });
      } catch (error) {
        add({
          status: 'failed',
          text: t('tester.directError', { message: messageOf(error) }),
          ...(targetId === uid ? { detail: t('tester.ownDirect') } : {}),
        });
      }
    });

  const examine = async (): Promise<void> => {
    setIsWorking(true);
    for await (const finding of diagnose(user)) {
      const { key, status, project = '', where, uid = '', number = '', reason, detail } = finding;
      const values = { project, uid, number, where: where ? t(`tester.where.${where}`) : '' };
      const why = [reason === undefined ? '' : t(`tester.reasons.${reason}`), detail ?? '']
        .filter((part) => part !== '')
        .join(' ');
      add({
        status,
        text: t(`tester.findings.${key}`, values),
        ...(why === '' ? {} : { detail: why }),
      });
    }
    setIsWorking(false);
  };

  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
      <Typography variant="h2" component="h1">
        {t('tester.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('tester.intro')}
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
                {t('tester.logIn')}
              </Button>
            }
          >
            {t('tester.notLoggedIn')}
          </Alert>
        )}
        <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 3 } }}>
          <Stack spacing={2.5}>
            <TextField
              label={t('tester.target')}
              value={target}
              error={targetError !== ''}
              helperText={targetError === '' ? t('tester.targetHelp') : targetError}
              onChange={(event) => setTarget(event.target.value)}
              slotProps={{
                htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
                formHelperText: { role: 'status' },
              }}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="contained" disabled={isWorking} onClick={() => void send()}>
                {t('tester.send')}
              </Button>
              <Button variant="outlined" disabled={isWorking} onClick={() => void sendDirectly()}>
                {t('tester.direct')}
              </Button>
              <Button variant="outlined" disabled={isWorking} onClick={() => void examine()}>
                {t('tester.diagnose')}
              </Button>
              <Button component={Link} to={paths.notifications.href()}>
                {t('tester.view')}
              </Button>
            </Stack>
            {isWorking ? <LinearProgress aria-label={t('tester.results')} /> : null}
          </Stack>
        </Paper>
        <ResultLog results={results} onClear={() => setResults([])} />
      </Stack>
    </Container>
  );
}
