// Views of the last 7, 30 and 90 days: totals, a chart, and a table for screen readers.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lastDays, type DayViews } from '@marquee/domain/views/views';
import { Panel } from '#web/components/panel.tsx';
import { paths } from '#web/config/paths.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { DayBars } from '#web/components/charts/day-bars.tsx';
import { shortNumber } from '#web/components/charts/short-number.ts';
import { EmptySeats } from '#web/components/pictures/empty-seats.tsx';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import type { Live } from '#web/firebase/live.ts';
import { useViews } from '#web/firebase/use-views.ts';
import { numberLocale } from '#web/i18n/number-locale.ts';
import { numberText } from '#web/i18n/number-text.ts';
import { useNow } from '#web/components/use-now.ts';

const RANGES = [7, 30, 90] as const;
type Range = (typeof RANGES)[number];
const LONGEST_RANGE = 90;

const CHART_HEIGHT = 220;

const total = (days: readonly DayViews[]): number => days.reduce((sum, { count }) => sum + count, 0);

/**
 * Reads the views itself, after the profile has been read: the views are four times as large, and would delay the
 * profile on a slow network.
 */
export const ViewsPanel = memo(function ViewsPanel({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('myProfile');
  const views = useViews(uid, LONGEST_RANGE);
  const [range, setRange] = useState<Range>(30);
  // The time is updated every 10 minutes, so that a page left open shows the new day after midnight.
  const now = useNow(10 * 60 * 1000);

  if (views.status === 'error') {
    return <LoadFailed text={t('views.failed')} onRetry={views.retry} />;
  }
  const stored = views.status === 'ready' ? views.data : [];
  const days = lastDays(stored, range, now);
  return (
    <Panel
      title={t('views.title')}
      action={
        <Button component={Link} to={paths.insights.href()} size="small">
          {t('views.all')}
        </Button>
      }
    >
      <RangeToggle range={range} onChange={setRange} views={views} now={now} />
      {views.status === 'loading' ? (
        <Skeleton variant="rounded" height={CHART_HEIGHT} role="status" aria-label={t('views.loading')} />
      ) : total(days) === 0 ? (
        <Box sx={{ pt: 2, pb: 1, textAlign: 'center' }}>
          <EmptySeats />
          <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'balance' }}>
            {t('views.none')}
          </Typography>
        </Box>
      ) : (
        <>
          <ViewsChart days={days} />
          <Box sx={{ position: 'relative' }}>
            <div style={visuallyHidden}>
              <ViewsTable days={days} caption={t('views.chart', { days: range })} />
            </div>
          </Box>
        </>
      )}
    </Panel>
  );
});

function ViewsChart({ days }: { readonly days: readonly DayViews[] }) {
  const { t } = useTranslation('myProfile');
  const { palette } = useTheme().vars;
  return (
    <DayBars
      days={days.map(({ day }) => day)}
      height={CHART_HEIGHT}
      series={[{ data: days.map(({ count }) => count), label: t('views.views') }]}
      colors={[palette.primary.main]}
      borderRadius={3}
      hideLegend
    />
  );
}

interface RangeToggleProps {
  readonly range: Range;
  readonly onChange: (range: Range) => void;
  readonly views: Live<readonly DayViews[]>;
  readonly now: number;
}

/** The selectable ranges, each with its total. */
function RangeToggle({ range, onChange, views, now }: RangeToggleProps) {
  const { t } = useTranslation('myProfile');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={range}
      onChange={(_event, chosen: Range | null) => {
        if (chosen !== null) onChange(chosen);
      }}
      aria-label={t('views.range')}
      sx={{ mb: 2 }}
    >
      {RANGES.map((option) => (
        <ToggleButton
          key={option}
          value={option}
          sx={{ flexDirection: 'column', py: 1, px: 0.5, minWidth: 0 }}
        >
          <Box
            component="span"
            sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums', color: 'text.primary' }}
          >
            {views.status === 'ready' ? (
              shortNumber(total(lastDays(views.data, option, now)), numberLocale())
            ) : (
              <Skeleton width={32} component="span" sx={{ display: 'block' }} />
            )}
          </Box>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('views.days', { days: option })}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function ViewsTable({ days, caption }: { readonly days: readonly DayViews[]; readonly caption: string }) {
  const { t } = useTranslation('myProfile');
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('views.day')}</th>
          <th scope="col">{t('views.views')}</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{dayjs(day).format('D MMMM YYYY')}</th>
            <td>{numberText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
