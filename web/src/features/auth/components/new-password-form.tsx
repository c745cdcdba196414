// The end of a password reset: sets the new password and signs in with it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setNewPassword } from '../api/action-link.ts';
import { AccountForm } from './account-form.tsx';
import { newPasswordSchema } from './account-schemas.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { PasswordPair } from './password-pair.tsx';
import { SubmitButton } from './account-submit-button.tsx';
import { useAuthError } from '#web/account/use-auth-error.ts';

interface NewPasswordFormProps {
  readonly email: string;
  readonly code: string;
  readonly onDone: (outcome: { readonly kind: 'password-changed' | 'issue' }) => Promise<void>;
}

export function NewPasswordForm({ email, code, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const problem = useAuthError();
  const [alert, setAlert] = useState('');

  const save = async ({ password }: { password: string }): Promise<void> => {
    setAlert('');
    try {
      const signedIn = await setNewPassword(code, email, password);
      await onDone({ kind: signedIn ? 'password-changed' : 'issue' });
    } catch (error) {
      setAlert(problem(error, 'link'));
    }
  };

  return (
    <AuthLayout title={t('callback.reset.title')} subtitle={t('callback.reset.subtitle', { email })}>
      <FormAlert text={alert} />
      <AccountForm
        initialValues={{ password: '', confirmPassword: '' }}
        validationSchema={newPasswordSchema}
        onSubmit={save}
      >
        {/* For password managers: whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordPair label={t('callback.reset.password')} hint={t('signup.passwordHint')} />
        <SubmitButton label={t('callback.reset.submit')} busyLabel={t('callback.reset.submitting')} />
      </AccountForm>
    </AuthLayout>
  );
}
