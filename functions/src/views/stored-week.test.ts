import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { readWeek } from './stored-week.ts';

const read = (data: object) =>
  readWeek({ id: '2026-05-18w', data: () => data } as unknown as DocumentSnapshot);

test.each([{ notified: 7 }, { told: 7 }, { notified: 7, told: 60 }])(
  'readWeek reads from %j that notifications cover 7 viewers; `told` is the field of the previous release',
  (fields) => {
    expect(read({ hour: 5, ...fields })).toMatchObject({ hour: 5, notified: 7 });
  },
);

test('readWeek reads viewers with the bits of their actions', () => {
  const { viewers } = read({ seen: { 8: ['a', 'b'], 7: ['c'] }, acted: { 8: { b: 3 }, 7: { busy: 1 } } });
  expect([...viewers]).toEqual([
    [
      7,
      new Map([
        ['c', 0],
        ['busy', 1],
      ]),
    ],
    [
      8,
      new Map([
        ['a', 0],
        ['b', 3],
      ]),
    ],
  ]);
});

test('readWeek reads nothing from fields of another type', () => {
  const stored = read({ hour: '5', notified: {}, seen: { 8: 'a', 7: [1] }, acted: { 8: { b: 'x' } } });
  expect(stored).toEqual({
    days: [],
    hour: 0,
    notified: 0,
    viewers: new Map([
      [7, new Map()],
      [8, new Map()],
    ]),
  });
});
