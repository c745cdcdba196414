import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, type FormField } from '../../../../components/form/use-form-field.ts';
import { isMinorToday } from '../../../../visibility/minor.ts';
import { useEditor } from '../../../../profile-form/editor-context.tsx';
import { EditorSection } from '../fields/editor-section.tsx';
import { useProfileField } from '../../../../profile-form/fields/use-profile-field.ts';

interface VisibilityProps extends FormField<boolean> {
  readonly isMinor: boolean;
}

const Visibility = memo(function Visibility({ value, setValue, isMinor }: VisibilityProps) {
  const { t } = useTranslation(['profileEditor', 'visibility']);
  const { isVerified } = useEditor();
  const id = fieldId('is_profile_public');
  // An unverified account may make its profile private, not public.
  const isLocked = isMinor || (!isVerified && !value);
  const help = ((): string => {
    if (isMinor) return t('visibility:minor');
    if (isLocked) return t('visibility.unverified');
    return t(value ? 'visibility.public' : 'visibility.private');
  })();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id={id}
            checked={value && !isMinor}
            disabled={isLocked}
            onChange={(_event, checked) => setValue(checked)}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
          />
        }
        label={t('visibility.label')}
      />
      <FormHelperText id={`${id}-help`} sx={{ fontSize: '0.875rem' }}>
        {help}
      </FormHelperText>
    </div>
  );
});

function VisibilityField() {
  const { value: birthday } = useProfileField('date_of_birth');
  return <Visibility {...useProfileField('is_profile_public')} isMinor={isMinorToday(birthday)} />;
}

export function PrivacySection() {
  return (
    <EditorSection id="privacy">
      <VisibilityField />
    </EditorSection>
  );
}
