import { expect, test } from 'vitest';
import { PRIVATE_DOCUMENTS } from '../runtime/private-document.ts';
import { exportNotes, NOTED_FILES } from './export-notes.ts';
import { ownedDocuments, ownedQueries } from './owned-documents.ts';

/** A database in which everything can be named and nothing read. */
const firestore = {
  collection: (id: string) => ({ where: () => ({}), doc: () => ({ parent: { id } }) }),
} as never;

test('the notes of an export name each file of documents', () => {
  const files = [
    ...PRIVATE_DOCUMENTS,
    ...Object.keys(ownedQueries(firestore, 'u1')),
    ...ownedDocuments(firestore, 'u1').map(({ parent }) => parent.id),
  ].map((name) => `${name}.json`);
  expect(NOTED_FILES.filter((file) => file.endsWith('.json')).toSorted()).toEqual(
    [...new Set([...files, 'account.json', 'profile.json', 'views.json'])].toSorted(),
  );
});

test.each(['en', 'hi'] as const)('the notes in %s have a line of words for each file', (language) => {
  const lines = exportNotes(language).split('\r\n');
  for (const file of NOTED_FILES) expect(lines[lines.indexOf(file) + 1]?.trim().length).toBeGreaterThan(10);
});
