import { expect, test } from 'vitest';
import { readCase, readReport, readTakenDown } from './moderation.ts';

const AT = { seconds: 1_700_000_000, nanoseconds: 5e6 };

test('a stored take-down is read with reason and time', () => {
  expect(readTakenDown({ reason: 'rights', at: AT })).toEqual({ reason: 'rights', at: 1_700_000_000_005 });
});

test.each([[{}], [true], ['spam'], [[]], [{ reason: 'ugly', at: 'now' }]])(
  'the malformed stored take-down %j is read as one for the reason ‘other’ at time 0',
  (stored) => {
    expect(readTakenDown(stored)).toEqual({ reason: 'other', at: 0 });
  },
);

test('a profile without a stored take-down is not taken down', () => {
  expect(readTakenDown(undefined)).toBeUndefined();
  expect(readTakenDown(null)).toBeUndefined();
});

test('a stored case is read with its fields, without unknown reasons and reasons that nobody gave', () => {
  expect(
    readCase('u1', {
      name: 'Asha',
      username: 'asha',
      status: 'taken_down',
      open_reports: 3,
      reasons: { spam: 2, other: 1, ugly: 9, rights: 0 },
      last_reported_at: AT,
      closed_at: { seconds: 9, nanoseconds: 0 },
    }),
  ).toEqual({
    profile_id: 'u1',
    name: 'Asha',
    username: 'asha',
    status: 'taken_down',
    open_reports: 3,
    reasons: { spam: 2, other: 1 },
    last_reported_at: 1_700_000_000_005,
    closed_at: 9000,
  });
});

test.each([[undefined], [null], [7], [[]], [{ reasons: 'x', open_reports: -1, status: 'gone', name: {} }]])(
  'readCase reads %j as an open case without name or reports, readReport as a report for ‘other’ without text',
  (stored) => {
    expect(readCase('u1', stored)).toMatchObject({
      status: 'open',
      open_reports: 0,
      reasons: {},
      name: '',
    });
    expect(readReport('r', stored)).toEqual({ id: 'r', reason: 'other', text: '', created_at: 0 });
  },
);

test('a stored report is read with its reason, text and time', () => {
  expect(readReport('r', { reason: 'spam', text: 'Sells watches.', created_at: AT })).toEqual({
    id: 'r',
    reason: 'spam',
    text: 'Sells watches.',
    created_at: 1_700_000_000_005,
  });
});
