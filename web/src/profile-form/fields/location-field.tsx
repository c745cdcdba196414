import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CITIES, LOCATIONS } from '@marquee/domain/profile/options';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { shownCity } from '#web/i18n/listed-name.ts';
import { useProfileField } from './use-profile-field.ts';

const OTHER = 'Other';
const LISTED_LOCATIONS: readonly string[] = CITIES;

const tidyPlace = (typed: string): string => (typed.trim() === OTHER ? '' : typed.trim());

const Location = memo(function Location({ value, error, setValue, leave }: FormField<string>) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  const [isOther, setIsOther] = useState(false);
  const isListed = LISTED_LOCATIONS.includes(value);
  const asksForText = !isListed && (value !== '' || isOther);
  return (
    <Stack spacing={2}>
      <TextField
        select
        id={asksForText ? undefined : fieldId('location')}
        label={t('fields.location')}
        value={asksForText ? OTHER : value}
        error={error !== undefined && !asksForText}
        helperText={asksForText ? undefined : error}
        onChange={({ target }) => {
          setIsOther(target.value === OTHER);
          setValue(target.value === OTHER ? '' : target.value);
        }}
        onBlur={() => leave()}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('fields.notChosen')}</MenuItem>
        {LOCATIONS.map((location) => (
          <MenuItem key={location} value={location}>
            {shownCity(location, casting)}
          </MenuItem>
        ))}
      </TextField>
      {asksForText ? (
        <FormTextField
          name="location"
          label={t('fields.locationOther')}
          autoCapitalize="words"
          tidy={tidyPlace}
        />
      ) : null}
    </Stack>
  );
});

/** A select of places; 'Other' shows a field for another place, whose name is stored. */
export function LocationField() {
  return <Location {...useProfileField('location')} />;
}
