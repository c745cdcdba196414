import { expect, test } from 'vitest';
import { noViews } from '@marquee/domain/views/views';
import { NO_NOTES } from '@marquee/domain/views/named-link';
import { linkRows } from './link-rows.ts';

test('linkRows has a row for each link, opened or not, and for each deleted link that was opened', () => {
  const link = (code: string, label: string) => ({
    ...NO_NOTES,
    ...{ code, label, ends: 0, opens_private: false, asks_answer: true, photo: '', video: '', version: '' },
    ...{ revoked: false, archived: false, created_at: 0, answer: undefined },
  });
  const opened = { a: { count: 2, actions: { cv: 1 } } };
  const totals = {
    all: { ...noViews(''), links: opened },
    links: { ...opened, gone: { count: 5, actions: {} } },
  };
  const rows = linkRows(
    [link('a', 'Mukesh'), link('b', 'Ritu')],
    totals,
    (one) => (one?.code === 'a' ? 'Shortlisted' : ''),
    'Deleted',
  );
  expect(rows.map(([label, opens, ...more]) => [label, opens, more.at(-2), more.at(-1)])).toEqual([
    ['Mukesh', 2, 2, 'Shortlisted'],
    ['Ritu', 0, 0, ''],
    ['Deleted', 0, 5, ''],
  ]);
  expect(rows[0]).toContain(1);
});
