import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PasswordField } from '../../components/form/form-field.tsx';
import { useToast } from '../../components/toast.tsx';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';
import type { Credentials } from './api/sign-in.ts';
import { AccountForm, EmailField } from './account-form.tsx';
import { loginSchema } from './account-schemas.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { clearFlags, clearGoogleAttempt, getFlag, googleAttemptUnderWay, setFlag } from './session-flags.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAuthError } from './use-auth-error.ts';
import { useEntrance } from './use-entrance.ts';
import { useLoadOnTouch } from './use-load-on-touch.ts';

const signInApi = () => import('./api/sign-in.ts');

/** An error that an address brings along, as the specification has it; read-only text, and short. */
const errorIn = (search: string): string => {
  const query = new URLSearchParams(search);
  return (query.get('error_description') ?? query.get('error') ?? '').slice(0, 200);
};

export function LoginPage() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSession();
  const { state, destination, toVerification } = useEntrance();
  const problem = useAuthError();
  const [inAddress] = useState(errorIn(useLocation().search));
  const [alert, setAlert] = useState(() => {
    if (state.alert !== undefined) return state.alert;
    return googleAttemptUnderWay(Date.now()) ? t('errors.stale') : inAddress;
  });
  const [values] = useState<Credentials>({
    email: state.email ?? getFlag('signup_email') ?? '',
    password: '',
  });

  useLoadOnTouch(signInApi);

  useEffect(() => {
    clearGoogleAttempt();
    if (inAddress !== '')
      toast({ title: t('callback.error.title'), text: inAddress, variant: 'error', isRepeat: true });
  }, [inAddress, t, toast]);

  if (session.status === 'signed-in') return <Navigate to={destination} replace />;

  const logIn = async (credentials: Credentials): Promise<void> => {
    setAlert('');
    const fail = (text: string): void => {
      setAlert(text);
      toast({ title: t('login.failed.title'), text, variant: 'error', isRepeat: true });
    };
    try {
      const { signIn } = await signInApi();
      const outcome = await signIn(credentials);
      if (outcome === 'unverified') {
        await toVerification(credentials.email.trim());
        return;
      }
      if (outcome === 'session-unreadable') {
        fail(t('errors.sessionUnreadable'));
        return;
      }
      setFlag('just_logged_in', 'true');
      clearFlags('signup_success', 'signup_email');
      toast({ ...t('login.success', { returnObjects: true }), variant: 'success', duration: 3000 });
      await navigate(destination, { replace: true });
    } catch (error) {
      fail(problem(error, 'login'));
    }
  };

  return (
    <AuthLayout title={t('login.title')} subtitle={t('login.subtitle')}>
      <FormAlert text={alert} />
      <GoogleButton
        label={t('google.continue')}
        destination={destination}
        disabled={session.status === 'pending'}
        onError={setAlert}
      />
      <AccountForm initialValues={values} validationSchema={loginSchema} onSubmit={logIn}>
        <EmailField />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          required
          disabled={!env.isConfigured}
        />
        <Link component={RouterLink} to={paths.forgotPassword.href()} sx={{ alignSelf: 'flex-end' }}>
          {t('login.forgot')}
        </Link>
        <SubmitButton label={t('login.submit')} busyLabel={t('login.submitting')} />
      </AccountForm>
      <Stack spacing={1.5} sx={{ mt: 4, alignItems: 'stretch' }}>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('login.noAccount')}
        </Typography>
        <Button component={RouterLink} to={paths.signup.href()} state={state} variant="outlined" size="large">
          {t('login.create')}
        </Button>
        <Button component={RouterLink} to={paths.verifyOtp.href()} state={state}>
          {t('login.withPhone')}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
