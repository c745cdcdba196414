// A field for a month, as two selects: Firefox, and Safari on desktops, show `<input type="month">` as a text field.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberLocale } from '#web/i18n/number-locale.ts';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

interface MonthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly endAdornment?: ReactNode;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The parts of a form's value: YYYY-MM, or `-MM` and `YYYY-` while only one of them is chosen. */
function partsOf(value: string): { readonly year: string; readonly month: string } {
  const [year = '', month = ''] = value.split('-');
  return { year, month };
}

const joined = (year: string, month: string): string =>
  year === '' && month === '' ? '' : `${year}-${month}`;

/** A month of the surrounding Formik form, YYYY-MM; with only a year or a month its value is none that `isMonth` accepts. */
export function MonthField({ name, label, firstYear, lastYear, endAdornment }: MonthFieldProps) {
  const { t } = useTranslation('common');
  const { value, error, setValue, leave } = useFormField<string>(name);
  const labelId = useId();
  const helpId = useId();
  const { year, month } = partsOf(value);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));
  // A stored year outside of the range can stay.
  const offered = year === '' || years.includes(year) ? years : [year, ...years];
  const monthName = new Intl.DateTimeFormat(numberLocale(), { month: 'long', timeZone: 'UTC' });
  const part = (
    which: 'month' | 'year',
    chosen: string,
    options: readonly { readonly id: string; readonly text: string }[],
    change: (next: string) => void,
  ) => (
    <TextField
      select
      fullWidth
      id={which === 'month' ? fieldId(name) : `${fieldId(name)}-year`}
      label={t(`month.${which}`)}
      value={chosen}
      error={error !== undefined && chosen === ''}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-describedby': helpId },
      }}
    >
      <option value="">{t('month.none')}</option>
      {options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </TextField>
  );
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={error !== undefined}
      aria-labelledby={labelId}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <FormLabel component="span" id={labelId}>
          {label}
        </FormLabel>
        {endAdornment}
      </Stack>
      <Stack direction="row" spacing={1.5}>
        {part(
          'month',
          month,
          MONTHS.map((id) => ({ id, text: monthName.format(Date.UTC(2000, Number(id) - 1)) })),
          (next) => setValue(joined(year, next)),
        )}
        {part(
          'year',
          year,
          offered.map((id) => ({ id, text: id })),
          (next) => setValue(joined(next, month)),
        )}
      </Stack>
      <FormHelperText id={helpId}>{error}</FormHelperText>
    </FormControl>
  );
}
