import { expect, test } from 'vitest';
import { documentSize } from './size.ts';
import type { Fields, Value } from './value.ts';

test('the documentation’s example of a document has the size that the documentation states', () => {
  // The example of the documentation, "Storage size calculations": users/jeff/tasks/my_task_id.
  const fields: Fields = new Map<string, Value>([
    ['type', { type: 'string', value: 'Personal' }],
    ['done', { type: 'boolean', value: false }],
    ['priority', { type: 'integer', value: 1n }],
    ['description', { type: 'string', value: 'Learn Cloud Firestore' }],
  ]);
  expect(documentSize(['users', 'jeff', 'tasks', 'my_task_id'], fields)).toBe(147);
});

test('nested values, references and geo points count towards a document’s size', () => {
  const fields: Fields = new Map<string, Value>([
    ['m', { type: 'map', fields: new Map([['é', { type: 'null' }]]) }],
    ['a', { type: 'array', values: [{ type: 'geopoint', latitude: 0, longitude: 0 }] }],
    ['b', { type: 'bytes', value: new Uint8Array(5) }],
    ['r', { type: 'reference', value: 'projects/p/databases/d/documents/c/d' }],
  ]);
  const name = 16 + 2 + 2;
  expect(documentSize(['c', 'd'], fields)).toBe(name + 32 + (2 + 4) + (2 + 16) + (2 + 5) + (2 + 20));
});
