import { useTranslation } from 'react-i18next';
import { heightSpelling } from '@marquee/domain/profile/height';
import { FormTextField, trim } from '../../../../components/form/form-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { UsernameField } from '../../../../username/username-field.tsx';
import { useEditor } from '../../../../profile-form/editor-context.tsx';
import { DateOfBirth } from '../../../../profile-form/fields/date-of-birth.tsx';
import { FieldRow } from '../../../../profile-form/fields/field-row.ts';

const tidyHeight = (typed: string): string => heightSpelling(typed.trim());

export function NameFields() {
  const { t } = useTranslation('profileEditor');
  return (
    <FieldRow>
      <FormTextField
        name="first_name"
        label={`${t('fields.firstName')} *`}
        autoComplete="given-name"
        autoCapitalize="words"
        required
        tidy={trim}
      />
      <FormTextField
        name="last_name"
        label={`${t('fields.lastName')} *`}
        autoComplete="family-name"
        autoCapitalize="words"
        required
        tidy={trim}
      />
    </FieldRow>
  );
}

export function OwnUsername() {
  const { names, usernameRound } = useEditor();
  return <UsernameField names={names} round={usernameRound} />;
}

export function BirthAndHeight() {
  const { t } = useTranslation('profileEditor');
  return (
    <FieldRow>
      <DateOfBirth />
      <FormTextField
        name="height"
        label={t('fields.height')}
        helperText={t('fields.heightHelp')}
        endAdornment={<HideFact name="height" />}
        tidy={tidyHeight}
      />
    </FieldRow>
  );
}
