import { MAX_SHORTLISTED } from '@marquee/domain/values/timing';
import { expect, it } from 'vitest';
import { hashOf, shortlistInHash, moved, readShortlist, type ShortlistEntry } from './shortlist-entries.ts';

const list = (...profiles: readonly string[]): ShortlistEntry[] =>
  profiles.map((profile) => ({ profile, note: '' }));

it.each([null, '', 'x', '{}', '[1,null]', '[{"profile":"../etc"}]', '[{"profile":"//evil.example"}]'])(
  'the shortlist that is read from %j is empty',
  (stored) => {
    expect(readShortlist(stored)).toEqual([]);
  },
);

it('a shortlist is read with each profile once, and no more than thirty', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ profile: `actor-${String(index % 40)}` }));
  const entries = readShortlist(JSON.stringify(many));
  expect(entries).toHaveLength(MAX_SHORTLISTED);
  expect(new Set(entries.map(({ profile }) => profile)).size).toBe(MAX_SHORTLISTED);
});

it('the address’s hash has a shortlist’s profiles but not their notes, and can be read back', () => {
  const entries = [{ profile: 'asha', note: 'secret' }, ...list('actor/Uid1')];
  expect(hashOf(entries)).toBe('#asha,actor/Uid1');
  expect(shortlistInHash(hashOf(entries))).toEqual(list('asha', 'actor/Uid1'));
  expect(shortlistInHash('')).toEqual([]);
});

it.each([
  ['a', 1, 'b,a,c'],
  ['a', -1, 'a,b,c'],
  ['c', -1, 'a,c,b'],
  ['c', 1, 'a,b,c'],
  ['x', 1, 'a,b,c'],
])('the list a,b,c with its profile %s moved by %i is %s', (profile, by, expected) => {
  const names = moved(list('a', 'b', 'c'), profile, by).map((entry) => entry.profile);
  expect(names.join(',')).toBe(expected);
});
