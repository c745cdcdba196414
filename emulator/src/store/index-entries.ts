// Counts the index entries of a document as production does: two for each field, nested ones too, and two for each
// different element of a list. An exemption of a field takes out all that is in it.
import type { DocumentPath } from '../value/document.ts';
import type { Fields, Value } from '../value/value.ts';
import { type FieldPath, formatFieldPath } from './field-path.ts';

/** Whether a field of a collection's documents is indexed; without exemptions all are. */
export type IsIndexed = (collectionId: string, field: string) => boolean;

const ENTRIES = 2;

/** The number of index entries of a document. */
export function countIndexEntries(path: DocumentPath, fields: Fields, isIndexed: IsIndexed): number {
  const collectionId = path.at(-2) as string;
  return countFields(fields, [], (field) => isIndexed(collectionId, formatFieldPath(field)));
}

function countFields(fields: Fields, around: FieldPath, isIndexed: (field: FieldPath) => boolean): number {
  let entries = 0;
  for (const [name, value] of fields) {
    const field = [...around, name];
    if (!isIndexed(field)) continue;
    if (value.type === 'map') entries += countFields(value.fields, field, isIndexed);
    else entries += ENTRIES + (value.type === 'array' ? ENTRIES * differentElements(value.values) : 0);
  }
  return entries;
}

function differentElements(values: readonly Value[]): number {
  return new Set(values.map((value) => JSON.stringify(value, plain))).size;
}

/** Makes JSON of what it has no form for. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Map) return [...(value as Map<string, unknown>)];
  return typeof value === 'number' ? String(value) : value;
}
