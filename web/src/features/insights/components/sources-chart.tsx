// The opens of each day, stacked by source.
import type { DayViews, ViewSource } from '@marquee/domain/views/views';
import { DayBars } from '../../../components/charts/day-bars.tsx';
import { sourceCount } from './totals.ts';

interface SourcesChartProps {
  readonly days: readonly DayViews[];
  readonly sources: readonly ViewSource[];
  readonly name: (source: ViewSource) => string;
}

/** The color of each source: distinct in both themes, without red and green side by side. */
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

export function SourcesChart({ days, sources, name }: SourcesChartProps) {
  return (
    <DayBars
      days={days.map(({ day }) => day)}
      height={300}
      series={sources.map((source) => ({
        data: days.map((day) => sourceCount(day, source)),
        label: name(source),
        color: COLORS[source],
        stack: 'opens',
      }))}
    />
  );
}
