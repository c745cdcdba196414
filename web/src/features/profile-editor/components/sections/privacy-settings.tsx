import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.tsx';
import { EditorSection } from '../fields/editor-section.tsx';
import { useFormField } from '../fields/form-store.tsx';
import { fieldId } from '../fields/validate.ts';

export function PrivacySettings() {
  const { t } = useTranslation('profileEditor');
  const { isVerified } = useEditor();
  const { value, set } = useFormField('is_profile_public');
  const id = fieldId('is_profile_public');
  // An unverified account may take its profile back, not put it out (design, section 5).
  const isLocked = !isVerified && !value;
  return (
    <EditorSection
      id="privacy-settings"
      title={t('sections.privacy.title')}
      text={t('sections.privacy.text')}
    >
      <div>
        <FormControlLabel
          control={
            <Switch
              id={id}
              checked={value}
              disabled={isLocked}
              onChange={(_event, checked) => set(checked)}
              slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
            />
          }
          label={t('visibility.label')}
        />
        <FormHelperText id={`${id}-help`} sx={{ fontSize: '0.875rem' }}>
          {isLocked ? t('visibility.unverified') : t(value ? 'visibility.public' : 'visibility.private')}
        </FormHelperText>
      </div>
    </EditorSection>
  );
}
