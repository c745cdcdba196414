import { useTranslation } from 'react-i18next';
import { heightSpelling } from '@marquee/domain/profile/height';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { UsernameField } from '#web/username/username-field.tsx';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { DateOfBirth } from '#web/profile-form/fields/date-of-birth.tsx';
import { NameFields } from '#web/profile-form/fields/name-fields.tsx';
import { FieldRow } from '#web/profile-form/fields/field-row.ts';

const tidyHeight = (typed: string): string => heightSpelling(typed.trim());

/** The fields of the whole name, without which a profile cannot be saved. */
export function RequiredName() {
  return (
    <FieldRow>
      <NameFields isRequired />
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
