import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedCode } from '@marquee/domain/values/digits';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useToast } from '#web/components/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { codeSchema } from './account-schemas.ts';
import { SubmitButton } from './account-submit-button.tsx';

interface OtpCodeFormProps {
  readonly onSubmit: (code: string) => Promise<void>;
  /** The returned promise never rejects. */
  readonly onResend: () => Promise<void>;
  readonly onOtherNumber: () => void;
}

export function OtpCodeForm({ onSubmit, onResend, onOtherNumber }: OtpCodeFormProps) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);
  const resend = async (): Promise<void> => {
    setIsSending(true);
    await onResend();
    setIsSending(false);
  };
  return (
    <AccountForm
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={({ code }) => onSubmit(typedCode(code))}
      onInvalid={() => toast({ title: t('otp.invalid.title'), text: t('validation.code'), variant: 'error' })}
    >
      <FormTextField
        name="code"
        label={t('otp.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        required
      />
      <SubmitButton label={t('otp.submit')} busyLabel={t('otp.submitting')} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button disabled={isSending} onClick={resend}>
          {t('otp.resend')}
        </Button>
        <Button onClick={onOtherNumber}>{t('otp.otherNumber')}</Button>
      </Stack>
    </AccountForm>
  );
}
