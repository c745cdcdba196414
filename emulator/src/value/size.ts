// Storage sizes as Firestore counts them (Firestore's page "Storage size calculations").
import type { DocumentPath } from './document.ts';
import type { Fields, Value } from './value.ts';
import { vectorFields } from './vector.ts';

/** The size of a document in bytes: its name, its fields and 32 bytes. */
export function documentSize(path: DocumentPath, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

/** The size of a value in bytes, nested values included. */
export function valueSize(value: Value): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'geopoint':
      return 16;
    case 'string':
      return Buffer.byteLength(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      // `projects/{p}/databases/{d}/documents` counts a fixed number of bytes.
      return nameSize(value.value.split('/').slice(5));
    case 'array':
      return value.values.reduce((sum, element) => sum + valueSize(element), 0);
    case 'vector':
      return fieldsSize(vectorFields(value));
    case 'map':
      return fieldsSize(value.fields);
  }
}

function nameSize(path: readonly string[]): number {
  return path.reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16);
}

/** The size of fields in bytes, with their names. */
function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += Buffer.byteLength(name) + 1 + valueSize(value);
  return size;
}
