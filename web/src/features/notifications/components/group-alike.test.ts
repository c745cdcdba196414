import { expect, test } from 'vitest';
import { readNotification } from '@marquee/domain/notifications/notification';
import { groupAlike } from './group-alike.ts';

const view = (id: string, metadata: object) =>
  readNotification(id, { type: 'profile_view', message: `${id} viewed`, metadata });
const anonymous = (id: string) => view(id, { viewer_id: null, viewer_name: 'Someone' });
const named = (id: string, viewer_id: string) => view(id, { viewer_id, viewer_name: 'Meera Iyer' });
const linked = (id: string, link_label: string, { viewer_name = 'Someone', link_code = link_label } = {}) =>
  view(id, { viewer_id: null, viewer_name, link_label, link_code });
const contact = (id: string, message: string) => readNotification(id, { type: 'contact', message });

const ids = (notifications: Parameters<typeof groupAlike>[0]) =>
  groupAlike(notifications).map((line) => line.notifications.map(({ id }) => id));

test('views of visitors without a name share one line, at the place of the newest', () => {
  expect(ids([anonymous('d'), named('c', 'meera'), anonymous('b'), anonymous('a')])).toEqual([
    ['d', 'b', 'a'],
    ['c'],
  ]);
});

test('views of one account share a line, not those of another account with the same name', () => {
  expect(ids([named('c', 'meera'), named('b', 'other'), named('a', 'meera')])).toEqual([['c', 'a'], ['b']]);
});

test('views by one named link share a line, whoever opened it', () => {
  const office = "Mukesh's office";
  expect(
    ids([
      linked('d', office),
      linked('c', 'Zoya'),
      linked('b', office, { viewer_name: 'Dev' }),
      anonymous('a'),
    ]),
  ).toEqual([['d', 'b'], ['c'], ['a']]);
});

test('views by two named links with the same label have a line each', () => {
  const office = "Mukesh's office";
  const [first, second] = [{ link_code: 'code-1' }, { link_code: 'code-2' }];
  expect(ids([linked('c', office, first), linked('b', office, second), linked('a', office, first)])).toEqual([
    ['c', 'a'],
    ['b'],
  ]);
});

test('contacts with the same text share a line', () => {
  expect(ids([contact('c', 'WhatsApp'), contact('b', 'message'), contact('a', 'WhatsApp')])).toEqual([
    ['c', 'a'],
    ['b'],
  ]);
});

test.each([
  ['messages of moderators', { type: 'info', message: 'Your profile was taken down' }],
  ['counts of further viewers', { type: 'profile_view', metadata: { viewer_name: 'Someone', viewers: 3 } }],
  ['older views without a stored viewer', { type: 'profile_view', message: 'Asha viewed your profile' }],
])('two equal %s have a line each', (_name, stored) => {
  expect(ids([readNotification('b', stored), readNotification('a', stored)])).toEqual([['b'], ['a']]);
});

test('lines of different kinds have different keys, even with the same name or label', () => {
  const lines = groupAlike([
    anonymous('d'),
    linked('c', 'Someone'),
    named('b', 'Someone'),
    contact('a', 'Someone'),
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
});
