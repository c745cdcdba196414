// Signs up, tells the user the outcome, and navigates to the next screen.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import type { Credentials } from '../api/sign-in.ts';
import { signUp } from '../api/sign-up.ts';
import { afterSignUp, type NavigationState } from '#web/account/navigation-state.ts';
import { clearFlags, setFlag } from '#web/account/session-flags.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';
import { useAccountPage } from './use-account-page.ts';

interface SignUp {
  readonly alert: string;
  /** The e-mail address if it has an account already, with another password; '' otherwise. */
  readonly registered: string;
  readonly setAlert: (text: string) => void;
  readonly submit: (credentials: Credentials) => Promise<void>;
}

/** `next` is the next screen of a new account; by default `/signup-success`. */
export function useSignUp(next?: string): SignUp {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const problem = useAuthError();
  const { state, destination, toVerification } = useAccountPage();
  const [alert, setAlert] = useState('');
  const [registered, setRegistered] = useState('');

  const goOn = async (to: string, replace: boolean, nextState?: NavigationState): Promise<void> => {
    await navigate(to, { replace, state: nextState });
  };

  const submit = async ({ email: typed, password }: Credentials): Promise<void> => {
    setAlert('');
    setRegistered('');
    const email = typed.trim();
    const nextState: NavigationState = { email, from: state.from };
    const created = t('signup.created.title');
    try {
      const outcome = await signUp({ email, password });
      if (outcome === 'verification-needed' || outcome === 'signed-in' || outcome === 'mail-not-sent') {
        setFlag('signup_success', 'true');
        setFlag('signup_email', email);
      }
      switch (outcome) {
        case 'verification-needed':
          toast({ ...t('signup.created', { returnObjects: true }), variant: 'success' });
          await goOn(next ?? paths.signupSuccess.href(), true, nextState);
          return;
        case 'signed-in':
          clearFlags('signup_email');
          toast({ title: created, text: t('signup.createdSignedIn'), variant: 'success' });
          await goOn(next ?? afterSignUp(state), true, next === undefined ? undefined : nextState);
          return;
        case 'mail-not-sent':
          toast({ title: created, text: t('signup.mailNotSent'), variant: 'warning' });
          await goOn(paths.login.href(), false, nextState);
          return;
        case 'already-registered':
          setAlert(t('errors.alreadyRegistered'));
          setRegistered(email);
          toast({ title: t('signup.exists.title'), variant: 'error', isRepeat: true });
          return;
        default:
          break;
      }
      switch (outcome.existing) {
        case 'signed-in':
          toast({ ...t('login.success', { returnObjects: true }), variant: 'success', duration: 3000 });
          await goOn(destination, true);
          return;
        case 'unverified':
          await toVerification(email);
          return;
        case 'session-unreadable':
          await goOn(paths.login.href(), false, nextState);
          return;
      }
    } catch (error) {
      setAlert(problem(error, 'signup'));
      toast({ title: t('signup.failed.title'), variant: 'error', isRepeat: true });
    }
  };

  return { alert, registered, setAlert, submit };
}
