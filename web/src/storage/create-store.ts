// A value outside React that components read with `useSyncExternalStore`.
import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  readonly get: () => Value;
  /** Replaces the value and notifies the subscribers. */
  readonly set: (value: Value) => void;
  /** Calls back after each change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const changes = new EventTarget();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      changes.dispatchEvent(new Event('change'));
    },
    subscribe: (listener) => {
      changes.addEventListener('change', listener);
      return () => changes.removeEventListener('change', listener);
    },
  };
}

/** A store's value; the component renders again when it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
