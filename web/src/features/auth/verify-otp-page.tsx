// Phone codes: the number first when nobody brought one, then the code (specification, section 2).
import Button from '@mui/material/Button';
import type { ConfirmationResult } from 'firebase/auth';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../../components/toast.tsx';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../account/session.ts';
import { confirmCode, sendCode } from './api/phone.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { FormAlert } from './components/form-alert.tsx';
import { readNavigationState, type NavigationState } from '../../account/navigation-state.ts';
import { OtpCodeForm } from './components/otp-code-form.tsx';
import { OtpPhoneForm } from './components/otp-phone-form.tsx';
import { phoneNumber } from './components/phone-number.ts';
import { setFlag } from '../../account/session-flags.ts';
import { useAuthError } from '../../account/use-auth-error.ts';

export function VerifyOtpPage() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const problem = useAuthError();
  const session = useSession();
  const [state] = useState(() => readNavigationState(location.state));
  const [phone, setPhone] = useState('');
  const [confirmation, setConfirmation] = useState<ConfirmationResult>();
  const [alert, setAlert] = useState('');
  const check = useRef<HTMLDivElement>(null);
  const brought = useRef(phoneNumber(state.phone ?? ''));
  const linking = session.status === 'unverified' || session.status === 'signed-in';

  const send = async (number: string): Promise<void> => {
    if (!check.current) return;
    setAlert('');
    try {
      const sent = await sendCode(number, check.current);
      setPhone(number);
      setConfirmation(sent);
    } catch (error) {
      const text = problem(error, 'phone', t('otp.failed.text'));
      setAlert(text);
      toast({ title: t('otp.sendFailed.title'), text, variant: 'error', isRepeat: true });
    }
  };

  useEffect(() => {
    const number = brought.current;
    brought.current = '';
    if (number !== '') void send(number);
    // Once, with the number the last screen brought.
    // oxlint-disable-next-line react/exhaustive-deps -- `send` is new on every render
  }, []);

  const verify = async (code: string): Promise<void> => {
    if (!confirmation) return;
    setAlert('');
    try {
      await confirmCode(confirmation, code);
      setFlag('just_logged_in', 'true');
      toast({ ...t('otp.success', { returnObjects: true }), variant: 'success' });
      await navigate(paths.dashboard.href(), { replace: true });
    } catch (error) {
      const text = problem(error, 'phone', t('otp.failed.text'));
      setAlert(text);
      toast({ title: t('otp.failed.title'), text, variant: 'error', isRepeat: true });
    }
  };

  const later: NavigationState = { email: state.email, from: state.from };
  return (
    <AuthLayout
      title={t('otp.title')}
      subtitle={
        confirmation
          ? t('otp.codeSubtitle', { phone })
          : t(linking ? 'otp.linkSubtitle' : 'otp.phoneSubtitle')
      }
    >
      <FormAlert text={alert} />
      {confirmation ? (
        <OtpCodeForm
          onSubmit={verify}
          onResend={() => send(phone)}
          onOtherNumber={() => {
            setAlert('');
            setConfirmation(undefined);
          }}
        />
      ) : (
        <OtpPhoneForm initialPhone={phone || (state.phone ?? '')} onSubmit={send} />
      )}
      <div ref={check} />
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
