import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useField } from 'formik';
import { useFieldError } from '#web/components/form/form.tsx';
import { env } from '#web/config/env.ts';
import { paths } from '#web/config/paths.ts';

const ERROR_ID = 'terms-error';

export function TermsCheckbox() {
  const { t } = useTranslation('auth');
  const [field] = useField<boolean>({ name: 'terms', type: 'checkbox' });
  const error = useFieldError('terms');
  const failed = error !== undefined;
  return (
    <div>
      <FormControlLabel
        disabled={!env.isConfigured}
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: { 'aria-invalid': failed, 'aria-describedby': failed ? ERROR_ID : undefined },
            }}
          />
        }
        label={
          <Trans
            t={t}
            i18nKey="signup.accept"
            components={{
              terms: <Link component={RouterLink} to={paths.terms.href()} target="_blank" />,
              privacy: <Link component={RouterLink} to={paths.privacy.href()} target="_blank" />,
            }}
          />
        }
      />
      {failed ? (
        <FormHelperText id={ERROR_ID} error>
          {error}
        </FormHelperText>
      ) : null}
    </div>
  );
}
