import { expect, test } from 'vitest';
import { pushItemOf } from './push-item.ts';
import { MINUTE } from '@marquee/domain/values/time';

const NOW = Date.UTC(2026, 4, 20, 12);

const stored = (metadata: object = {}, created_at = NOW) => ({
  user_id: 'asha',
  type: 'profile_view',
  created_at,
  metadata: { viewer_name: 'Ravi Menon', ...metadata },
});

test.each([
  ['a view', stored(), { kind: 'view', name: 'Ravi Menon' }],
  ['an open by a named link', stored({ link_label: 'Dharma' }), { kind: 'link', name: 'Dharma' }],
  ['a contact', { ...stored({ viewer_name: null }), type: 'contact' }, { kind: 'contact', name: null }],
  [
    'a reminder',
    { ...stored({ viewer_name: null, link_label: 'Dharma', day: '2026-05-20' }), type: 'reminder' },
    { kind: 'reminder', name: 'Dharma' },
  ],
])('%s is pushed to its owner', (_name, notification, item) => {
  expect(pushItemOf('n', notification, NOW)).toEqual({
    owner: 'asha',
    item: { id: 'n', viewers: 1, ...item },
  });
});

test('a view is not pushed again when its viewer’s account is deleted', () => {
  expect(pushItemOf('n', stored({ viewer_deleted: true }), NOW)).toBeUndefined();
});

test('a notification of more than an hour ago, such as an imported one, is not pushed', () => {
  expect(pushItemOf('n', stored({}, NOW - 61 * MINUTE), NOW)).toBeUndefined();
});
