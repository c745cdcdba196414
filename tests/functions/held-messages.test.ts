// Messages of an address that has already sent two that day: they wait until its owner confirms it.
import { logProblem } from './quiet-log.ts';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '@marquee/domain/values/time';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { confirmAddress } from '../../functions/src/contact/held-messages.ts';
import { senderOf } from '../../functions/src/contact/prepare-message.ts';
import { ASHA, NOON, storeProfile } from './contact-fixtures.ts';
import { databaseOfMessages, text } from './message-fixtures.ts';

const { firestore, limit, counted, messaging, write, mails, counter, deliverAt } =
  await databaseOfMessages('demo-held-messages');

const confirmation = async () => (await mails()).filter(({ kind }) => kind === 'confirmation');
/** The id of the day's counter of the sender's messages, from the link of the confirmation mail. */
const sender = async () => {
  const [mail] = await confirmation();
  return /account=([^&]+)&/.exec(JSON.stringify(mail?.['message']))?.[1] ?? '';
};
const confirm = async (now = NOON, from?: string) =>
  confirmAddress(messaging(), from ?? (await sender()), { salt: 'salt', now });
beforeEach(async () => {
  expect([await write(), await write({ message: text('Second') })]).toEqual(['sent', 'sent']);
  await deliverAt(NOON);
});

test('a third message of an address is held, and one confirmation mail without its text goes to the sender', async () => {
  await storeProfile(firestore, 'meera');
  expect(await write({ message: text('Third') })).toBe('held');
  const mailed = await deliverAt(NOON + DAY / 4);
  expect(mailed).toMatchObject([{ to: 'dev@casting.example', uid: '', kind: 'confirmation' }]);
  expect(JSON.stringify(mailed)).not.toMatch(/Third|Dev\b/);
  expect(await write({ message: text('Third') })).toBe('held');
  expect(await write({ message: text('Fourth'), profileId: 'meera' })).toBe('held');
  expect(await deliverAt(NOON + DAY / 2)).toEqual([]);
  expect(await counted()).toMatchObject({ messages: 2 });
});

test('the mail to confirm an address is in the language of the page', async () => {
  await write({ message: text('Third'), language: 'hi' });
  expect(await confirmation()).toMatchObject([
    { message: { subject: expect.stringContaining('पुष्टि') as string } },
  ]);
});

test('a held message is sent once its address is confirmed, and so are that day’s others', async () => {
  await write({ message: text('Third') });
  expect(await confirm()).toBe(1);
  expect(await write({ message: text('Fourth') })).toBe('sent');
  const mailed = (await deliverAt(NOON)).filter(({ kind }) => kind === 'message');
  expect(mailed.map(({ replyTo }) => replyTo)).toEqual(['dev@casting.example', 'dev@casting.example']);
  expect(mailed.map((mail) => mail.message.text).join()).toMatch(/Third[^]*Fourth|Fourth[^]*Third/);
  expect(await counted()).toMatchObject({ messages: 4 });
  expect(await confirm()).toBe(0);
});

test('a held message is gathered once confirmed where the actor has got too many mails meanwhile', async () => {
  await write({ message: text('Third') });
  await limit.update({ messages: CONTACT_LIMITS.messagesPerProfile });
  await confirm();
  expect((await mails()).map(({ gathered }) => gathered as unknown).filter(Boolean)).toHaveLength(1);
  expect((await mails()).filter(({ held }) => held !== undefined)).toEqual([]);
});

test('a held message is never sent after a day, nor without a confirmation', async () => {
  await write({ message: text('Third') });
  expect(await confirm(NOON, 'message_2026-05-20_other')).toBe(0);
  await confirm(NOON + DAY);
  const mailed = await deliverAt(NOON + DAY);
  expect(mailed.map(({ kind }) => kind)).toEqual(['confirmation']);
});

test('an address is confirmed for that day alone', async () => {
  await write({ message: text('Third') });
  await confirm();
  const next = { now: NOON + DAY };
  const outcomes = [];
  for (const words of ['One', 'Two', 'Three']) outcomes.push(await write({ ...next, message: text(words) }));
  expect(outcomes).toEqual(['sent', 'sent', 'held']);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'has blocked the sender',
    () => firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] }),
  ],
  ['takes no messages any more', () => storeProfile(firestore, ASHA, { accepts_messages: false })],
])('a held message goes to no actor who meanwhile %s', async (_what, change) => {
  expect(await write({ message: text('Third') })).toBe('held');
  await change();
  expect(await confirm()).toBe(1);
  expect((await mails()).filter(({ held }) => held !== undefined)).toEqual([]);
  expect((await deliverAt(NOON)).filter(({ kind }) => kind === 'message')).toEqual([]);
});

test('a held message of a blocked sender is answered like any other', async () => {
  await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
  expect(await write({ message: text('Third') })).toBe('held');
  expect(await confirmation()).toHaveLength(1);
});

test('the number of held messages is limited: nobody holds more than a network may send', async () => {
  const outcomes = [];
  for (let time = 0; time < CONTACT_LIMITS.messagesPerNetwork; time += 1)
    outcomes.push(await write({ message: text(String(time)) }));
  expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(
    CONTACT_LIMITS.messagesPerNetwork - 2,
  );
  expect(outcomes.slice(-2)).toEqual(['limited', 'limited']);
  expect(await confirmation()).toHaveLength(1);
});

test('a confirmation sends its network’s messages, not another network’s from the same e-mail address', async () => {
  for (let time = 2; time < CONTACT_LIMITS.messagesPerNetwork; time += 1)
    await write({ message: text(`Junk ${String(time)}`) });
  await firestore.recursiveDelete(firestore.collection('mail').doc(`confirm_${await sender()}`));
  expect(await write({ message: text('Third'), network: 'home' })).toBe('held');
  expect(await confirm()).toBe(1);
  const mailed = (await deliverAt(NOON)).filter(({ kind }) => kind === 'message');
  expect(mailed.map((mail) => mail.message.text)).toEqual([expect.stringContaining('Third')]);
  expect(await write({ message: text('Fourth'), network: 'home' })).toBe('sent');
});

test('one address, and one network, is asked to confirm a limited number of times a day', async () => {
  const outcomes = [];
  for (let time = 0; time <= CONTACT_LIMITS.asksPerAddress; time += 1)
    outcomes.push(await write({ message: text(String(time)), network: `n${String(time)}x` }));
  expect(outcomes).toEqual([...Array<string>(CONTACT_LIMITS.asksPerAddress).fill('held'), 'limited']);
  const ofNetwork = [];
  for (let time = 0; time <= CONTACT_LIMITS.asksPerNetwork; time += 1) {
    const email = `dev${String(time)}@casting.example`;
    await counter('address', email).set({ unconfirmed: 2 });
    ofNetwork.push(await write({ message: { ...text('Hello'), email }, network: 'n9' }));
  }
  expect(ofNetwork).toEqual(['held', 'held', 'held', 'limited']);
});

test('all addresses together are asked to confirm a limited number of times a day, and then an alert is logged', async () => {
  for (let shard = 0; shard < 10; shard += 1) {
    const limitPerShard = CONTACT_LIMITS.asksOfAll / 10;
    await firestore
      .doc(`call_limits/confirmation_2026-05-20_all_${String(shard)}`)
      .set({ count: limitPerShard });
  }
  expect(await write({ message: text('Third') })).toBe('limited');
  expect(await confirmation()).toEqual([]);
  expect(logProblem).toHaveBeenCalledWith('limit of all visitors reached');
});
