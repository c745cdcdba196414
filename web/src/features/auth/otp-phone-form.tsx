import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FocusFirstError, FormTextField } from '../../components/form-field.tsx';
import { env } from '../../config/env.ts';
import { phoneNumber } from './phone-number.ts';
import { phoneSchema } from './schemas.ts';
import { SubmitButton } from './submit-button.tsx';

interface OtpPhoneFormProps {
  readonly initialPhone: string;
  readonly onSubmit: (number: string) => Promise<void>;
}

export function OtpPhoneForm({ initialPhone, onSubmit }: OtpPhoneFormProps) {
  const { t } = useTranslation('auth');
  const schema = useMemo(() => phoneSchema(t), [t]);
  return (
    <Formik
      initialValues={{ phone: initialPhone }}
      enableReinitialize
      validationSchema={schema}
      onSubmit={({ phone }) => onSubmit(phoneNumber(phone))}
    >
      <Form noValidate>
        <FocusFirstError />
        <Stack spacing={2.5}>
          <FormTextField
            name="phone"
            type="tel"
            label={t('otp.phone')}
            helperText={t('otp.phoneHint')}
            autoComplete="tel"
            required
            disabled={!env.isConfigured}
          />
          <SubmitButton label={t('otp.send')} busyLabel={t('otp.sending')} />
        </Stack>
      </Form>
    </Formik>
  );
}
