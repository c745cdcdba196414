import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { heightSpelling } from '@marquee/domain/profile/height';
import { FormTextField } from '#web/components/form/form-field.tsx';

const tidyHeight = (typed: string): string => heightSpelling(typed.trim());

/** The height, stored in one spelling whatever was typed. `aside` is shown inside the field, at its end. */
export function HeightField({ aside }: { readonly aside?: ReactNode }) {
  const { t } = useTranslation('profileEditor');
  return (
    <FormTextField
      name="height"
      label={t('fields.height')}
      helperText={t('fields.heightHelp')}
      endAdornment={aside}
      tidy={tidyHeight}
    />
  );
}
