// A spinner that shows for a moment over content that is already there and already usable.
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

/** A prerendered page has one as well, and must not be left with it where no script ever comes. */
const leave = keyframes({ to: { visibility: 'hidden' } });

const Overlay = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: '40vh',
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  zIndex: theme.zIndex.modal + 1,
  animation: `${leave} 1ms forwards`,
  // Two spinners at once are one too many: the screen's own says what it waits for.
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
    <Overlay aria-hidden="true" style={{ animationDelay: `${String(duration)}ms` }}>
      <CircularProgress />
    </Overlay>
  ) : null;
}
