import { LIMITS } from '@marquee/domain/limits';
import { describe, expect, it } from 'vitest';
import { hashOf, keptInHash, moved, readKept, type Kept } from './kept.ts';

const list = (...profiles: readonly string[]): Kept[] => profiles.map((profile) => ({ profile, note: '' }));

describe('readKept', () => {
  it.each([null, '', 'x', '{}', '[1,null]', '[{"profile":"../etc"}]', '[{"profile":"//evil.example"}]'])(
    'has nothing in %j',
    (stored) => {
      expect(readKept(stored)).toEqual([]);
    },
  );

  it('has each profile once, and no more than thirty', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ profile: `actor-${String(index % 40)}` }));
    const kept = readKept(JSON.stringify(many));
    expect(kept).toHaveLength(LIMITS.shortlist);
    expect(new Set(kept.map(({ profile }) => profile)).size).toBe(LIMITS.shortlist);
  });
});

it('an address carries the names and no notes', () => {
  const kept = [{ profile: 'asha', note: 'secret' }, ...list('actor/Uid1')];
  expect(hashOf(kept)).toBe('#asha,actor/Uid1');
  expect(keptInHash(hashOf(kept))).toEqual(list('asha', 'actor/Uid1'));
  expect(keptInHash('')).toEqual([]);
});

it.each([
  ['a', 1, 'b,a,c'],
  ['a', -1, 'a,b,c'],
  ['c', -1, 'a,c,b'],
  ['c', 1, 'a,b,c'],
  ['x', 1, 'a,b,c'],
])('%s moved by %i gives %s', (profile, by, expected) => {
  const names = moved(list('a', 'b', 'c'), profile, by).map((kept) => kept.profile);
  expect(names.join(',')).toBe(expected);
});
