import { expect, test } from 'vitest';
import { readPushMessage } from '@marquee/domain/notifications/push-message';
import { composePush } from './compose-push.ts';
import type { PushItem } from './outbox-state.ts';

const view = (id: string, name: string | null = null, viewers = 1): PushItem => ({
  id,
  kind: 'view',
  name,
  viewers,
});
const notice: PushItem = { id: 'notice', kind: 'moderation', name: null, viewers: 1 };

function title(items: readonly PushItem[], showsName = false, language: 'en' | 'hi' = 'en'): string {
  return composePush({ items, language, showsName, unread: 1 }).title;
}

test.each<[string, readonly PushItem[], string]>([
  ['one view', [view('a')], 'Someone viewed your profile'],
  ['several views', [view('a'), view('b', 'Asha Rao')], '2 views of your profile'],
  ['a notification of 40 viewers', [view('a', null, 40)], '40 views of your profile'],
  ['a reminder', [{ ...view('r', 'Dharma'), kind: 'reminder' }], 'You have a reminder for today'],
  ['a notice', [notice, view('a')], 'News about your account'],
])('the title of a push tells what happened: %s', (_name, items, expected) => {
  expect(title(items)).toBe(expected);
});

test('a push names the viewer only if the owner chose so', () => {
  const items = [view('a', 'Asha Rao'), view('b')];
  expect(title(items, true)).toBe('Asha Rao and 1 other viewed your profile');
  expect(JSON.stringify(composePush({ items, language: 'en', showsName: false, unread: 0 }))).not.toContain(
    'Asha',
  );
});

test('a push names the link that was opened only if the owner chose so', () => {
  const items: PushItem[] = [{ ...view('a', 'Casting office'), kind: 'link' }];
  expect(title(items, true)).toBe('Casting office opened your profile');
  expect(title([view('b'), ...items], true)).toBe('Casting office opened your profile, and 1 more');
  expect(title(items)).toBe('Someone viewed your profile');
});

test('a push message is in the owner’s language', () => {
  expect(title([view('a')], false, 'hi')).toBe('किसी ने आपकी प्रोफ़ाइल देखी');
  expect(title([view('a', 'आशा')], true, 'hi')).toBe('आशा ने आपकी प्रोफ़ाइल देखी');
  const others = (...ids: string[]) => title([...ids.map((id) => view(id)), view('z', 'आशा')], true, 'hi');
  expect(others('a')).toBe('आशा और एक और व्यक्ति ने आपकी प्रोफ़ाइल देखी');
  expect(others('a', 'b')).toBe('आशा और 2 और लोगों ने आपकी प्रोफ़ाइल देखी');
});

test('a push links to the newest entry, and readPushMessage parses it', () => {
  const message = composePush({
    items: [view('a'), view('o_b-c_1')],
    language: 'en',
    showsName: false,
    unread: 7,
  });
  expect(message.path).toBe('/notifications#o_b-c_1');
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
});

test('a push with the longest id and name has less than 1 KB', () => {
  const items = [view('x'.repeat(120), 'अ'.repeat(60))];
  const text = JSON.stringify(composePush({ items, language: 'hi', showsName: true, unread: 99 }));
  expect(Buffer.byteLength(text)).toBeLessThan(1024);
});
