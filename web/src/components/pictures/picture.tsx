// The frame of the product's small drawings: theatre objects in the theme's colours, described by the text beside them.
import type { ReactNode } from 'react';

const LIGHT = 'var(--mq-light)';

export function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" width="240" aria-hidden="true" focusable="false" style={{ maxWidth: '100%' }}>
      <ellipse cx="120" cy="134" rx="112" ry="12" fill="var(--mq-wash)" />
      {children}
    </svg>
  );
}

interface BulbProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** A lit bulb with its glow. */
export function Bulb({ x, y, radius = 5 }: BulbProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius * 3} fill={LIGHT} opacity="0.22" />
      <circle cx={x} cy={y} r={radius} fill={LIGHT} />
    </>
  );
}

interface RowOfBulbsProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly count: number;
}

/** Small bulbs in a straight row, as on a marquee. */
export function RowOfBulbs({ from, to, y, count }: RowOfBulbsProps) {
  const step = (to - from) / (count - 1);
  return Array.from({ length: count }, (_, index) => (
    <circle key={index} cx={from + index * step} cy={y} r="2.6" fill={LIGHT} />
  ));
}
