// Views per day. A chunk of its own, which only the views panel imports.
import { useTheme } from '@mui/material/styles';
import type { DayViews } from '@marquee/domain/views/views';
import { DayBars } from '../../../components/charts/day-bars.tsx';
import { numberLocale } from '../../../i18n/number-locale.ts';
import { shortTick } from './short-number.ts';

interface ViewsChartProps {
  readonly days: readonly DayViews[];
  readonly label: string;
}

export function ViewsChart({ days, label }: ViewsChartProps) {
  const theme = useTheme();
  return (
    <DayBars
      days={days.map(({ day }) => day)}
      height={220}
      series={[{ data: days.map(({ count }) => count), label }]}
      colors={[theme.vars.palette.primary.main]}
      borderRadius={3}
      hideLegend
      formatCount={(count) => shortTick(count, numberLocale())}
    />
  );
}
