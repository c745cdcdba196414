// The select of a link's version; nothing is shown where the profile has no versions.
import MenuItem from '@mui/material/MenuItem';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '#web/account/session.ts';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { useVersions } from '../api/versions.ts';

export function VersionField() {
  const { t } = useTranslation('links');
  const { values } = useFormikContext<{ readonly version: string }>();
  const stored = useVersions(useSignedInUser().uid);
  const versions = stored.status === 'ready' ? stored.data : [];
  const isDeleted = stored.status === 'ready' && !versions.some(({ id }) => id === values.version);
  if (versions.length === 0) return null;
  return (
    <FormTextField
      name="version"
      select
      label={t('form.version')}
      helperText={t('form.versionHelp')}
      format={(id) => (isDeleted ? '' : String(id))}
    >
      <MenuItem value="">{t('form.noVersion')}</MenuItem>
      {versions.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
