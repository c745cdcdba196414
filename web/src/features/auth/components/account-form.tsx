// The common parts of the account screens' forms: their layout, and the texts of their problems.
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { Form, type FormProps } from '#web/components/form/form.tsx';
import { env } from '#web/config/env.ts';
import type { AccountProblem } from './account-schemas.ts';

/** A form whose problems are named by keys of `auth:validation`. */
export function AccountForm<Values extends object>({ children, ...form }: FormProps<Values>) {
  const { t } = useTranslation('auth');
  return (
    <Form<Values> {...form} errorText={(problem) => t(`validation.${problem as AccountProblem}`)}>
      <Stack spacing={2.5} useFlexGap>
        {children}
      </Stack>
    </Form>
  );
}

/** The field for the account's e-mail address. */
export function EmailField() {
  const { t } = useTranslation('auth');
  return (
    <FormTextField
      name="email"
      type="email"
      label={t('email')}
      autoComplete="username"
      required
      disabled={!env.isConfigured}
    />
  );
}
