// Bars of a bench's figures as SVG, readable on light and dark paper alike.
import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GridComponent, LegendComponent, SVGRenderer]);

export interface Series {
  readonly name: string;
  /** One a row; `undefined` where there is none. */
  readonly values: readonly (number | undefined)[];
}

export interface ChartData {
  readonly unit: string;
  readonly rows: readonly string[];
  /** Bars side by side in each row; more than one get a legend. */
  readonly series: readonly Series[];
  /** The room to a row's budget, drawn behind the bars of a single series. */
  readonly budgets?: readonly (number | undefined)[];
  readonly isLogarithmic?: boolean;
}

/** A grey that has enough contrast on white and on GitHub's dark, and colours that differ in lightness too. */
const INK = '#76808c';
const COLOURS = ['#3b82c4', '#9aa4ae', '#c98a2b', '#4f9d69'] as const;
const ROOM = 'rgb(118 128 140 / 28%)';
const WIDTH = 760;
/** Wide enough for the system's fonts, which differ and cannot be measured here. */
const LETTER = 7.4;
const ROW = 34;
const BAR = 18;
const THIN_BAR = 12;

function label(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  return `${digits} ${unit}`.trim();
}

/** Bars lying one below the other. */
export function barChart({ unit, rows, series, budgets, isLogarithmic = false }: ChartData): string {
  const isSingle = series.length === 1;
  const barWidth = isSingle ? BAR : THIN_BAR;
  const row = Math.max(ROW, series.length * (THIN_BAR + 3) + 14);
  const top = isSingle ? 8 : 40;
  const chart = init(null, null, {
    renderer: 'svg',
    ssr: true,
    width: WIDTH,
    height: top + 32 + rows.length * row,
  });
  const text = { color: INK, fontFamily: 'system-ui, sans-serif', fontSize: 13 };
  const positive = series.flatMap(({ values }) => values).filter((value) => (value ?? 0) > 0);
  const least = 10 ** Math.floor(Math.log10(Math.min(...positive.map(Number))));
  const bars = series.map(({ name, values }, at) => ({
    name,
    type: 'bar' as const,
    barWidth,
    silent: true,
    itemStyle: { color: COLOURS[at] ?? INK },
    // A logarithmic axis has no place for nothing.
    data: values.map((value) => (value === undefined || (isLogarithmic && value === 0) ? null : value)),
    label: {
      ...text,
      fontSize: isSingle ? 13 : 11,
      show: true,
      position: 'right' as const,
      formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
        const value = values[dataIndex];
        const budget = budgets?.[dataIndex];
        if (value === undefined) return '';
        return label(value, budget === undefined ? unit : `of ${String(budget)} ${unit}`);
      },
    },
  }));
  const room = {
    type: 'bar' as const,
    barWidth,
    barGap: '-100%',
    silent: true,
    itemStyle: { color: ROOM },
    data: (budgets ?? []).map((budget) => budget ?? null),
  };
  chart.setOption({
    animation: false,
    ...(isSingle
      ? {}
      : {
          legend: {
            top: 4,
            left: 16,
            itemGap: 28,
            itemWidth: 14,
            itemHeight: 10,
            textStyle: text,
            icon: 'rect',
          },
        }),
    grid: { left: 24 + LETTER * Math.max(...rows.map(({ length }) => length)), right: 110, top, bottom: 24 },
    xAxis: {
      type: isLogarithmic ? 'log' : 'value',
      axisLabel: { ...text, hideOverlap: true },
      ...(isLogarithmic ? { min: least, startValue: least } : {}),
      splitLine: { lineStyle: { color: ROOM } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows,
      axisLabel: text,
      axisLine: { lineStyle: { color: INK } },
      axisTick: { show: false },
    },
    series: budgets ? [room, ...bars] : bars,
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  // Its numbers within its process are none of its own: the same figures give the same file.
  const classes = new Map<string, string>();
  return svg.replaceAll(/\bzr\d+-cls-\d+/g, (name) => {
    const own = classes.get(name) ?? `zr-cls-${String(classes.size)}`;
    classes.set(name, own);
    return own;
  });
}
