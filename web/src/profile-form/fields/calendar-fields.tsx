// The fields that need the calendar, the heaviest part of the form, in one file that the editor loads on use. Days are
// stored as YYYY-MM-DD.
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDate } from '@marquee/domain/values/calendar-day';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { isMinorToday } from '#web/visibility/minor.ts';
import { useProfileField } from './use-profile-field.ts';

const STORED = 'YYYY-MM-DD';
const FIRST_DAY = dayjs('1901-01-01');

/** The year that the calendar shows while no date is chosen: near the birth dates of most actors. */
const OPENS_AT = dayjs('2000-01-01');

/** The form's value while the typed date is incomplete or does not exist: no check accepts it. */
const UNFINISHED = 'unfinished';

const toDay = (stored: string): Dayjs | null => (isCalendarDate(stored) ? dayjs(stored) : null);

function toStored(day: Dayjs | null): string {
  if (day === null) return '';
  const text = day.isValid() ? day.format(STORED) : '';
  return isCalendarDate(text) ? text : UNFINISHED;
}

// By default MUI shows a weekday's first character: in Hindi half a syllable, the same for Friday and Saturday.
const weekday = (day: Dayjs): string => day.format('dd');

const Calendar = memo(function Calendar({ value, error, setValue, leave }: FormField<string>) {
  const { t } = useTranslation(['profileEditor', 'visibility']);
  // The picker's own value: the field keeps an incomplete date, which the form cannot hold.
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
        openTo="year"
        referenceDate={OPENS_AT}
        dayOfWeekFormatter={weekday}
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

/** A field for year, month and day of birth, without future dates. */
export function DateOfBirthField() {
  return <Calendar {...useProfileField('date_of_birth')} />;
}

const Days = styled(DateCalendar)(({ theme }) => ({
  width: '100%',
  maxWidth: 320,
  margin: 0,
  '& [data-marked]:not(.Mui-selected)': {
    backgroundColor: theme.vars.palette.action.selected,
    fontWeight: 700,
    textDecoration: 'underline',
  },
}));

interface DayCalendarProps {
  /** The chosen day, YYYY-MM-DD; '' for none. */
  readonly day: string;
  readonly first: string;
  readonly last: string;
  readonly disabled: boolean;
  /** Whether a day is highlighted; `markedLabel` returns what a screen reader says of a highlighted day. */
  readonly isMarked: (day: string) => boolean;
  readonly markedLabel: (words: string) => string;
  readonly onDay: (day: string) => void;
}

/** A calendar of one month, whose days can be tapped or reached with the arrow keys. */
export function DayCalendar({ day, first, last, disabled, isMarked, markedLabel, onDay }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Days
        views={['day']}
        disabled={disabled}
        value={day === '' ? null : dayjs(day)}
        onChange={(chosen: Dayjs | null) => {
          if (chosen) onDay(chosen.format(STORED));
        }}
        minDate={dayjs(first)}
        maxDate={dayjs(last)}
        dayOfWeekFormatter={weekday}
        slotProps={{
          day: ({ day: each }) => {
            const words = each.format('D MMMM');
            return isMarked(each.format(STORED))
              ? { 'data-marked': true, 'aria-label': markedLabel(words) }
              : { 'aria-label': words };
          },
        }}
      />
    </LocalizationProvider>
  );
}
