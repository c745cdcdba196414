import EventNote from '@mui/icons-material/EventNoteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPeriods } from '@marquee/domain/profile/busy-dates';
import type { CalendarDays } from './calendar-file.ts';

/** The largest file that is read: enough for years of dates. A larger one would block the phone for seconds. */
const MAX_BYTES = 1_000_000;

type Problem = 'tooLarge' | 'unreadable';

async function daysOf(file: File): Promise<CalendarDays | Problem> {
  if (file.size > MAX_BYTES) return 'tooLarge';
  try {
    const [text, { readCalendarDays }] = await Promise.all([file.text(), import('./calendar-file.ts')]);
    return readCalendarDays(text);
  } catch {
    return 'unreadable';
  }
}

interface CalendarFileProps {
  readonly disabled: boolean;
  readonly onDays: (periods: readonly string[]) => void;
}

/** The button that reads busy days from a calendar file, on the device. */
export function CalendarFile({ disabled, onDays }: CalendarFileProps) {
  const { t } = useTranslation('profileEditor');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<CalendarDays | Problem>();

  const read = async (file: File): Promise<void> => {
    const days = await daysOf(file);
    setOutcome(days);
    if (typeof days !== 'string') onDays(days.periods);
  };

  const isProblem = typeof outcome === 'string';
  const outcomeText = (): string => {
    if (outcome === undefined) return t('dates.file.help');
    if (typeof outcome === 'string') return t(`dates.file.${outcome}`);
    const { repeating, short } = outcome;
    return [
      t('dates.file.read', { count: readPeriods(outcome.periods).length }),
      repeating > 0 ? t('dates.file.repeating', { count: repeating }) : '',
      short > 0 ? t('dates.file.short', { count: short }) : '',
    ]
      .filter((text) => text !== '')
      .join(' ');
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<EventNote />}
        disabled={disabled}
        aria-describedby={help}
        onClick={() => input.current?.click()}
      >
        {t('dates.file.choose')}
      </Button>
      <FormHelperText id={help} error={isProblem} role={isProblem ? 'alert' : 'status'}>
        {outcomeText()}
      </FormHelperText>
    </>
  );
}
