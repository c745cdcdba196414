import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../components/form/form-field.tsx';
import { useToast } from '../../../components/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { codeSchema } from './account-schemas.ts';
import { SubmitButton } from './submit-button.tsx';

interface OtpCodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
}

export function OtpCodeForm({ onSubmit, onResend, onOtherNumber }: OtpCodeFormProps) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  return (
    <AccountForm
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={({ code }) => onSubmit(code.trim())}
      onInvalid={() => toast({ title: t('otp.invalid.title'), text: t('validation.code'), variant: 'error' })}
    >
      <FormTextField
        name="code"
        label={t('otp.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
      />
      <SubmitButton label={t('otp.submit')} busyLabel={t('otp.submitting')} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button onClick={onResend}>{t('otp.resend')}</Button>
        <Button onClick={onOtherNumber}>{t('otp.otherNumber')}</Button>
      </Stack>
    </AccountForm>
  );
}
