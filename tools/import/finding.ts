// The import's remark on a row.

export const KINDS = ['users', 'profiles', 'notifications'] as const;
export type Kind = (typeof KINDS)[number];

export interface Finding {
  readonly kind: Kind;
  /** The row's number in its file, from 1. */
  readonly row: number;
  /** As far as the row has one. */
  readonly id: string | null;
  /** `refused`: not taken. `changed`: taken, but not as it stood. `there`: stored already, and left as it is. */
  readonly level: 'refused' | 'changed' | 'there';
  readonly reason: string;
}
