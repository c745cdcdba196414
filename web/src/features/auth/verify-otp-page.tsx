// Login by phone: asks for the number, unless the previous screen passed one, and then for the code sent to it.
import Button from '@mui/material/Button';
import type { ConfirmationResult } from 'firebase/auth';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { confirmCode, sendCode } from './api/phone.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { FormAlert } from './components/form-alert.tsx';
import { afterSignUp, readNavigationState, type NavigationState } from '#web/account/navigation-state.ts';
import { OtpCodeForm } from './components/otp-code-form.tsx';
import { OtpPhoneForm } from './components/otp-phone-form.tsx';
import { phoneNumber } from './components/e164.ts';
import { clearFlags, getFlag } from '#web/account/session-flags.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';

const NO_ALERT = { title: '', text: '' };

/** Sends codes and checks them. `captcha` is the element that reCAPTCHA is rendered into. */
function usePhoneCode(state: NavigationState) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const problem = useAuthError();
  const [phone, setPhone] = useState('');
  const [confirmation, setConfirmation] = useState<ConfirmationResult>();
  const [alert, setAlert] = useState(NO_ALERT);
  const captcha = useRef<HTMLDivElement>(null);
  // The newest request for a code; the answer to an older one is ignored.
  const newest = useRef(0);
  const broughtNumber = useRef(phoneNumber(state.phone ?? ''));

  const fail = (error: unknown, what: 'failed' | 'sendFailed'): void => {
    const title = t(`otp.${what}.title`);
    setAlert({ title, text: problem(error, 'phone', t('otp.failed.text')) });
    toast({ title, variant: 'error', isRepeat: true });
  };

  const send = async (number: string): Promise<void> => {
    if (!captcha.current) return;
    setAlert(NO_ALERT);
    newest.current += 1;
    const request = newest.current;
    try {
      const sent = await sendCode(number, captcha.current);
      if (request !== newest.current) return;
      setPhone(number);
      setConfirmation(sent);
    } catch (error) {
      if (request === newest.current) fail(error, 'sendFailed');
    }
  };

  useEffect(() => {
    const number = broughtNumber.current;
    broughtNumber.current = '';
    if (number !== '') void send(number);
    // Once, with the number that the last screen passed.
    // oxlint-disable-next-line react/exhaustive-deps -- `send` is new on every render
  }, []);

  const verify = async (code: string): Promise<void> => {
    if (!confirmation) return;
    setAlert(NO_ALERT);
    try {
      const isNewAccount = await confirmCode(confirmation, code);
      if (isNewAccount) {
        const nextState: NavigationState = { isNewAccount: true, from: state.from };
        await navigate(paths.signup.href(), { replace: true, state: nextState });
        return;
      }
      toast({ ...t('otp.success', { returnObjects: true }), variant: 'success' });
      // Whether the alternate sign-up form led here, with a new account.
      const isSignUp = getFlag('signup_success') !== undefined;
      clearFlags('signup_success', 'signup_email');
      await navigate(isSignUp ? afterSignUp(state) : (state.from ?? paths.dashboard.href()), {
        replace: true,
      });
    } catch (error) {
      fail(error, 'failed');
    }
  };

  /** Returns to the number's form, to enter another number. */
  const startAgain = (): void => {
    newest.current += 1;
    setAlert(NO_ALERT);
    setConfirmation(undefined);
  };
  return { phone, isSent: confirmation !== undefined, alert, captcha, send, verify, startAgain };
}

export default function VerifyOtpPage() {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const session = useSession();
  const [state] = useState(() => readNavigationState(location.state));
  const { phone, isSent, alert, captcha, send, verify, startAgain } = usePhoneCode(state);
  const linking = session.status === 'unverified' || session.status === 'signed-in';

  const later: NavigationState = { email: state.email, from: state.from };
  return (
    <AuthLayout
      title={t('otp.title')}
      subtitle={
        isSent ? t('otp.codeSubtitle', { phone }) : t(linking ? 'otp.linkSubtitle' : 'otp.phoneSubtitle')
      }
    >
      <FormAlert {...alert} />
      {isSent ? (
        <OtpCodeForm onSubmit={verify} onResend={() => send(phone)} onOtherNumber={startAgain} />
      ) : (
        <OtpPhoneForm initialPhone={phone || (state.phone ?? '')} onSubmit={send} />
      )}
      <div ref={captcha} />
      {session.status === 'unverified' && state.email !== undefined ? (
        <Button fullWidth component={RouterLink} to={paths.signupSuccess.href()} state={later} sx={{ mt: 2 }}>
          {t('otp.later')}
        </Button>
      ) : linking ? null : (
        <Button fullWidth component={RouterLink} to={paths.login.href()} sx={{ mt: 2 }}>
          {t('backToLogin')}
        </Button>
      )}
    </AuthLayout>
  );
}
