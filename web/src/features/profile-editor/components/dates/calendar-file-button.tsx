import EventNote from '@mui/icons-material/EventNoteOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { askWorker } from '#web/profile-form/files/ask-worker.ts';
import type { CalendarDays } from './calendar-file.ts';
import type { CalendarAnswer } from './calendar-file.worker.ts';

/** The largest file that is read: enough for years of dates. A larger one would block the phone for seconds. */
const MAX_BYTES = 1_000_000;

type Problem = 'tooLarge' | 'unreadable' | 'gone' | 'notLoaded' | 'failed';

async function daysOf(file: File): Promise<CalendarDays | Problem> {
  if (file.size > MAX_BYTES) return 'tooLarge';
  let text: string;
  try {
    text = await file.text();
  } catch (error) {
    console.warn('The device no longer hands out a calendar file.', error);
    return 'gone';
  }
  const worker = new Worker(new URL('calendar-file.worker.ts', import.meta.url), { type: 'module' });
  const answer = await askWorker<CalendarAnswer>(worker, text);
  if (answer === 'not-loaded') return 'notLoaded';
  if (answer !== 'too-slow' && !('problem' in answer)) return answer;
  if (answer !== 'too-slow' && answer.problem === 'unreadable') return 'unreadable';
  console.error('The reader of calendar files failed.', answer === 'too-slow' ? answer : answer.cause);
  return 'failed';
}

interface CalendarFileProps {
  readonly disabled: boolean;
  /** Adds the periods; returns how many of them had no room. */
  readonly onDays: (periods: readonly string[]) => number;
}

/** The button that reads busy days from a calendar file, on the device. */
export function CalendarFile({ disabled, onDays }: CalendarFileProps) {
  const { t } = useTranslation('profileEditor');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Problem | (CalendarDays & { readonly beyond: number })>();

  const read = async (file: File): Promise<void> => {
    const days = await daysOf(file);
    setOutcome(typeof days === 'string' ? days : { ...days, beyond: onDays(days.periods) });
  };

  const isProblem = typeof outcome === 'string';
  const outcomeText = (): string => {
    if (outcome === undefined) return t('dates.file.help');
    if (typeof outcome === 'string') return t(`dates.file.${outcome}`);
    const { periods, repeating, short, unread, beyond } = outcome;
    return [
      t('dates.file.read', { count: periods.length - beyond }),
      repeating > 0 ? t('dates.file.repeating', { count: repeating }) : '',
      short > 0 ? t('dates.file.short', { count: short }) : '',
      unread > 0 ? t('dates.file.unread', { count: unread }) : '',
      beyond > 0 ? t('dates.file.beyond', { count: beyond, max: LIMITS.busy.periods }) : '',
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
        sx={{ mb: 1, verticalAlign: 'top' }}
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
