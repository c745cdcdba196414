import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PasswordField } from '#web/components/form/form-field.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useToast } from '#web/components/toast.tsx';
import { env } from '#web/config/env.ts';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { signIn, type Credentials } from './api/sign-in.ts';
import { AccountForm, EmailField } from './components/account-form.tsx';
import { loginSchema } from './components/account-schemas.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { FormAlert } from './components/form-alert.tsx';
import { GoogleButton } from './components/google-button.tsx';
import type { NavigationState } from '#web/account/navigation-state.ts';
import {
  clearFlags,
  clearGoogleAttempt,
  getFlag,
  isGoogleAttemptPending,
} from '#web/account/session-flags.ts';
import { SubmitButton } from './components/account-submit-button.tsx';
import { useAuthError } from '#web/account/use-auth-error.ts';
import { useAccountPage } from './components/use-account-page.ts';

/** The error text in the address (`?error=`), cut short; anybody can write it, so it is shown as plain text. */
const errorIn = (search: string): string => {
  const query = new URLSearchParams(search);
  return (query.get('error_description') ?? query.get('error') ?? '').slice(0, 200);
};

export default function LoginPage() {
  const { t } = useTranslation(['auth', 'common']);
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSession();
  const { state, destination, toVerification } = useAccountPage();
  const problem = useAuthError();
  const [inAddress] = useState(errorIn(useLocation().search));
  const [alert, setAlert] = useState(() => {
    if (state.alert !== undefined) return state.alert;
    return isGoogleAttemptPending(Date.now()) ? t('errors.stale') : inAddress;
  });
  const [values] = useState<Credentials>({
    email: state.email ?? getFlag('signup_email') ?? '',
    password: '',
  });

  useEffect(() => {
    clearGoogleAttempt();
    if (inAddress !== '') toast({ title: t('callback.error.title'), variant: 'error', isRepeat: true });
  }, [inAddress, t, toast]);

  if (session.status === 'signed-in') {
    return state.signOut ? <Spinner label={t('common:loading')} /> : <Navigate to={destination} replace />;
  }

  const logIn = async (credentials: Credentials): Promise<void> => {
    setAlert('');
    const fail = (text: string): void => {
      setAlert(text);
      toast({ title: t('login.failed.title'), variant: 'error', isRepeat: true });
    };
    try {
      const outcome = await signIn(credentials);
      if (outcome === 'unverified') {
        await toVerification(credentials.email.trim());
        return;
      }
      if (outcome === 'session-unreadable') {
        fail(t('errors.sessionUnreadable'));
        return;
      }
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
        state={state}
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
      <OtherWays state={state} />
    </AuthLayout>
  );
}

function OtherWays({ state }: { readonly state: NavigationState }) {
  const { t } = useTranslation('auth');
  return (
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
  );
}
