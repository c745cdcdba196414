// The field for the dates on which an actor is busy: by two taps in a calendar (first and last day) or a calendar file.
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import dayjs from 'dayjs';
import { lazy, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormikContext } from 'formik';
import {
  containsPeriod,
  lastDayToPlan,
  mergePeriods,
  readPeriods,
  storedPeriod,
  type Period,
} from '@marquee/domain/profile/busy-dates';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { LIMITS } from '@marquee/domain/values/limits';
import { withoutHidden } from '@marquee/domain/profile/hidden-facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { LazyPart } from '#web/components/lazy-part.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { useFormField, type FormField } from '#web/components/form/use-form-field.ts';
import { PlainList } from '#web/components/plain-list.ts';
import { periodText, availabilityText } from '#web/i18n/availability-text.ts';
import { DEFAULT_LANGUAGE, languageOf } from '#web/i18n/languages.ts';
import { HideFact } from '../fields/hide-fact.tsx';
import { CalendarFile } from './calendar-file-button.tsx';

/** The sentence about the form's dates, as the page will show it. */
function DatesPreview() {
  const { t } = useTranslation('profileEditor');
  const { t: tCasting, i18n } = useTranslation('casting');
  const { values } = useFormikContext<ProfileForm>();
  const language = languageOf(i18n.language) ?? DEFAULT_LANGUAGE;
  const text = availabilityText(withoutHidden(values).facts, tCasting, language);
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      {text === '' ? t('dates.ask') : t('dates.preview', { text })}
    </Typography>
  );
}

// Loaded separately, so that the rest of the section does not wait for the calendar.
const DayCalendar = lazy(async () => ({
  default: (await import('#web/profile-form/fields/calendar-fields.tsx')).DayCalendar,
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

/** Calendar and list, side by side where they fit; with large type one below the other. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
  '& > div': { minWidth: 0 },
}));

const List = styled(PlainList)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Pixels, reserved until the calendar is loaded. */
const CALENDAR_HEIGHT = 334;

/** The period between two days in any order. */
const between = (one: string, other: string): Period =>
  one <= other ? { first: one, last: other } : { first: other, last: one };

const BusyDatesInput = memo(function BusyDatesInput({ value, setValue }: FormField<readonly string[]>) {
  const { t } = useTranslation('profileEditor');
  const { t: tCasting, i18n } = useTranslation('casting');
  const language = languageOf(i18n.language) ?? DEFAULT_LANGUAGE;
  const label = useId();
  /** The first day tapped, until the second tap; '' otherwise. */
  const [start, setStart] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const today = dayInIndia();
  const periods = readPeriods(value, today);
  const isFull = periods.length >= LIMITS.busy.periods;
  const words = (period: Period): string => periodText(period, tCasting, language, today);
  const wordsOf = (day: string): string => dayjs(day).format('D MMMM');

  /** Returns how many of the added periods had no room. */
  const add = (added: readonly string[]): number => {
    const kept = mergePeriods([...value, ...added].flatMap((period) => readPeriods([period], today)))
      .filter(({ first }) => first <= lastDayToPlan(today))
      .slice(0, LIMITS.busy.periods);
    setValue(kept.map(storedPeriod));
    return added.filter((period) => {
      const [first = '', last = ''] = period.split('/');
      return !containsPeriod(kept, { first, last });
    }).length;
  };
  const tap = (day: string): void => {
    setStart(start === '' ? day : '');
    if (start !== '') add([storedPeriod(between(start, day))]);
  };
  const help = start === '' ? t('dates.first') : t('dates.last', { day: wordsOf(start) });

  return (
    <Box
      role="group"
      id={fieldId('facts.busy')}
      tabIndex={-1}
      aria-labelledby={label}
      sx={{ gridColumn: '1 / -1', outline: 'none', scrollMarginTop: 96 }}
    >
      <Head>
        <Typography id={label}>{tCasting('facts.busy')}</Typography>
        <HideFact name="busy" />
      </Head>
      <Columns>
        {isPicking ? (
          <div>
            <Typography variant="body2" color="textSecondary" role="status">
              {isFull ? t('dates.full', { max: LIMITS.busy.periods }) : help}
            </Typography>
            <LazyPart fallback={<Skeleton variant="rounded" height={CALENDAR_HEIGHT} />}>
              <DayCalendar
                day={start}
                first={today}
                last={lastDayToPlan(today)}
                disabled={isFull}
                isMarked={(day) => periods.some(({ first, last }) => first <= day && day <= last)}
                markedLabel={(day) => t('dates.busyDay', { day })}
                onDay={tap}
              />
            </LazyPart>
            {start === '' ? null : (
              <Button size="small" onClick={() => setStart('')}>
                {t('dates.startOver')}
              </Button>
            )}
          </div>
        ) : null}
        <div>
          {periods.length === 0 ? (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t('dates.none')}
            </Typography>
          ) : (
            <List aria-labelledby={label}>
              {periods.map((period) => (
                <li key={period.first}>
                  <span>{words(period)}</span>
                  <IconButton
                    aria-label={t('dates.remove', { dates: words(period) })}
                    onClick={() => setValue(periods.filter((each) => each !== period).map(storedPeriod))}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </li>
              ))}
            </List>
          )}
          {isPicking ? null : (
            <Button
              variant="outlined"
              onClick={() => setIsPicking(true)}
              sx={{ mb: 1, mr: 1.5, verticalAlign: 'top' }}
            >
              {t('dates.add')}
            </Button>
          )}
          <CalendarFile disabled={isFull} onDays={add} />
        </div>
      </Columns>
      <DatesPreview />
    </Box>
  );
});

/** The field of busy dates in the surrounding Formik form. */
export function BusyDates() {
  return <BusyDatesInput {...useFormField<readonly string[]>('facts.busy')} />;
}
