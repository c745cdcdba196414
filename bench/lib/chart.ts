// Bars of a bench's figures as SVG, readable on light and dark paper alike.
import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GridComponent, SVGRenderer]);

export interface Bar {
  readonly what: string;
  readonly value: number;
  readonly budget?: number;
}

/** Greys and a blue that have enough contrast on white and on GitHub's dark. */
const INK = '#76808c';
const BAR = '#3b82c4';
const ROOM = 'rgb(118 128 140 / 28%)';
const WIDTH = 760;

/** Bars lying one below the other, the room to each budget behind them. */
export function barChart(bars: readonly Bar[], unit: string): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: 40 + bars.length * 34 });
  const text = { color: INK, fontFamily: 'system-ui, sans-serif', fontSize: 13 };
  chart.setOption({
    animation: false,
    grid: { left: 24, right: 80, top: 8, bottom: 24, containLabel: true },
    xAxis: {
      type: 'value',
      axisLabel: { ...text, formatter: `{value} ${unit}` },
      splitLine: { lineStyle: { color: ROOM } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ what }) => what),
      axisLabel: text,
      axisLine: { lineStyle: { color: INK } },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barWidth: 18,
        barGap: '-100%',
        silent: true,
        itemStyle: { color: ROOM },
        data: bars.map(({ budget }) => budget ?? 0),
      },
      {
        type: 'bar',
        barWidth: 18,
        itemStyle: { color: BAR },
        data: bars.map(({ value }) => value),
        label: {
          ...text,
          show: true,
          position: 'right',
          formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
            const bar = bars[dataIndex];
            if (!bar) return '';
            const value = `${bar.value.toFixed(0)} ${unit}`;
            return bar.budget === undefined ? value : `${value} of ${String(bar.budget)}`;
          },
        },
      },
    ],
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}
