import { useTranslation } from 'react-i18next';
import { PhoneField } from '#web/components/form/phone-field.tsx';
import { env } from '#web/config/env.ts';
import { AccountForm } from './account-form.tsx';
import { phoneSchema } from './account-schemas.ts';
import { phoneNumber } from './e164.ts';
import { SubmitButton } from './account-submit-button.tsx';

interface OtpPhoneFormProps {
  readonly initialPhone: string;
  readonly onSubmit: (number: string) => Promise<void>;
}

export function OtpPhoneForm({ initialPhone, onSubmit }: OtpPhoneFormProps) {
  const { t } = useTranslation('auth');
  return (
    <AccountForm
      initialValues={{ phone: initialPhone }}
      validationSchema={phoneSchema}
      onSubmit={({ phone }) => onSubmit(phoneNumber(phone))}
    >
      <PhoneField
        name="phone"
        label={t('otp.phone')}
        helperText={t('otp.phoneHint')}
        required
        disabled={!env.isConfigured}
      />
      <SubmitButton label={t('otp.send')} busyLabel={t('otp.sending')} />
    </AccountForm>
  );
}
