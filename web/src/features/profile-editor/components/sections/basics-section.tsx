import { HideFact } from '../fields/hide-fact.tsx';
import { UsernameField } from '#web/username/username-field.tsx';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { DateOfBirth } from '#web/profile-form/fields/date-of-birth.tsx';
import { HeightField } from '#web/profile-form/fields/height-field.tsx';
import { NameFields } from '#web/profile-form/fields/name-fields.tsx';
import { FieldRow } from '#web/profile-form/fields/field-row.ts';

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
  return (
    <FieldRow>
      <DateOfBirth />
      <HeightField aside={<HideFact name="height" />} />
    </FieldRow>
  );
}
