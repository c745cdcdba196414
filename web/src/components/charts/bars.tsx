// The bars of a chart of days, drawn by MUI's charts. Loaded only by day-bars.tsx.
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import dayjs from 'dayjs';
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { numberLocale } from '#web/i18n/number-locale.ts';
import { shortTick } from './short-number.ts';

/**
 * Measures the element that gets `ref`: `width` is in whole pixels, 0 before the first measurement. Without a given
 * width MUI's chart would measure itself and render twice, with a layout of the page in between.
 */
function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      startTransition(() => setWidth(Math.floor(entry?.contentRect.width ?? 0))),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

export interface BarsProps extends Pick<BarChartProps, 'series' | 'colors' | 'borderRadius' | 'hideLegend'> {
  /** ISO dates, the last one today. */
  readonly days: readonly string[];
  readonly height: number;
}

export function Bars({ height, ...bars }: BarsProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {width > 0 && <SizedBars {...bars} height={height} width={width} />}
    </div>
  );
}

function SizedBars({ days, ...chart }: BarsProps & { readonly width: number }) {
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
            dayjs(day).format(context.location === 'tooltip' ? 'D MMMM YYYY' : 'D MMM'),
          // Every `daysPerLabel`th day has a label, counted back from today, so that today always has one.
          tickInterval: (_day: string, index: number) => (days.length - 1 - index) % daysPerLabel === 0,
          categoryGapRatio: days.length > 30 ? 0.2 : 0.4,
        },
      ]}
      yAxis={[
        {
          width: 'auto',
          valueFormatter: (count: number) => shortTick(count, numberLocale()),
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
