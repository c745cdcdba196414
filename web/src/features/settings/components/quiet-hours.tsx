import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { QuietHours as Hours } from '@marquee/domain/time-zone';
import { currentLanguage } from '../../../i18n/app-texts.ts';
import { Choice } from './choice.tsx';
import { Item } from './section.tsx';

/** From ten in the evening to seven in the morning. */
const USUAL: Hours = { from: 22 * 60, to: 7 * 60 };

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes of a browser's time field; `undefined` while it is half filled in. */
function minutes(text: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** This device's time zone in words, such as 'India Standard Time'. */
function timeZoneName(): string {
  const parts = new Intl.DateTimeFormat(currentLanguage(), { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

interface QuietHoursProps {
  readonly hours: Hours | null;
  readonly onChange: (hours: Hours | null) => void;
}

export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { t } = useTranslation('push');
  const set = (end: keyof Hours, text: string): void => {
    const value = minutes(text);
    const other = end === 'from' ? 'to' : 'from';
    // Hours of no length would be none, or all.
    if (hours && value !== undefined && value !== hours[other]) onChange({ ...hours, [end]: value });
  };
  return (
    <>
      <Choice
        label={t('quiet')}
        help={t('quietHelp', { zone: timeZoneName() })}
        checked={hours !== null}
        onChange={(checked) => onChange(checked ? USUAL : null)}
      />
      {hours ? (
        <Item>
          <Box sx={{ display: 'flex', gap: 2 }}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                label={t(end === 'from' ? 'quietFrom' : 'quietTo')}
                defaultValue={clock(hours[end])}
                onBlur={(event) => set(end, event.target.value)}
                fullWidth
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Box>
        </Item>
      ) : null}
    </>
  );
}
