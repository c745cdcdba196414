// The doctor's result for one item.

export interface Finding {
  /** `missing`: has to be fixed. `warning`: works, and should be better. `unknown`: could not be seen. */
  readonly level: 'ok' | 'missing' | 'warning' | 'unknown' | 'reminder';
  readonly what: string;
  /** How to fix it. */
  readonly fix?: string;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const missing = (what: string, fix: string): Finding => ({ level: 'missing', what, fix });
export const warning = (what: string, fix: string): Finding => ({ level: 'warning', what, fix });
export const unknown = (what: string, fix: string): Finding => ({ level: 'unknown', what, fix });
export const reminder = (what: string, fix: string): Finding => ({ level: 'reminder', what, fix });
