import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { afterSignUp } from '#web/account/navigation-state.ts';
import { useSession } from '#web/account/session.ts';
import { AccountForm, EmailField } from './components/account-form.tsx';
import { signupSchema } from './components/account-schemas.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { SignUpAlert } from './components/sign-up-alert.tsx';
import { GoogleButton } from './components/google-button.tsx';
import { HaveAccount } from './components/have-account.tsx';
import { NewAccountQuestion } from './components/new-account-question.tsx';
import { PasswordPair } from './components/password-pair.tsx';
import { SubmitButton } from './components/account-submit-button.tsx';
import { TermsCheckbox } from './components/terms-checkbox.tsx';
import { useAccountPage } from './components/use-account-page.ts';
import { useSignUp } from './components/use-sign-up.ts';

export default function SignupPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { state } = useAccountPage();
  const { alert, registered, setAlert, submit } = useSignUp();

  if (session.status === 'signed-in') {
    return state.isNewAccount ? (
      <NewAccountQuestion user={session.user} destination={afterSignUp(state)} />
    ) : (
      <Navigate to={state.from ?? paths.dashboard.href()} replace />
    );
  }

  return (
    <AuthLayout title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <SignUpAlert text={alert} registered={registered} from={state.from} />
      <GoogleButton
        label={t('google.signUp')}
        state={state}
        disabled={session.status === 'pending'}
        onError={setAlert}
      />
      <AccountForm
        initialValues={{ email: state.email ?? '', password: '', confirmPassword: '', terms: false }}
        validationSchema={signupSchema}
        onSubmit={submit}
      >
        <EmailField />
        <PasswordPair label={t('password')} hint={t('signup.passwordHint')} />
        <TermsCheckbox />
        <SubmitButton label={t('signup.submit')} busyLabel={t('signup.submitting')} />
      </AccountForm>
      <HaveAccount state={state} />
    </AuthLayout>
  );
}
