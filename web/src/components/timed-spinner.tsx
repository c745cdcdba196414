// A spinner that shows for a moment over content that is already usable.
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

const Overlay = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: '40vh',
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  zIndex: theme.zIndex.modal + 1,
  // Hidden while the screen shows its own spinner, which has a text.
  'body:has([data-spinner]) &': { display: 'none' },
}));

/** Shows for `duration` milliseconds; give it a `key` to show it again. */
export function TimedSpinner({ duration }: { readonly duration: number }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return shown ? (
    <Overlay aria-hidden="true">
      <CircularProgress />
    </Overlay>
  ) : null;
}
