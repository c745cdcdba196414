// The alternate card for a new account: a stronger password, and a phone code next (specification, section 2).
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
import { PasswordPair } from './password-pair.tsx';
import { checkRegister } from './form-checks.ts';
import { getFlag } from './session-flags.ts';
import { SubmitButton } from './submit-button.tsx';
import { useEntrance } from './use-entrance.ts';
import { useSignUp } from './use-sign-up.ts';

export function RegisterPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { state } = useEntrance();
  const { alert, submit } = useSignUp(paths.verifyOtp.href());

  // Where accounts need no verification, the one just made is signed in already and is on its way to its phone code.
  if (session.status === 'signed-in' && getFlag('signup_success') === undefined) {
    return <Navigate to={state.from ?? paths.dashboard.href()} replace />;
  }

  return (
    <AuthLayout title={t('register.title')} subtitle={t('register.subtitle')}>
      <FormAlert text={alert} />
      <Form
        initialValues={{ email: state.email ?? '', password: '', confirmPassword: '' }}
        validate={checkRegister(t)}
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
          <PasswordPair label={t('password')} hint={t('register.passwordHint')} />
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
