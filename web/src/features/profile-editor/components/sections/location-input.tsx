import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCATIONS } from '@marquee/domain/options';
import { useFormField } from '../fields/form-store.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { fieldId } from '../fields/validate.ts';

const OTHER = 'Other';
const LISTED: readonly string[] = LOCATIONS.filter((place) => place !== OTHER);

/** One of the listed places; 'Other' asks for the name of another, which is what is stored. */
export function LocationInput() {
  const { t } = useTranslation('profileEditor');
  const { value, error, set, leave } = useFormField('location');
  const [isOther, setIsOther] = useState(false);
  const isListed = LISTED.includes(value);
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
          set(target.value === OTHER ? '' : target.value);
        }}
        onBlur={leave}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('fields.notChosen')}</MenuItem>
        {LOCATIONS.map((place) => (
          <MenuItem key={place} value={place}>
            {place}
          </MenuItem>
        ))}
      </TextField>
      {asksForText ? (
        <TextInput
          name="location"
          label={t('fields.locationOther')}
          autoCapitalize="words"
          tidy={(typed) => (typed.trim() === OTHER ? '' : typed.trim())}
        />
      ) : null}
    </Stack>
  );
}
