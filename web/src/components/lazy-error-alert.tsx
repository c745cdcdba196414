// An error on screens that must be light and rarely have one: the alert loads with the first touch of the page. It has
// to be readable without it too: what went wrong may be the network.
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import { onFirstTouch } from '../lib/first-touch.ts';
import type { ErrorAlert } from './error-alert.tsx';

type ErrorAlertProps = ComponentProps<typeof ErrorAlert>;

function PlainAlert({ title, text }: ErrorAlertProps) {
  return (
    <div role="alert">
      {title === undefined ? null : <strong>{title} </strong>}
      {text}
    </div>
  );
}

const load = () =>
  import('./error-alert.tsx').then(
    ({ ErrorAlert: Loaded }) => ({ default: Loaded }),
    () => {
      // The next error tries again.
      Alert = lazy(load);
      return { default: PlainAlert };
    },
  );

let Alert = lazy(load);

/** Loads the alert when somebody begins to do something that may fail. */
export function useErrorAlert(): void {
  useEffect(() => onFirstTouch(() => void load()), []);
}

export function LazyErrorAlert(props: ErrorAlertProps) {
  const [Loaded] = useState(() => Alert);
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
