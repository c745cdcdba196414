// The actions of /notification-test: they send a notification by every strategy, or diagnose, and log the results.
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diagnose, type Finding } from '../api/diagnose.ts';
import { writeViewDirectly } from '../api/direct-view.ts';
import { directStrategy } from '../api/direct-view.ts';
import { functionStrategy, testStrategy } from '../api/profile-view.ts';
import { runStrategies, type Step } from '../api/strategies.ts';
import type { Result } from './result-log.tsx';

/** Whether the user may send a test to this target: to themselves, or to anybody with the `tester` claim. */
async function mayTest(user: User, targetId: string): Promise<boolean> {
  if (targetId === user.uid) return true;
  const { claims } = await user.getIdTokenResult();
  return claims['tester'] === true;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns two functions: they turn a step of a strategy and a finding of the diagnosis into a result with a text. */
function useResultTexts() {
  const { t } = useTranslation('notificationTest');

  const ofStep = (step: Step): Result => {
    const strategy = t(`strategies.${step.strategy}`);
    if ('delivery' in step) {
      const status = step.delivery === 'sent' ? 'ok' : 'note';
      return { status, text: t(`deliveries.${step.delivery}`, { strategy }) };
    }
    const message = messageOf(step.error);
    return { status: 'failed', text: t('attemptFailed', { strategy, attempt: step.attempt, message }) };
  };

  const ofFinding = (finding: Finding): Result => {
    const { key, status, project = '', where, uid = '', number = '', reason, detail } = finding;
    const values = { project, uid, number, where: where ? t(`where.${where}`) : '' };
    const why = [reason === undefined ? '' : t(`reasons.${reason}`), detail ?? '']
      .filter((part) => part !== '')
      .join(' ');
    return { status, text: t(`findings.${key}`, values), ...(why === '' ? {} : { detail: why }) };
  };

  return { ofStep, ofFinding };
}

/** The tests that a user may run on a target, and their results. */
export function useTester(user: User | null) {
  const { t } = useTranslation('notificationTest');
  const texts = useResultTexts();
  const [target, setTarget] = useState(user?.uid ?? '');
  const [targetError, setTargetError] = useState('');
  const [results, setResults] = useState<readonly Result[]>([]);
  const [isWorking, setIsWorking] = useState(false);
  const add = (result: Result): void => setResults((before) => [...before, result]);
  const targetId = target.trim();

  /** Runs a test if there is a target that the user may test. */
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
          (step) => add(texts.ofStep(step)),
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
    for await (const finding of diagnose(user)) add(texts.ofFinding(finding));
    setIsWorking(false);
  };

  const clear = (): void => setResults([]);
  return { target, setTarget, targetError, results, clear, isWorking, send, sendDirectly, examine };
}
