import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { User } from 'firebase/auth';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { changeEmail } from '../api/logins.ts';
import { ChangeItem } from './change-item.tsx';

export function EmailItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const schema = yup.object({
    email: yup
      .string()
      .trim()
      .lowercase()
      .email('emailInvalid')
      .notOneOf([user.email?.toLowerCase()], 'emailSame')
      .required('emailInvalid'),
  });
  return (
    <ChangeItem
      user={user}
      name={t('account.email')}
      current={user.email ?? t('account.noEmail')}
      openLabel={t('account.emailChange')}
      submitLabel={t('account.emailSend')}
      initialValues={{ email: '' }}
      validationSchema={schema}
      errorText={(problem) => t(`account.${problem as 'emailInvalid' | 'emailSame'}`)}
      change={({ email }) => changeEmail(user, email.trim())}
      done={({ email }) => ({
        title: t('account.emailSent.title'),
        text: t('account.emailSent.text', { email: email.trim() }),
      })}
    >
      <FormTextField
        name="email"
        id="new-email"
        type="email"
        label={t('account.newEmail')}
        helperText={t('account.emailHelp')}
        autoComplete="email"
      />
    </ChangeItem>
  );
}
