import { expect, test } from 'vitest';
import { readDocumentAddress, readShortlist, shortlistAddress } from './document-address.ts';

test.each([
  ['/asha/cv.pdf', 'cv', { kind: 'username', username: 'asha', isStoredSpelling: true }],
  ['/Asha/photos.pdf', 'contactSheet', { kind: 'username', username: 'asha', isStoredSpelling: false }],
  [
    '/asha/0123456789abc/cv.pdf',
    'cv',
    { kind: 'link', username: 'asha', code: '0123456789abc', isStoredSpelling: true },
  ],
  ['/asha/0123456789/cv.pdf', 'cv', { kind: 'none' }],
  ['/actor/Uid1/cv.pdf', 'cv', { kind: 'id', id: 'Uid1' }],
  ['/actor/%2e%2e/cv.pdf', 'cv', { kind: 'none' }],
  ['/cv.pdf', 'cv', { kind: 'none' }],
])('readDocumentAddress reads %s as the document %s of the profile address %j', (path, kind, address) => {
  expect(readDocumentAddress(path)).toEqual({ kind, address });
});

test.each(['/asha', '/asha/cv', '/asha/CV.PDF', '/asha/cv.pdf/more', '/%', '/'])(
  'the address %s asks for no document',
  (path) => {
    expect(readDocumentAddress(path)).toBeUndefined();
  },
);

test('five spellings of one username in a shortlist are one profile, and the shortlist has one address', () => {
  const spellings = ['asha', 'ASHA', 'Asha', 'aShA', 'actor/u/asha'].join(',');
  const names = readShortlist('/shortlist/photos.pdf', spellings) ?? [];
  expect(names).toEqual(['asha']);
  expect(shortlistAddress(names, 'hi')).toBe('/shortlist/photos.pdf?names=asha&lang=hi');
});

test('readShortlist returns usernames and ids, leaves out named links, and is undefined if nothing remains', () => {
  const names = 'asha,asha/0123456789abc,actor/Uid1,ASHA/0123456789ABC,%';
  expect(readShortlist('/shortlist/photos.pdf', names)).toEqual(['asha', 'actor/Uid1']);
  expect(readShortlist('/shortlist/photos.pdf', 'asha/0123456789abc')).toBeUndefined();
});
