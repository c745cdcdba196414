// A screen that asks before it is left. The router asks here; React Router's own blocker needs its data router, which
// would weigh 16 KB on every first visit (docs/decisions.md, routing).
import { useCallback, useEffect, useState } from 'react';

/** Keeps the user where they are and returns true, or lets them go; `leave` goes after all. */
type Keeper = (pathname: string, leave: () => void) => boolean;

let keeper: Keeper | undefined;
let isLeaving = false;

/** Whether the screen keeps the user from going to `pathname`; it may call `leave` later. */
export function isKept(pathname: string, leave: () => void): boolean {
  if (isLeaving) {
    isLeaving = false;
    return false;
  }
  return (
    keeper?.(pathname, () => {
      isLeaving = true;
      leave();
    }) ?? false
  );
}

interface Leaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** While somebody wants to leave and `shouldKeep` says no: the two ways on. One screen at a time can ask. */
export function useLeaving(shouldKeep: (pathname: string) => boolean): Leaving | undefined {
  const [leaving, setLeaving] = useState<Leaving>();
  const stay = useCallback(() => setLeaving(undefined), []);
  useEffect(() => {
    const keep: Keeper = (pathname, leave) => {
      if (!shouldKeep(pathname)) return false;
      setLeaving({
        stay,
        leave: () => {
          stay();
          leave();
        },
      });
      return true;
    };
    keeper = keep;
    return () => {
      if (keeper === keep) keeper = undefined;
    };
  }, [shouldKeep, stay]);
  return leaving;
}
