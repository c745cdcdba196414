// The doctor's result for one item.

export interface Finding {
  /** `missing`: has to be mended. `warning`: works, and should be better. `unknown`: could not be seen. */
  readonly level: 'ok' | 'missing' | 'warning' | 'unknown' | 'reminder';
  readonly what: string;
  /** How to mend it. */
  readonly mend?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const missing = (what: string, mend: string): Finding => ({ level: 'missing', what, mend });
export const warning = (what: string, mend: string): Finding => ({ level: 'warning', what, mend });
export const unknown = (what: string, mend: string): Finding => ({ level: 'unknown', what, mend });
export const reminder = (what: string, mend: string): Finding => ({ level: 'reminder', what, mend });
