import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { plainJson } from './plain-json.ts';

test('plainJson writes times as ISO 8601, at any depth, and leaves other values as they are', () => {
  const at = Timestamp.fromMillis(Date.UTC(2026, 2, 1, 12, 0, 0, 5));
  expect(plainJson({ created_at: at, list: [at, 1, null, 'a'], metadata: { timestamp: at } })).toEqual({
    created_at: '2026-03-01T12:00:00.005Z',
    list: ['2026-03-01T12:00:00.005Z', 1, null, 'a'],
    metadata: { timestamp: '2026-03-01T12:00:00.005Z' },
  });
});
