// A bar chart of days. The chart library is loaded when the chart comes near the screen.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { WhenNear } from '../when-near.tsx';
import type { BarsProps } from './bars.tsx';

const Bars = lazy(async () => ({ default: (await import('./bars.tsx')).Bars }));

/** The chart is hidden from assistive technology: each caller also shows the figures as a table. */
export function DayBars(bars: BarsProps) {
  const { height } = bars;
  return (
    <Box aria-hidden="true">
      <ErrorBoundary fallback={null}>
        <WhenNear height={height} placeholder={<Skeleton variant="rounded" height={height} />}>
          <Bars {...bars} />
        </WhenNear>
      </ErrorBoundary>
    </Box>
  );
}
