// Writes tables as CSV (RFC 4180).

/** A value as a cell that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export type CsvTable = readonly (readonly (string | number)[])[];

/** A file of tables, separated by an empty line. It begins with a byte order mark, by which Excel detects UTF-8. */
export const csv = (tables: readonly CsvTable[]): string =>
  `\ufeff${tables.map((rows) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')).join('\r\n')}`;
