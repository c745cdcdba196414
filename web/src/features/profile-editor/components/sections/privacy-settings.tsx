import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, type FormField } from '../../../../components/form/use-form-field.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { EditorSection } from '../fields/editor-section.tsx';
import { useProfileField } from '../fields/use-profile-field.ts';

const Visibility = memo(function Visibility({ value, setValue }: FormField<boolean>) {
  const { t } = useTranslation('profileEditor');
  const { isVerified } = useEditor();
  const id = fieldId('is_profile_public');
  // An unverified account may make its profile private, not public.
  const isLocked = !isVerified && !value;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            id={id}
            checked={value}
            disabled={isLocked}
            onChange={(_event, checked) => setValue(checked)}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
          />
        }
        label={t('visibility.label')}
      />
      <FormHelperText id={`${id}-help`} sx={{ fontSize: '0.875rem' }}>
        {isLocked ? t('visibility.unverified') : t(value ? 'visibility.public' : 'visibility.private')}
      </FormHelperText>
    </div>
  );
});

function VisibilityField() {
  return <Visibility {...useProfileField('is_profile_public')} />;
}

export function PrivacySettings() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection
      id="privacy-settings"
      title={t('sections.privacy.title')}
      text={t('sections.privacy.text')}
    >
      <VisibilityField />
    </EditorSection>
  );
}
