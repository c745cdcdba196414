import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { User } from 'firebase/auth';
import { PasswordField } from '#web/components/form/form-field.tsx';
import { changePassword } from '../api/logins.ts';
import { signInMethods } from '../api/identity.ts';
import { ChangeItem } from './change-item.tsx';

/** The least number of characters, the same as at sign-up. */
const MINIMUM = 6;

const schema = yup.object({
  password: yup.string().min(MINIMUM, 'passwordShort').required('passwordShort'),
  confirm: yup
    .string()
    .oneOf([yup.ref('password')], 'passwordMismatch')
    .required('passwordMismatch'),
});

export function PasswordItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const isSet = signInMethods(user).includes('password');
  // A Firebase account without an e-mail address cannot have a password.
  if (user.email === null) return null;
  const field = {
    autoComplete: 'new-password',
    showLabel: t('account.showPassword'),
    hideLabel: t('account.hidePassword'),
  };
  return (
    <ChangeItem
      user={user}
      name={t('account.password')}
      current={t(isSet ? 'account.passwordSet' : 'account.passwordNone')}
      openLabel={t(isSet ? 'account.passwordChange' : 'account.passwordAdd')}
      submitLabel={t('account.passwordSave')}
      initialValues={{ password: '', confirm: '' }}
      validationSchema={schema}
      errorText={(problem) => t(`account.${problem as 'passwordShort' | 'passwordMismatch'}`)}
      change={({ password }) => changePassword(user, password)}
      done={() => t('account.passwordSaved', { returnObjects: true })}
    >
      <PasswordField name="password" id="new-password" label={t('account.newPassword')} {...field} />
      <PasswordField
        name="confirm"
        id="confirm-new-password"
        label={t('account.confirmPassword')}
        {...field}
      />
    </ChangeItem>
  );
}
