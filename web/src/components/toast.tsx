// Toasts: one at a time, top right, 5 s unless told otherwise, read out by screen readers (specification, section 2).
// What shows them loads with the first touch of the page, or with the first toast if that is earlier.
import type { AlertColor } from '@mui/material/Alert';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { onFirstTouch } from '../lib/first-touch.ts';

export interface Toast {
  readonly title?: string;
  readonly text?: string;
  readonly variant?: AlertColor;
  /** Milliseconds; 3 to 6 s where the specification names one. */
  readonly duration?: number;
  /** An alert on the screen has the same text, and is what screen readers hear. */
  readonly isRepeat?: boolean;
}

export interface ToastHostProps {
  /** Around the host: what it shows is read from there. */
  readonly region: RefObject<HTMLDivElement | null>;
  /** Called with the function that shows a toast, and with nothing when the host goes. */
  readonly onStanding: (show: ((toast: Toast) => void) | undefined) => void;
}

/** How a toast is shown once the host stands, and what is to be shown then. */
let show: ((toast: Toast) => void) | undefined;
let waiting: Toast | undefined;
let bringHost: (() => void) | undefined;

function setShow(next: typeof show): void {
  show = next;
  if (!show || !waiting) return;
  show(waiting);
  waiting = undefined;
}

/** Where toasts appear; stands once, around the app. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [Host, setHost] = useState<ComponentType<ToastHostProps>>();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bring = (): void => {
      import('./toast-host.tsx').then(
        ({ ToastHost }) => setHost(() => ToastHost),
        // Offline, say: the next toast tries again.
        (error: unknown) => console.warn('Toasts could not be loaded yet.', error),
      );
    };
    bringHost = bring;
    if (waiting) bring();
    const stop = onFirstTouch(bring);
    return () => {
      bringHost = undefined;
      stop();
    };
  }, []);
  return (
    <>
      {children}
      {/* In the page before there is anything to say: of a region that comes with its text, screen readers often hear nothing. */}
      <div ref={region} aria-live="polite">
        {Host ? <Host region={region} onStanding={setShow} /> : null}
      </div>
    </>
  );
}

function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  // One at a time: what comes meanwhile takes its place.
  waiting = toast;
  bringHost?.();
}

/** The function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  return showToast;
}
