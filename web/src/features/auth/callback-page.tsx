// /auth/callback: the target of links in mails and of the return from Google.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { asRecord } from '@marquee/domain/values/record';
import { Spinner } from '#web/components/spinner.tsx';
import { useToast, type Toast } from '#web/components/toast.tsx';
import { ownPath } from '#web/account/return-path.ts';
import { applyCode, hasSession, recoverEmail, refreshSession, resetCodeEmail } from './api/action-link.ts';
import { finishGoogleRedirect, leaveForGoogle } from './api/google.ts';
import { readCallbackLink } from './api/callback-link.ts';
import { afterCallback, finishCallback, type CallbackOutcome } from './api/finish-callback.ts';
import type { NavigationState } from '#web/account/navigation-state.ts';
import { NewPasswordForm } from './components/new-password-form.tsx';
import { clearFlags, getFlag, isGoogleAttemptPending } from '#web/account/session-flags.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';

const actions = { hasSession, refreshSession, finishGoogleRedirect, applyCode, recoverEmail, resetCodeEmail };

const wantsGoogle = (state: unknown): boolean => asRecord(state)['leaveForGoogle'] === true;

/** Outcomes after which the flags of a sign-up are cleared. */
const SIGN_UP_IS_OVER: ReadonlySet<string> = new Set<CallbackOutcome['kind']>([
  'verified',
  'password-changed',
  'logged-in',
  'signed-up',
]);

type CallbackResult = Exclude<CallbackOutcome, { readonly kind: 'choose-password' }>;

function useOutcomeToast(): (outcome: CallbackResult) => Toast {
  const { t } = useTranslation('auth');
  return (outcome) => {
    const verified = t('callback.verified.title');
    switch (outcome.kind) {
      case 'already':
        return { ...t('callback.already', { returnObjects: true }), variant: 'info' };
      case 'verified':
        return { title: verified, text: t('callback.verified.text'), variant: 'success' };
      case 'password-changed':
        return { ...t('callback.passwordChanged', { returnObjects: true }), variant: 'success' };
      case 'verified-elsewhere':
        return { title: verified, text: t('callback.verified.elsewhere'), variant: 'success' };
      case 'changed':
        return { title: verified, text: t('callback.verified.changed', outcome), variant: 'success' };
      case 'changed-signed-in':
        return { title: verified, text: t('callback.verified.changedSignedIn', outcome), variant: 'success' };
      case 'recovered':
        return { title: verified, text: t('callback.verified.recovered', outcome), variant: 'success' };
      case 'logged-in':
      case 'signed-up':
        return { ...t('callback.loggedIn', { returnObjects: true }), variant: 'success' };
      case 'issue':
        return { ...t('callback.issue', { returnObjects: true }), variant: 'error' };
      case 'failed':
        return { ...t('callback.failed', { returnObjects: true }), variant: 'error' };
      case 'required':
        return { ...t('callback.required', { returnObjects: true }), variant: 'warning' };
      case 'error': {
        const text = outcome.key === undefined ? outcome.text : t(`errors.${outcome.key}`);
        return {
          title: t('callback.error.title'),
          text: text === undefined || text === '' ? t('callback.error.text') : text,
          variant: 'error',
        };
      }
    }
  };
}

export default function CallbackPage() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const problem = useAuthError();
  const toastOf = useOutcomeToast();
  const started = useRef(false);
  const [outcome, setOutcome] = useState<CallbackOutcome>();

  const finish = async (result: CallbackResult): Promise<void> => {
    setOutcome(result);
    const message = toastOf(result);
    // The login form's alert shows the error's text. A new account gets no toast: its owner has to accept the terms
    // first.
    const isNewAccount = result.kind === 'signed-up';
    if (!isNewAccount)
      toast(message.variant === 'error' ? { ...message, text: undefined, isRepeat: true } : message);
    const origin = ownPath(getFlag('auth_origin'));
    clearFlags('auth_origin');
    const to = afterCallback(result, origin);
    const state: NavigationState = {
      email: 'email' in result && result.email !== '' ? result.email : undefined,
      alert: message.variant === 'error' ? message.text : undefined,
      ...(isNewAccount && { isNewAccount, from: origin }),
    };
    if (SIGN_UP_IS_OVER.has(result.kind)) clearFlags('signup_success', 'signup_email');
    // The history entry is replaced, so that neither a code nor an error stays in the history.
    await navigate(to, { replace: true, state });
  };

  const run = async (): Promise<void> => {
    const underWay = isGoogleAttemptPending(Date.now());
    if (wantsGoogle(location.state) && !underWay) {
      try {
        await leaveForGoogle();
      } catch (error) {
        const key = problem(error, 'google');
        await finish({ kind: 'error', text: key });
      }
      return;
    }
    const memory = { googleUnderWay: underWay, awaitsVerification: getFlag('signup_email') !== undefined };
    const result = await finishCallback(readCallbackLink(location), memory, actions);
    if (result.kind === 'choose-password') setOutcome(result);
    else await finish(result);
  };

  useEffect(() => {
    // A code can be used only once, and React runs effects twice in development.
    if (started.current) return;
    started.current = true;
    void run();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address the page was opened with
  }, []);

  if (outcome?.kind === 'choose-password') {
    return <NewPasswordForm email={outcome.email} code={outcome.code} onDone={finish} />;
  }
  return <Spinner label={t(outcome === undefined ? 'callback.verifying' : 'callback.redirecting')} />;
}
