import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { FocusFirstError, FormTextField } from '../../components/form/form-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordPair } from './password-pair.tsx';
import { checkSignup } from './form-checks.ts';
import { SubmitButton } from './submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useEntrance } from './use-entrance.ts';
import { useSignUp } from './use-sign-up.ts';

export function SignupPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { state, destination } = useEntrance();
  const { alert, setAlert, submit } = useSignUp();

  if (session.status === 'signed-in') return <Navigate to={state.from ?? paths.dashboard.href()} replace />;

  return (
    <AuthLayout title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <FormAlert text={alert} />
      <GoogleButton
        label={t('google.signUp')}
        destination={destination}
        disabled={session.status === 'pending'}
        onError={setAlert}
      />
      <Form
        initialValues={{ email: state.email ?? '', password: '', confirmPassword: '', terms: false }}
        validate={checkSignup(t)}
        onSubmit={submit}
      >
        <FocusFirstError />
        <Stack spacing={2.5}>
          <FormTextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            required
            disabled={!env.isConfigured}
          />
          <PasswordPair label={t('password')} hint={t('signup.passwordHint')} />
          <TermsCheckbox />
          <SubmitButton label={t('signup.submit')} busyLabel={t('signup.submitting')} />
        </Stack>
      </Form>
      <Typography sx={{ mt: 4, textAlign: 'center' }}>
        {t('signup.haveAccount')}{' '}
        <Link component={RouterLink} to={paths.login.href()} state={state}>
          {t('signup.login')}
        </Link>
      </Typography>
    </AuthLayout>
  );
}
