// A new password and its repetition.
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/components/form/form-field.tsx';
import { env } from '#web/config/env.ts';

interface PasswordPairProps {
  readonly label: string;
  readonly hint: string;
}

export function PasswordPair({ label, hint }: PasswordPairProps) {
  const { t } = useTranslation('auth');
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    required: true,
    disabled: !env.isConfigured,
  } as const;
  return (
    <>
      <PasswordField {...shared} name="password" label={label} helperText={hint} />
      <PasswordField {...shared} name="confirmPassword" label={t('confirmPassword')} />
    </>
  );
}
