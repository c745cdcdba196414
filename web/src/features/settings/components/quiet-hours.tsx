import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuietHours as Hours } from '@marquee/domain/accounts/time-zone';
import { currentLanguage } from '#web/i18n/app-texts.ts';
import { Choice } from './choice.tsx';
import { Item } from './section.tsx';

/** The default, in minutes since midnight: from ten in the evening to seven in the morning. */
const USUAL: Hours = { from: 22 * 60, to: 7 * 60 };

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The minutes since midnight in the text of a time field; `undefined` while the text is incomplete. */
function minutes(text: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** A time zone in words, such as 'India Standard Time'. */
function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { timeZone, timeZoneName: 'long' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

interface TimesProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** Stores each valid change at once. Equal times are not stored: they would mean no hours, or all. */
function Times({ hours, onChange }: TimesProps) {
  const { t } = useTranslation('push');
  const problemId = useId();
  const [typed, setTyped] = useState({ from: clock(hours.from), to: clock(hours.to) });
  const isWrong = typed.from === typed.to || typed.from === '' || typed.to === '';
  const change = (end: keyof Hours, text: string): void => {
    const next = { ...typed, [end]: text };
    setTyped(next);
    const from = minutes(next.from);
    const to = minutes(next.to);
    if (from !== undefined && to !== undefined && from !== to) onChange({ from, to });
  };
  return (
    <Item>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="time"
            label={t(end === 'from' ? 'quietFrom' : 'quietTo')}
            value={typed[end]}
            error={isWrong}
            onChange={(event) => change(end, event.target.value)}
            fullWidth
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-describedby': isWrong ? problemId : undefined },
            }}
          />
        ))}
      </Box>
      <FormHelperText id={problemId} error role="status">
        {isWrong ? t('quietProblem') : ''}
      </FormHelperText>
    </Item>
  );
}

interface QuietHoursProps {
  readonly hours: Hours | null;
  readonly timeZone: string;
  readonly onChange: (hours: Hours | null) => void;
}

export function QuietHours({ hours, timeZone, onChange }: QuietHoursProps) {
  const { t } = useTranslation('push');
  return (
    <>
      <Choice
        label={t('quiet')}
        help={t('quietHelp', { zone: timeZoneName(timeZone) })}
        checked={hours !== null}
        onChange={(checked) => onChange(checked ? USUAL : null)}
      />
      {hours ? <Times hours={hours} onChange={onChange} /> : null}
    </>
  );
}
