import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readBlockedViewers, readSettings } from './settings.ts';

test.each([[undefined], [null], ['dark'], [{ theme: 'sepia', notify_views: 'no' }]])(
  'readSettings reads %j as the defaults',
  (stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  },
);

test('readSettings returns stored choices, without other fields of the document', () => {
  const chosen = {
    theme: 'dark',
    notify_views: false,
    notify_links: false,
    show_name_when_viewing: false,
    show_email_when_viewing: true,
  };
  expect(readSettings({ ...chosen, updated_at: 1 })).toEqual(chosen);
});

test('readBlockedViewers sorts blocked viewers by name, and reads malformed values as none', () => {
  expect(readBlockedViewers({ blocked_viewers: { b: 'Zoya', a: 'Dev', c: 7 } })).toEqual([
    { id: 'c', name: '' },
    { id: 'a', name: 'Dev' },
    { id: 'b', name: 'Zoya' },
  ]);
  expect(
    readBlockedViewers({ blocked_viewers: { b: 'Dev', c: 'Dev', a: 'Dev' } }).map(({ id }) => id),
  ).toEqual(['a', 'b', 'c']);
  for (const odd of [undefined, null, 'x', {}, { blocked_viewers: null }, { blocked_viewers: ['a'] }]) {
    expect(readBlockedViewers(odd)).toEqual([]);
  }
});
