// The rules let nobody restore a notification, so it is deleted on the server only once the time for undoing is over.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface UndoableDelete {
  /** The ids that are deleted on screen, but not yet on the server. */
  readonly waiting: ReadonlySet<string>;
  readonly remove: (ids: readonly string[]) => void;
  readonly undo: (ids: readonly string[]) => void;
  /** Stops the delay of these ids while their undo button has the focus; `release` starts the whole delay again. */
  readonly hold: (ids: readonly string[]) => void;
  readonly release: (ids: readonly string[]) => void;
}

/** Calls `commit` for each removed id after `delay` milliseconds without undo, or at once when the screen is left. */
export function useUndoableDelete(commit: (id: string) => void, delay: number): UndoableDelete {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout> | undefined>());
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  /** Removes ids from those that wait; returns the ones that were waiting. */
  const leave = useCallback((ids: readonly string[]): string[] => {
    const left = ids.filter((id) => timers.current.has(id));
    for (const id of left) timers.current.delete(id);
    if (left.length > 0) setWaiting((before) => new Set([...before].filter((id) => !left.includes(id))));
    return left;
  }, []);
  const finish = useCallback(
    (ids: readonly string[]) => {
      for (const id of leave(ids)) latestCommit.current(id);
    },
    [leave],
  );
  const start = useCallback(
    (ids: readonly string[]) => {
      // One timer for all ids; it skips those that were undone, held or removed again meanwhile.
      const timer = setTimeout(() => finish(ids.filter((id) => timers.current.get(id) === timer)), delay);
      for (const id of ids) timers.current.set(id, timer);
    },
    [delay, finish],
  );

  useEffect(() => {
    const pending = timers.current;
    const commitAll = (): void => {
      finish([...pending.keys()]);
    };
    globalThis.addEventListener('pagehide', commitAll);
    return () => {
      globalThis.removeEventListener('pagehide', commitAll);
      commitAll();
    };
  }, [finish]);

  return {
    waiting,
    remove: useCallback(
      (ids: readonly string[]) => {
        start(ids);
        setWaiting((before) => new Set([...before, ...ids]));
      },
      [start],
    ),
    undo: useCallback((ids: readonly string[]) => void leave(ids), [leave]),
    hold: useCallback((ids: readonly string[]) => {
      for (const id of ids) if (timers.current.has(id)) timers.current.set(id, undefined);
    }, []),
    release: useCallback(
      (ids: readonly string[]) => {
        const held = ids.filter((id) => timers.current.has(id));
        if (held.length > 0) start(held);
      },
      [start],
    ),
  };
}
