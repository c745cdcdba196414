import { expect, test } from 'vitest';
import {
  checkCollectionId,
  checkDocumentId,
  compareDocumentPaths,
  formatDocumentName,
  InvalidNameError,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
  parseResourceName,
} from './resource-name.ts';

const D = 'projects/p/databases/(default)';

test('resource names are parsed into a database and a path, and formatted back', () => {
  expect(parseDatabaseName(D)).toEqual({ project: 'p', database: '(default)' });
  const name = parseDocumentName(`${D}/documents/c/d/sub/__id5__`);
  expect(name.path).toEqual(['c', 'd', 'sub', '__id5__']);
  expect(formatDocumentName(name.database, name.path)).toBe(`${D}/documents/c/d/sub/__id5__`);
  expect(parseParentName(`${D}/documents`).path).toEqual([]);
  expect(formatDocumentName(name.database, [])).toBe(`${D}/documents`);
  expect(parseResourceName(`${D}/documents/c`).path).toEqual(['c']);
});

test.each([
  [parseDatabaseName, 'x', 'Database name "x" lacks "projects" at index 0.'],
  [parseDatabaseName, 'projects/p', 'Database name "projects/p" lacks "/" at index 10.'],
  [parseDatabaseName, `${D}/x`, `Database name "${D}/x" has unexpected trailing characters at index 30.`],
  [parseDocumentName, `${D}/documents`, `Document name "${D}/documents" lacks "/" at index 40.`],
  [parseDocumentName, `${D}/documents/c`, `Document name "${D}/documents/c" lacks "/" at index 42.`],
  [parseDocumentName, `${D}/documents/é`, `Document name "${D}/documents/é" lacks "/" at index 43.`],
  [parseDocumentName, `${D}/c/d`, `Document name "${D}/c/d" lacks "documents" at index 31.`],
  [
    parseDocumentName,
    `${D}/documents/c//d`,
    `Document name "${D}/documents/c//d" lacks a resource id at index 43.`,
  ],
  [
    parseDocumentName,
    `${D}/documents/c/..`,
    `Document name "${D}/documents/c/.." contains a resource id ".." at index 43.`,
  ],
  [parseParentName, `${D}/documents/p`, `Document parent name "${D}/documents/p" lacks "/" at index 42.`],
  [parseDocumentName, `${D}/documents/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
  [
    parseDocumentName,
    `${D}/documents/__id5__/d`,
    'Collection id "__id5__" is invalid because it is reserved.',
  ],
  [
    parseDocumentName,
    `${D}/documents/c/__id5x__`,
    "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
  ],
  [
    parseDocumentName,
    `${D}/documents/c/${'é'.repeat(751)}`,
    'The key path element name is longer than 1500 bytes.',
  ],
  [checkCollectionId, 'a/b', 'Collection id "a/b" is invalid because it contains "/".'],
  [checkCollectionId, '__x__', 'Collection id "__x__" is invalid because it is reserved.'],
  [checkCollectionId, '..', 'Collection id ".." is invalid because it is reserved.'],
  [checkDocumentId, '', 'Resource id "" is invalid.'],
])('%o refuses %s', (parse, name, message) => {
  expect(() => parse(name)).toThrow(new InvalidNameError(message));
});

test('resource names are ordered segment by segment, numeric ids first', () => {
  const sorted = [
    'c/__id5__/items/x',
    'c/__id10__/items/x',
    'c/A/items/x',
    'c/a/items/x',
    'c/a/items/y',
    'c/a/sub/b/items/x',
    'c/a\u0001/items/x',
    'c/aa/items/x',
    'c/～/items/x',
    'c/😀/items/x',
    'c-b/x/items/x',
    'items/top',
  ].map((path) => path.split('/'));
  expect([...sorted].reverse().sort(compareDocumentPaths)).toEqual(sorted);
});
