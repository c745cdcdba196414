// The alternate sign-up form for a new account: a stronger password, and a phone code afterwards.
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { AccountForm, EmailField } from './components/account-form.tsx';
import { registerSchema } from './components/account-schemas.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { SignUpAlert } from './components/sign-up-alert.tsx';
import { HaveAccount } from './components/have-account.tsx';
import { PasswordPair } from './components/password-pair.tsx';
import { getFlag } from '#web/account/session-flags.ts';
import { SubmitButton } from './components/account-submit-button.tsx';
import { useAccountPage } from './components/use-account-page.ts';
import { useSignUp } from './components/use-sign-up.ts';

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { state } = useAccountPage();
  const { alert, registered, submit } = useSignUp(paths.verifyOtp.href());

  // A new account (`signup_success`) may be signed in at once: `useSignUp` then leads to the phone code, not to the
  // dashboard.
  if (session.status === 'signed-in' && getFlag('signup_success') === undefined) {
    return <Navigate to={state.from ?? paths.dashboard.href()} replace />;
  }

  return (
    <AuthLayout title={t('register.title')} subtitle={t('register.subtitle')}>
      <SignUpAlert text={alert} registered={registered} from={state.from} />
      <AccountForm
        initialValues={{ email: state.email ?? '', password: '', confirmPassword: '' }}
        validationSchema={registerSchema}
        onSubmit={submit}
      >
        <EmailField />
        <PasswordPair label={t('password')} hint={t('register.passwordHint')} />
        <SubmitButton label={t('signup.submit')} busyLabel={t('signup.submitting')} />
      </AccountForm>
      <HaveAccount state={state} />
    </AuthLayout>
  );
}
