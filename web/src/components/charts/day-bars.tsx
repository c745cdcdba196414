// Loaded only with a chart: bars, a day each.
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import dayjs from 'dayjs';
import { useWidth } from '../use-width.ts';

interface DayBarsProps extends Pick<BarChartProps, 'series' | 'colors' | 'borderRadius' | 'hideLegend'> {
  /** ISO dates, the last one today. */
  readonly days: readonly string[];
  readonly height: number;
  readonly formatCount?: (count: number) => string;
}

/** Hidden from assistive technology by its users, who show the same figures as a table. */
export function DayBars({ height, ...bars }: DayBarsProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {width > 0 && <Bars {...bars} height={height} width={width} />}
    </div>
  );
}

function Bars({ days, formatCount, ...chart }: DayBarsProps & { readonly width: number }) {
  const daysPerLabel = Math.max(1, Math.ceil(days.length / 5));
  return (
    <BarChart
      {...chart}
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
      disableKeyboardNavigation
      skipAnimation={globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: string, context) =>
            dayjs(day).format(context.location === 'tooltip' ? 'DD MMMM YYYY' : 'D MMM'),
          // Counted back from today, so that today always has its date.
          tickInterval: (_day: string, index: number) => (days.length - 1 - index) % daysPerLabel === 0,
          categoryGapRatio: days.length > 30 ? 0.2 : 0.4,
        },
      ]}
      yAxis={[
        {
          width: 40,
          ...(formatCount && { valueFormatter: formatCount }),
          min: 0,
          tickMinStep: 1,
          domainLimit: (_min, max) => ({ min: 0, max: Math.max(4, max.valueOf()) }),
          disableLine: true,
          disableTicks: true,
        },
      ]}
    />
  );
}
