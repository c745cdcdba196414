import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';
import { AccountForm, EmailField } from './account-form.tsx';
import { signupSchema } from './account-schemas.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { HaveAccount } from './have-account.tsx';
import { PasswordPair } from './password-pair.tsx';
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
