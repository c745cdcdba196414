// The opens of each day, stacked by the sources that brought most; all others are one bar.
import type { DayViews, ViewSource } from '@marquee/domain/views/views';
import { BRAND } from '@marquee/domain/site/brand';
import { DayBars } from '#web/components/charts/day-bars.tsx';
import { sourceCount } from './totals.ts';

/** How many sources have a bar of their own. */
const MOST = 3;

/** The colors of the bars: distinct in both themes and in grey; the last one is for the fourth source, or for all others. */
const COLORS = [BRAND.amber, '#7A5C94', '#2A9D6F', '#8A8A94'] as const;

interface SourcesChartProps {
  readonly days: readonly DayViews[];
  readonly sources: readonly ViewSource[];
  readonly name: (source: ViewSource) => string;
  readonly othersName: string;
}

export function SourcesChart({ days, sources, name, othersName }: SourcesChartProps) {
  const countOf = (source: ViewSource): number =>
    days.reduce((sum, day) => sum + sourceCount(day, source), 0);
  const ranked = [...sources].sort((one, other) => countOf(other) - countOf(one));
  // A single further source is as short as the words 'all others'.
  const own = ranked.length === MOST + 1 ? ranked : ranked.slice(0, MOST);
  const others = ranked.slice(own.length);
  const bars = [
    ...own.map((source) => ({
      label: name(source),
      data: days.map((day) => sourceCount(day, source)),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            label: othersName,
            data: days.map((day) => others.reduce((sum, source) => sum + sourceCount(day, source), 0)),
          },
        ]),
  ];
  return (
    <DayBars
      days={days.map(({ day }) => day)}
      height={200}
      series={bars.map((bar, index) => ({ ...bar, color: COLORS[index] ?? COLORS[MOST], stack: 'opens' }))}
    />
  );
}
