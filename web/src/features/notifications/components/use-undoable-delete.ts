// Rules let nobody write a notification back, so deleting waits for the time in which it can be undone.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface UndoableDelete {
  /** Deleted on screen, still there on the server. */
  readonly waiting: ReadonlySet<string>;
  readonly remove: (id: string) => void;
  readonly undo: (id: string) => void;
  /** Stops the time of one, while the keyboard's focus is on its undo button. */
  readonly hold: (id: string) => void;
  readonly release: (id: string) => void;
}

/** Calls `commit` for each removed id after `delay` milliseconds without undo, or at once when the screen is left. */
export function useUndoableDelete(commit: (id: string) => void, delay: number): UndoableDelete {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout> | undefined>());
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const leave = useCallback((id: string): boolean => {
    if (!timers.current.has(id)) return false;
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting((before) => new Set([...before].filter((other) => other !== id)));
    return true;
  }, []);
  const finish = useCallback(
    (id: string) => {
      if (leave(id)) latestCommit.current(id);
    },
    [leave],
  );
  const start = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => finish(id), delay),
      );
    },
    [delay, finish],
  );

  useEffect(() => {
    const pending = timers.current;
    const commitAll = (): void => {
      for (const id of [...pending.keys()]) finish(id);
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
      (id: string) => {
        start(id);
        setWaiting((before) => new Set([...before, id]));
      },
      [start],
    ),
    undo: useCallback((id: string) => void leave(id), [leave]),
    hold: useCallback((id: string) => {
      if (!timers.current.has(id)) return;
      clearTimeout(timers.current.get(id));
      timers.current.set(id, undefined);
    }, []),
    release: useCallback(
      (id: string) => {
        if (timers.current.has(id)) start(id);
      },
      [start],
    ),
  };
}
