// Loaded only by the views panel: opens day by day.
import { BarChart } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import type { DayViews } from '@marquee/domain/views';
import { useWidth } from '../../../components/use-width.ts';
import { numberLocale } from '../../../i18n/number-locale.ts';
import { shortTick } from './short-number.ts';

interface ViewsChartProps {
  readonly days: readonly DayViews[];
  readonly label: string;
}

const HEIGHT = 220;

/** Bars, a day each; read to screen readers from the table beside it. */
export function ViewsChart(props: ViewsChartProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} style={{ height: HEIGHT }}>
      {width > 0 && <Bars {...props} width={width} />}
    </div>
  );
}

function Bars({ days, label, width }: ViewsChartProps & { readonly width: number }) {
  const theme = useTheme();
  const labelled = Math.max(1, Math.ceil(days.length / 5));
  return (
    <BarChart
      width={width}
      height={HEIGHT}
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      colors={[theme.vars.palette.primary.main]}
      borderRadius={3}
      hideLegend
      disableKeyboardNavigation
      skipAnimation={globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string, context) =>
            dayjs(day).format(context.location === 'tooltip' ? 'DD MMMM YYYY' : 'D MMM'),
          // Counted back from today, so that today always has its date.
          tickInterval: (_day: string, index: number) => (days.length - 1 - index) % labelled === 0,
          categoryGapRatio: days.length > 30 ? 0.2 : 0.4,
        },
      ]}
      yAxis={[
        {
          width: 40,
          valueFormatter: (count: number) => shortTick(count, numberLocale()),
          min: 0,
          tickMinStep: 1,
          domainLimit: (_min, max) => ({ min: 0, max: Math.max(4, max.valueOf()) }),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[{ data: days.map(({ count }) => count), label }]}
    />
  );
}
