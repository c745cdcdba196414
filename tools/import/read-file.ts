import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface RowFile {
  readonly rows: readonly unknown[];
  /** Tells whether the file is the one a journal was begun with. */
  readonly digest: string;
}

const list = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[];
  // As `SELECT json_agg(…)` tools wrap it.
  if (typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows)) {
    return value.rows as unknown[];
  }
  return undefined;
};

/** A line that is no JSON becomes a row that is refused, with its number. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a JSON array, `{"rows": […]}` or a JSON value a line. Throws one clear sentence. */
export function readRowFile(path: string): RowFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new Error(`${path} cannot be read.`);
  }
  const digest = createHash('sha256').update(text).digest('hex');
  if (text.trim() === '') return { rows: [], digest };
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    const rows = lines.map(parseLine);
    if (rows.every((row) => row === undefined)) {
      throw new Error(`${path} is neither JSON nor a JSON value a line.`);
    }
    return { rows, digest };
  }
  const rows = list(whole);
  if (!rows) throw new Error(`${path} holds no list of rows.`);
  return { rows, digest };
}
