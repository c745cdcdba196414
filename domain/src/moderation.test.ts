import { describe, expect, test } from 'vitest';
import { readCase, readReport, readTakenDown } from './moderation.ts';
import { moderationSchema, reportSchema } from './moderation-requests.ts';

const AT = { seconds: 1_700_000_000, nanoseconds: 5e6 };

describe('a take-down', () => {
  test('is read with reason and time', () => {
    expect(readTakenDown({ reason: 'rights', at: AT })).toEqual({ reason: 'rights', at: 1_700_000_000_005 });
  });

  test.each([[{}], [true], ['spam'], [[]], [{ reason: 'ugly', at: 'now' }]])(
    'hides whatever it holds: %j',
    (stored) => {
      expect(readTakenDown(stored)).toEqual({ reason: 'other', at: 0 });
    },
  );

  test('is undefined when nothing is stored', () => {
    expect(readTakenDown(undefined)).toBeUndefined();
    expect(readTakenDown(null)).toBeUndefined();
  });
});

describe('a case', () => {
  test('is read as stored', () => {
    expect(
      readCase('u1', {
        name: 'Asha',
        username: 'asha',
        status: 'taken_down',
        open_reports: 3,
        reasons: { spam: 2, other: 1, ugly: 9, rights: 0 },
        last_reported_at: AT,
      }),
    ).toEqual({
      profile_id: 'u1',
      name: 'Asha',
      username: 'asha',
      status: 'taken_down',
      open_reports: 3,
      reasons: { spam: 2, other: 1 },
      last_reported_at: 1_700_000_000_005,
      closed_at: 0,
    });
  });

  test.each([[undefined], [null], [7], [[]], [{ reasons: 'x', open_reports: -1, status: 'gone', name: {} }]])(
    'of %j is an empty one',
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
});

describe('a request', () => {
  test('to report needs a profile and a reason, and may have a text and a code', () => {
    const valid = { profileId: 'u1', reason: 'spam' };
    expect(reportSchema.isValidSync(valid)).toBe(true);
    expect(reportSchema.isValidSync({ ...valid, text: 'x'.repeat(500) })).toBe(true);
    expect(reportSchema.isValidSync({ ...valid, code: '0123456789abc' })).toBe(true);
    for (const odd of [
      { reason: 'spam' },
      { profileId: 'u1' },
      { ...valid, profileId: 'a/b' },
      { ...valid, profileId: '__x__' },
      { ...valid, profileId: '..' },
      { ...valid, reason: 'SPAM' },
      { ...valid, text: 'x'.repeat(501) },
      { ...valid, text: 7 },
      { ...valid, code: 7 },
      { ...valid, code: 'x'.repeat(14) },
    ]) {
      expect(reportSchema.isValidSync(odd), JSON.stringify(odd)).toBe(false);
    }
  });

  test('to take down needs a reason; to dismiss or restore none', () => {
    for (const action of ['dismiss', 'restore']) {
      expect(moderationSchema.isValidSync({ profileId: 'u1', action })).toBe(true);
    }
    expect(moderationSchema.isValidSync({ profileId: 'u1', action: 'take_down' })).toBe(false);
    expect(moderationSchema.isValidSync({ profileId: 'u1', action: 'take_down', reason: 'minor' })).toBe(
      true,
    );
    expect(moderationSchema.isValidSync({ profileId: 'u1', action: 'ban' })).toBe(false);
  });
});
