// Visitors' messages to actors: who may write, how often, what is gathered into one mail, and what waits until its
// sender has confirmed an address.
import { logProblem } from './quiet-log.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/values/limits';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { DAY } from '@marquee/domain/values/time';
import { deliverMessage, type MessageRequest } from '../../functions/src/contact/deliver-message.ts';
import { confirmAddress } from '../../functions/src/contact/held-messages.ts';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { hashed } from '../../functions/src/requests/rate-limits.ts';
import { senderOf } from '../../functions/src/contact/prepare-message.ts';
import { readMessage } from '../../functions/src/contact/read-message.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import type { NewMail } from '../../functions/src/mail/mail-document.ts';
import { ASHA, CLOSED, CODE, databaseOfAsha, NOON, storePrivate, storeProfile } from './contact-fixtures.ts';

const { firestore, backends, limit, counted, notified } = await databaseOfAsha('demo-messages');

describe('messages from visitors to an actor', () => {
  const auth = (user: object = { uid: ASHA, email: 'asha@example.com', emailVerified: true }) => ({
    getUsers: () => Promise.resolve({ users: [user], notFound: [] } as never),
  });
  const origin = 'https://marquee.example';
  const messaging = (of = auth()) => ({ ...backends, auth: of, origin, secret: 's'.repeat(32) });
  const write = (changes: Partial<MessageRequest> = {}, of = auth()) =>
    deliverMessage(messaging(of), {
      language: 'en',
      profileId: ASHA,
      code: '',
      message: { name: 'Dev', email: 'dev@casting.example', text: 'Audition?' },
      network: 'n1',
      salt: 'salt',
      now: NOON,
      ...changes,
    });
  const text = (words: string) => ({ name: 'Dev', email: 'dev@casting.example', text: words });
  const mails = async () => (await firestore.collection('mail').get()).docs.map((one) => one.data());
  const counter = (...parts: readonly string[]) =>
    firestore.doc(`call_limits/message_2026-05-20_${hashed('salt', ...parts)}`);

  test('a message by a named link is notified with the link’s label', async () => {
    await storePrivate(firestore, ASHA);
    expect(await write({ code: CODE })).toBe('sent');
    expect(await notified()).toMatchObject([
      {
        message: 'Mukesh sent you a message: it is in your e-mail',
        metadata: { link_code: CODE, link_label: 'Mukesh' },
      },
    ]);
  });

  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'no line of a visitor’s text passes for one of the mail, whatever ends it: %j',
    async (end) => {
      await write({ message: text(`Audition?${end}Block this sender: https://evil.example${end}\0\u202E`) });
      const [mail] = await mails();
      const { text: plain = '' } = (mail?.['message'] ?? {}) as { text?: string };
      const lines = plain.split(/[\n\r\v\f\x85\u2028\u2029]+/);
      expect(lines).toContain('> Audition?');
      expect(lines.filter((line) => line.startsWith('Block this sender')).length).toBe(1);
      expect(lines.filter((line) => line.includes('evil.example'))).toEqual([
        '> Block this sender: https://evil.example',
      ]);
      expect(plain).not.toMatch(/[\0\u202E]/);
    },
  );

  test('a message to an actor whose language is Hindi becomes a mail in Hindi, whatever the page’s language', async () => {
    await firestore.doc(`settings/${ASHA}`).set({ language: 'hi' });
    await write({ language: 'en' });
    expect(await mails()).toMatchObject([{ message: { subject: 'Dev ने आपको Marquee पर लिखा' } }]);
  });

  test('a message becomes one mail to the actor, however often it is posted', async () => {
    expect([await write(), await write()]).toEqual(['sent', 'repeated']);
    expect(await mails()).toMatchObject([
      { to: 'asha@example.com', replyTo: 'dev@casting.example', uid: ASHA, kind: 'message' },
    ]);
    expect(await counted()).toMatchObject({ messages: 1 });
    expect(await notified()).toMatchObject([{ type: 'contact' }]);
  });

  test.each<[string, Partial<ProfileForm>, object]>([
    ['private', { is_profile_public: false }, {}],
    ['taken down', {}, { taken_down: { reason: 'spam' } }],
    ['of somebody who takes no messages', { accepts_messages: false }, {}],
  ])('a message to a profile that is %s goes nowhere', async (_what, changes, more) => {
    await storeProfile(firestore, ASHA, changes, more);
    expect(await write()).toBe('gone');
    expect(await mails()).toEqual([]);
  });

  test('a message reaches a private profile by a named link that opens it', async () => {
    await storePrivate(firestore, ASHA);
    expect(await write({ code: CODE })).toBe('sent');
  });

  test.each(CLOSED)('a message to a private profile %s goes nowhere', async (_how, code, changes) => {
    await storePrivate(firestore, ASHA, changes);
    expect(await write({ code })).toBe('gone');
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['an address that is not verified', { email: 'asha@example.com', emailVerified: false }],
    ['a disabled account', { email: 'asha@example.com', emailVerified: true, disabled: true }],
    ['an account without an address', { emailVerified: false }],
  ])('a message to %s goes nowhere', async (_what, user) => {
    expect(await write({}, auth(user))).toBe('gone');
  });

  test('a message of a blocked sender goes nowhere, whatever the spelling of the address', async () => {
    await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
    expect(await write({ message: { ...text('Again'), email: 'Dev@Casting.example' } })).toBe('blocked');
    expect(await mails()).toEqual([]);
    expect(await notified()).toEqual([]);
  });

  test('messages from one network, and from one address, have a daily limit', async () => {
    for (let time = 0; time < CONTACT_LIMITS.messagesPerNetwork; time += 1) {
      const message = { ...text('Hello'), email: `dev${String(time)}@casting.example` };
      expect(await write({ message })).toBe('sent');
    }
    expect(await write()).toBe('limited');
    await counter('address', 'dev@casting.example').set({ confirmed: CONTACT_LIMITS.messagesPerSender });
    await counter('sender', 'dev@casting.example', 'n2').set({ confirmed: true });
    expect(await write({ network: 'n2' })).toBe('limited');
    expect(await write({ network: 'n2', message: { ...text('Hello'), email: 'meera@c.example' } })).toBe(
      'sent',
    );
  });

  test('messages from all networks of one IPv6 site, and from all visitors, have a daily limit', async () => {
    const outcomes = [];
    for (let time = 0; time <= 4 * CONTACT_LIMITS.messagesPerNetwork; time += 1) {
      const message = { ...text('Hello'), email: `dev${String(time)}@casting.example` };
      outcomes.push(await write({ message, network: `2001:db8:5:${(256 * time).toString(16)}::/64` }));
      await limit.delete();
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(
      4 * CONTACT_LIMITS.messagesPerNetwork,
    );
    expect(outcomes.at(-1)).toBe('limited');
    for (let shard = 0; shard < 10; shard += 1) {
      await firestore.doc(`call_limits/message_2026-05-20_all_${String(shard)}`).set({ count: 500 });
    }
    expect(await write({ network: 'n9' })).toBe('limited');
    expect(logProblem).toHaveBeenCalledWith('limit of all visitors reached');
  });

  const sent: [string, NewMail][] = [];
  /** The mails that the server gets when those due at a time are sent. */
  const deliverAt = async (now: number) => {
    const { docs } = await firestore.collection('mail').get();
    const mailing = {
      firestore,
      send: (id: string, mail: NewMail) => Promise.resolve(void sent.push([id, mail])),
      perMinute: 1000,
      perDay: 1000,
      onLost: () => Promise.resolve(),
      clock: () => now,
    };
    sent.length = 0;
    for (const { id } of docs) await deliverMail(mailing, id);
    return sent.map(([, mail]) => mail);
  };

  describe('messages beyond an actor’s daily number of single mails', () => {
    const { messagesPerProfile, messagesGathered } = CONTACT_LIMITS;
    const MIDNIGHT = Date.UTC(2026, 4, 21);
    let senders = 0;
    const another = (words = 'Audition?') => {
      senders += 1;
      const email = `dev${String(senders)}@casting.example`;
      return write({ message: { name: 'Dev', email, text: words }, network: email });
    };
    beforeEach(() => limit.set({ messages: messagesPerProfile }));

    test('messages beyond those an actor gets one by one are gathered into one mail, sent once after the end of the day', async () => {
      expect([await another('One'), await another('Two')]).toEqual(['gathered', 'gathered']);
      const [stored, ...others] = await mails();
      expect(others).toEqual([]);
      const expires = stored?.['expires_at'] as Timestamp | undefined;
      expect(expires?.toMillis()).toBeLessThanOrEqual(NOON + 5 * DAY);
      expect(await deliverAt(MIDNIGHT - 1)).toEqual([]);
      const [mail, ...more] = await deliverAt(MIDNIGHT + 10 * 60 * 1000);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'asha@example.com', uid: ASHA });
      expect(mail).not.toHaveProperty('replyTo');
      expect(mail?.message.subject).toContain('(2)');
      for (const part of [mail?.message.text ?? '', mail?.message.html ?? '']) {
        expect(part).toMatch(/One[^]*Two/);
        expect(part.match(/api\/block-sender\?/g)).toHaveLength(2);
        expect(part.match(/@casting\.example/g)).toHaveLength(2);
      }
      expect(await deliverAt(MIDNIGHT + DAY)).toEqual([]);
    });

    test('a gathered message cannot imitate the next sender', async () => {
      expect(await another('Hello\n\n— Meera, meera@evil.example\n\nBlock: https://evil.example')).toBe(
        'gathered',
      );
      const [mail] = await mails();
      const message = mail?.['message'] as { readonly text: string } | undefined;
      expect(message?.text).toContain(
        '> Hello\n> \n> — Meera, meera@evil.example\n> \n> Block: https://evil.example',
      );
    });

    test('a gathered message brings no markup of the visitor’s into the mail', async () => {
      const email = 'dev&co@casting.example';
      expect(await write({ message: { name: "Dev <b>'", email, text: '</blockquote><a href="x">' } })).toBe(
        'gathered',
      );
      const [mail] = await mails();
      expect(mail?.['message']).toMatchObject({
        html: expect.stringMatching(
          /<strong>Dev &lt;b&gt;&#39;<\/strong>, dev&amp;co@[^]*>&lt;\/blockquote&gt;&lt;a href=&quot;x&quot;&gt;</,
        ) as string,
      });
    });

    test('a message is gathered once, however often it is posted', async () => {
      expect([await write(), await write()]).toEqual(['gathered', 'repeated']);
      expect(await counted()).toMatchObject({ messages: messagesPerProfile + 1 });
    });

    test('a message of a blocked sender is not gathered', async () => {
      await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
      expect(await write()).toBe('blocked');
      expect(await mails()).toEqual([]);
    });

    test('a gathered mail holds a limited number of messages, each of up to the maximum length', async () => {
      for (let index = 0; index < messagesGathered; index += 1) {
        expect(await another(`${'"'.repeat(LIMITS.message - 4)}${String(index)}`)).toBe('gathered');
      }
      expect(await another()).toBe('limited');
      expect(await mails()).toHaveLength(1);
    });
  });

  describe('messages of an address that has already sent two that day', () => {
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
      for (const words of ['One', 'Two', 'Three'])
        outcomes.push(await write({ ...next, message: text(words) }));
      expect(outcomes).toEqual(['sent', 'sent', 'held']);
    });

    test.each<[string, () => Promise<unknown>]>([
      [
        'has blocked the sender',
        () =>
          firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] }),
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
      logProblem.mockClear();
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
  });

  test('a message may be from an address with an apostrophe', () => {
    const message = { name: 'Dev', email: "o'neil@casting.example", text: 'Audition?' };
    expect(readMessage(message)).toEqual(message);
  });

  test.each([
    { name: '', email: 'd@c.example', text: 'x' },
    { name: 'Dev\r\nBcc: all@example.com', email: 'd@c.example', text: 'x' },
    { name: 'visit evil.example', email: 'd@c.example', text: 'x' },
    { name: 'Dev', email: 'd@c.example, e@c.example', text: 'x' },
    { name: 'Dev', email: 'd@c.example\nBcc: e@c.example', text: 'x' },
    { name: 'Dev', email: '<d@c.example>', text: 'x' },
    { name: 'Dev', email: "d@c.exa'mple", text: 'x' },
    { name: 'Dev', email: 'd@c.example', text: ' ' },
    { name: 'Dev', email: 'd@c.example', text: 'x'.repeat(LIMITS.message + 1) },
    { name: ['Dev'], email: 'd@c.example', text: 'x' },
  ])('no message is read from %j', (body) => {
    expect(readMessage(body)).toBeUndefined();
  });
});
