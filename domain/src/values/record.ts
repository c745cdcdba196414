// Data of unknown shape, read field by field.

export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value's fields; none for anything but an object. */
export const asRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});

/** The value if it is a text; '' for anything else. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
