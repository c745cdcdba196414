import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpedSwitch } from '#web/components/helped-switch.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { isMinorToday } from '#web/visibility/minor.ts';
import { TakenDownNote } from '#web/visibility/taken-down-note.tsx';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

interface VisibilityProps extends FormField<boolean> {
  readonly isMinor: boolean;
}

const Visibility = memo(function Visibility({ value, setValue, isMinor }: VisibilityProps) {
  const { t } = useTranslation(['profileEditor', 'visibility']);
  const { isVerified, names, takenDown } = useEditor();
  // An unverified account may make its profile private, not public.
  const isLocked = isMinor || (!isVerified && !value);
  const help = ((): string => {
    if (takenDown) return t('visibility.takenDown');
    if (isMinor) return t('visibility:minor');
    if (isLocked) return t('visibility.unverified');
    return t(value ? 'visibility.public' : 'visibility.private');
  })();
  return (
    <>
      <TakenDownNote profile={{ id: names.uid, username: names.username, taken_down: takenDown }} />
      <HelpedSwitch
        id={fieldId('is_profile_public')}
        label={t('visibility.label')}
        help={help}
        checked={value && !isMinor}
        disabled={isLocked}
        onChange={setValue}
      />
    </>
  );
});

export function VisibilityField() {
  const { value: birthday } = useProfileField('date_of_birth');
  return <Visibility {...useProfileField('is_profile_public')} isMinor={isMinorToday(birthday)} />;
}
