import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { mendedName } from '@marquee/domain/profile/name';
import { fieldId } from '#web/components/form/field-id.ts';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useProfileField } from './use-profile-field.ts';

const tidyName = (typed: string): string => mendedName(typed.trim());

interface NameFieldsProps {
  /** Whether the labels have a star, where the form cannot be saved without a name. */
  readonly isRequired: boolean;
}

/** First and last name, and beside the last name whether the first is the whole name. */
export function NameFields({ isRequired }: NameFieldsProps) {
  const { t } = useTranslation('profileEditor');
  const { value: isOneName, setValue: setOneName } = useProfileField('one_name');
  const { value: last, setValue: setLast } = useProfileField('last_name');
  const star = isRequired ? ' *' : '';
  return (
    <>
      <FormTextField
        name="first_name"
        label={`${t('fields.firstName')}${star}`}
        autoComplete={isOneName ? 'name' : 'given-name'}
        autoCapitalize="words"
        required={isRequired}
        tidy={tidyName}
      />
      <div>
        <FormTextField
          name="last_name"
          label={`${t('fields.lastName')}${isOneName ? '' : star}`}
          autoComplete="family-name"
          autoCapitalize="words"
          required={isRequired && !isOneName}
          disabled={isOneName}
          tidy={tidyName}
        />
        <FormControlLabel
          control={
            <Checkbox
              id={fieldId('one_name')}
              checked={isOneName}
              onChange={(_event, checked) => {
                setOneName(checked);
                if (checked && last !== '') setLast('');
              }}
            />
          }
          label={t('fields.oneName')}
        />
      </div>
    </>
  );
}
