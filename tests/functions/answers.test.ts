// Answers to named links on the suite's Firestore: who can answer, what is stored, and what the owner is notified of.
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { answerRecorder, type GivenAnswer } from '../../functions/src/answers/record-answers.ts';
import { pushItemOf } from '../../functions/src/push/push-item.ts';
import type { LinkAnswer } from '@marquee/domain/views/link-answer';
import { readSentLinks } from '@marquee/domain/views/named-link';
import { DAY } from '@marquee/domain/values/time';
import {
  ASHA,
  CLOSED,
  CODE,
  databaseOfAsha,
  FOREIGN,
  NOON,
  storePrivate,
  storeProfile,
} from './contact-fixtures.ts';
import { storeLinks } from './environment.ts';

const { firestore, backends, notified } = await databaseOfAsha('demo-functions-answers');
const HALF_HOUR = DAY / 48;
const record = answerRecorder(backends);
const answer = (word: GivenAnswer['answer'], now = NOON, code: string = CODE) =>
  record({ profileId: ASHA, code, answer: word, now });
const named = firestore.doc(`profiles/${ASHA}/private/links`);
const stored = async (): Promise<Readonly<Record<string, LinkAnswer>>> => {
  const links = readSentLinks((await named.get()).data());
  return Object.fromEntries(links.flatMap(({ code, answer: given }) => (given ? [[code, given]] : [])));
};
const messages = async () => (await notified()).map(({ message }) => String(message)).sort();

beforeEach(() => storePrivate(firestore, ASHA));

test('an answer is stored and notified with the link, and the same one again changes nothing', async () => {
  expect(await answer('shortlisted')).toBe('stored');
  expect(await answer('shortlisted', NOON + HALF_HOUR)).toBe('stored');
  expect(await stored()).toEqual({
    [CODE]: { answer: 'shortlisted', first_at: NOON, answered_at: NOON },
  });
  const [notification, ...more] = await notified();
  expect(more).toEqual([]);
  expect(notification).toMatchObject({
    type: 'contact',
    message: 'Shortlisted: on your link for Mukesh',
    metadata: { link_code: CODE, answer: 'shortlisted', viewer_id: null, viewer_name: null },
  });
  expect(pushItemOf('n', { ...notification, created_at: NOON }, NOON)?.item.kind).toBe('answer');
});

test('an answer can be changed for a day, and the notification of a half-hour names its last answer', async () => {
  await answer('got_it');
  await answer('send_tape', NOON + 1);
  expect(await messages()).toEqual(['Send a tape: on your link for Mukesh']);
  await answer('shortlisted', NOON + HALF_HOUR);
  expect(await messages()).toHaveLength(2);
  expect(await answer('not_this_time', NOON + DAY - 1)).toBe('stored');
  expect(await answer('got_it', NOON + DAY)).toBe('closed');
  expect(await stored()).toEqual({
    [CODE]: { answer: 'not_this_time', first_at: NOON, answered_at: NOON + DAY - 1 },
  });
});

test.each(CLOSED)('no answer is accepted %s', async (_what, code, changes) => {
  await storePrivate(firestore, ASHA, changes);
  expect(await answer('got_it', NOON, code)).toBe('gone');
  expect(await stored()).toEqual({});
  expect(await messages()).toEqual([]);
});

test('no answer is accepted by a link that does not ask for one, nor to a profile that was taken down', async () => {
  await storePrivate(firestore, ASHA, { asks_answer: false });
  expect(await answer('got_it')).toBe('gone');
  await storePrivate(firestore, ASHA);
  await firestore.doc(`profiles/${ASHA}`).update({ taken_down: { reason: 'spam' } });
  expect(await answer('got_it')).toBe('gone');
});

test('no answer is accepted by a link of somebody under 18, nor to a profile that was deleted', async () => {
  await firestore.doc(`profiles/${ASHA}/private/contact`).update({ date_of_birth: '2020-01-01' });
  expect(await answer('got_it')).toBe('gone');
  await storePrivate(firestore, ASHA);
  await firestore.doc(`profiles/${ASHA}`).delete();
  expect(await answer('got_it')).toBe('gone');
});

test('an answer to a public profile is accepted by any live link', async () => {
  await storePrivate(firestore, ASHA, { opens_private: false });
  await storeProfile(firestore, ASHA);
  expect(await answer('send_tape')).toBe('stored');
});

test('an answer leaves the owner’s notes on the link and other links as they are', async () => {
  await named.update({
    [`links.${CODE}.note`]: 'Gate 3',
    [`links.${FOREIGN}`]: { label: 'Zoya' },
    remind_on: '2999-01-01',
  });
  const before = (await named.get()).data();
  await answer('got_it');
  await named.update({ [`links.${CODE}.answer`]: FieldValue.delete() });
  expect((await named.get()).data()).toEqual(before);
});

test('no answer is stored for a link that is deleted for good while the answer is', async () => {
  const [first] = await Promise.all([
    answer('got_it'),
    named.update({ [`links.${CODE}`]: FieldValue.delete() }),
  ]);
  expect(['stored', 'gone']).toContain(first);
  expect(await stored()).toEqual({});
});

test('‘Not this time’ is stored for the summary, and its notification replaces the one before', async () => {
  await firestore.doc(`settings/${ASHA}`).set({ notify_declines: false });
  await answer('shortlisted');
  await answer('not_this_time', NOON + 1);
  expect(await messages()).toEqual([]);
  expect((await stored())[CODE]?.answer).toBe('not_this_time');
});

test('an owner who switched notifications of contacts off gets none of answers', async () => {
  await firestore.doc(`settings/${ASHA}`).set({ notify_contacts: false });
  await answer('shortlisted');
  expect(await messages()).toEqual([]);
  expect(Object.keys(await stored()).length).toBe(1);
});

test('2,000 answers in two waves by 20 links are all accepted, and notify once a link and half-hour', async () => {
  const codes = Array.from(
    { length: 20 },
    (_, index) => `0123456789${'abcdefghjkmnpqrstvwx'.charAt(index)}00`,
  );
  await storeLinks(firestore, ASHA, Object.fromEntries(codes.map((code) => [code, { opens_private: true }])));
  const words = ['got_it', 'shortlisted', 'send_tape'] as const;
  for (let wave = 0; wave < 2; wave += 1) {
    const outcomes = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        answer(words[(index + wave) % 3] ?? 'got_it', NOON + wave, codes[index % 20]),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
  }
  expect(Object.keys(await stored()).length).toBe(20);
  expect(await messages()).toHaveLength(20);
});
