// The doctor's result for one item.

export interface Finding {
  /**
   * `missing`: has to be fixed. `warning`: works, and should be better. `unknown`: could not be seen. `reminder`: no fault,
   * but to be known.
   */
  readonly level: 'ok' | 'missing' | 'warning' | 'unknown' | 'reminder';
  readonly what: string;
  /** How to fix what is wrong. */
  readonly fix?: string;
  /** `hand`: only a person can fix it, no API. `npm run setup` or the next deployment mends all other findings. */
  readonly by?: 'hand';
}

const fixable =
  (level: 'missing' | 'warning' | 'unknown' | 'reminder') =>
  (what: string, fix: string, by?: 'hand'): Finding => ({ level, what, fix, ...(by && { by }) });

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const missing = fixable('missing');
export const warning = fixable('warning');
export const unknown = fixable('unknown');
export const reminder = fixable('reminder');
