// Loaded only by the insights page: opens day by day, the sources stacked.
import { BarChart } from '@mui/x-charts/BarChart';
import dayjs from 'dayjs';
import type { DayViews, ViewSource } from '@marquee/domain/views';
import { useWidth } from '../../../components/use-width.ts';
import { sourceCount } from './totals.ts';

interface SourcesChartProps {
  readonly days: readonly DayViews[];
  readonly sources: readonly ViewSource[];
  readonly name: (source: ViewSource) => string;
}

const HEIGHT = 300;

/** One color a source: distinct in both themes, without red and green side by side. */
const COLORS: Readonly<Record<ViewSource, string>> = {
  link: '#E9A93B',
  whatsapp: '#2A9D6F',
  instagram: '#C2478F',
  facebook: '#3B74D6',
  youtube: '#D8503F',
  linkedin: '#2D8FB8',
  x: '#8A8A94',
  telegram: '#5BB8E0',
  search: '#8C6BD1',
  mail: '#B98A5A',
  site: '#6E9E3F',
  direct: '#7A5C94',
};

/** Bars, a day each; read to screen readers from the table below it. */
export function SourcesChart(props: SourcesChartProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} style={{ minHeight: HEIGHT }}>
      {width > 0 && <Bars {...props} width={width} />}
    </div>
  );
}

function Bars({ days, sources, name, width }: SourcesChartProps & { readonly width: number }) {
  const labelled = Math.max(1, Math.ceil(days.length / 5));
  return (
    <BarChart
      width={width}
      height={HEIGHT}
      margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
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
          min: 0,
          tickMinStep: 1,
          domainLimit: (_min, max) => ({ min: 0, max: Math.max(4, max.valueOf()) }),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={sources.map((source) => ({
        data: days.map((day) => sourceCount(day, source)),
        label: name(source),
        color: COLORS[source],
        stack: 'opens',
      }))}
    />
  );
}
