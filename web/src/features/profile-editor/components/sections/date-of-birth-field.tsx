// The calendar field: year, month and day, nothing in the future, stored YYYY-MM-DD.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDate } from '@marquee/domain/profile-form';
import { fieldId, type FormField } from '../../../../components/form/use-form-field.ts';
import { isMinorToday } from '../../../../visibility/minor.ts';
import { useProfileField } from '../fields/use-profile-field.ts';

const STORED = 'YYYY-MM-DD';
const FIRST_DAY = dayjs('1901-01-01');

/** Where the calendar opens while no date is chosen: near the birth dates of most actors. */
const OPENS_AT = dayjs('2000-01-01');

/** What the form holds while only part of a date, or one that does not exist, is typed: no check accepts it. */
const UNFINISHED = 'unfinished';

const toDay = (stored: string): Dayjs | null => (isCalendarDate(stored) ? dayjs(stored) : null);

function toStored(day: Dayjs | null): string {
  if (day === null) return '';
  const text = day.isValid() ? day.format(STORED) : '';
  return isCalendarDate(text) ? text : UNFINISHED;
}

const Calendar = memo(function Calendar({ value, error, setValue, leave }: FormField<string>) {
  const { t } = useTranslation(['profileEditor', 'visibility']);
  // The picker's own value: half a date must survive in the field although the form cannot hold it.
  const [shown, setShown] = useState<Dayjs | null>(() => toDay(value));
  const current = value === toStored(shown) ? shown : toDay(value);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={t('fields.dateOfBirth')}
        value={current}
        onChange={(day) => {
          setShown(day);
          setValue(toStored(day));
        }}
        format="DD MMMM YYYY"
        views={['year', 'month', 'day']}
        openTo="day"
        referenceDate={OPENS_AT}
        // By default the first character: in Hindi half a syllable, the same for Friday and Saturday.
        dayOfWeekFormatter={(day) => day.format('dd')}
        minDate={FIRST_DAY}
        maxDate={dayjs()}
        slotProps={{
          textField: {
            id: fieldId('date_of_birth'),
            name: 'date_of_birth',
            required: true,
            error: error !== undefined,
            helperText: error ?? (isMinorToday(value) ? t('visibility:minor') : t('fields.dateOfBirthHelp')),
            onBlur: () => leave(),
          },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
});

export function DateOfBirthField() {
  return <Calendar {...useProfileField('date_of_birth')} />;
}
