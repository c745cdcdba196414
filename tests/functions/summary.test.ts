// The weekly summary against Firestore: who gets one, its content, and that an interrupted run never sends two.
import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { endBouncedSummary } from '../../functions/src/summary/bounced-mail.ts';
import { sendDueSummaries, type SummaryBackends } from '../../functions/src/summary/send-summaries.ts';
import { syncSchedules } from '../../functions/src/summary/summary-schedule.ts';
import { endSummary } from '../../functions/src/summary/unsubscribe.ts';
import { ownDatabase } from './environment.ts';
import { DAY, HOUR } from '@marquee/domain/values/time';

const { firestore, clear } = await ownDatabase('demo-summary');

const LINK = '0123456789abc';
const PHOTO = { file: 'gallery/a.jpg', width: 4, height: 3, steps: [] };
const SUNDAY = Date.parse('2026-11-22T12:00:00+05:30');
const MONDAY_9 = Date.parse('2026-11-23T09:00:00+05:30');

let now = SUNDAY;
beforeEach(async () => {
  await clear();
  now = SUNDAY;
});

/** Accounts as Auth knows them; all verified but those that a test changes. */
const accounts = new Map<string, { emailVerified?: boolean; disabled?: boolean }>();
const auth = {
  getUsers: (identifiers: readonly { uid: string }[]) =>
    Promise.resolve({
      users: identifiers.flatMap(({ uid }) => {
        const account = accounts.get(uid);
        return account
          ? [{ uid, email: `${uid}@example.com`, emailVerified: true, disabled: false, ...account }]
          : [];
      }),
      notFound: [],
    }),
} as unknown as SummaryBackends['auth'];

const backends: SummaryBackends = {
  firestore,
  auth,
  origin: 'https://marquee.example',
  unsubscribeSecret: 's'.repeat(43),
  clock: () => now,
};

const run = (used = backends) => sendDueSummaries(used, Number.POSITIVE_INFINITY);

interface OwnerOptions {
  readonly settings?: object;
  readonly account?: { emailVerified?: boolean; disabled?: boolean };
  readonly views?: number;
}

/** An owner who wants the summary, with views on Saturday. */
async function owner({ settings = {}, account = {}, views = 3 }: OwnerOptions = {}): Promise<string> {
  const uid = `o${randomUUID().slice(0, 8)}`;
  accounts.set(uid, account);
  const batch = firestore.batch();
  batch.set(firestore.doc(`settings/${uid}`), {
    mail_summary: true,
    time_zone: 'Asia/Kolkata',
    updated_at: Timestamp.fromMillis(SUNDAY),
    ...settings,
  });
  batch.set(firestore.doc(`profiles/${uid}`), {
    first_name: 'Asha',
    last_name: 'Rao',
    updated_at: Timestamp.fromMillis(SUNDAY),
  });
  if (views > 0) batch.set(firestore.doc(`profiles/${uid}/views/2026-11-21`), { count: views });
  await batch.commit();
  await syncSchedules(firestore);
  return uid;
}

interface Mail {
  readonly to: string;
  readonly kind: string;
  readonly message: { readonly subject: string; readonly text: string };
  readonly unsubscribe: string;
}

async function mails(uid: string): Promise<Mail[]> {
  const { docs } = await firestore.collection('mail').where('uid', '==', uid).get();
  return docs.map((document) => document.data() as Mail);
}

async function viewNotification(uid: string, viewer_name: string, at: number): Promise<void> {
  await firestore.collection('notifications').add({
    user_id: uid,
    type: 'profile_view',
    message: '',
    title: '',
    read: false,
    created_at: Timestamp.fromMillis(at),
    metadata: { viewer_name },
  });
}

test('an owner gets the numbers and names of the week, with a link that ends the summaries', async () => {
  const uid = await owner();
  await firestore.doc(`profiles/${uid}/views/2026-11-16`).set({ count: 4 });
  await firestore.doc(`profiles/${uid}/views/2026-11-15`).set({ count: 2 });
  await viewNotification(uid, 'Meera Kulkarni', SUNDAY - DAY);
  await viewNotification(uid, 'Meera Kulkarni', SUNDAY - 2 * DAY);
  await viewNotification(uid, 'Someone', SUNDAY - DAY);
  await viewNotification(uid, 'Long Ago', SUNDAY - 9 * DAY);
  await firestore.doc(`profiles/${uid}/views/2026-11-16w`).set({
    days: { '2026-11-17': { links: { [LINK]: '2' } } },
  });
  await firestore.doc(`profiles/${uid}/private/links`).set({
    links: { [LINK]: { label: "Mukesh's office", revoked: false } },
  });
  now = MONDAY_9 - 1;
  expect(await run()).toEqual({});
  now = MONDAY_9;
  expect(await run()).toEqual({ sent: 1 });
  const [mail] = await mails(uid);
  expect(mail).toMatchObject({
    to: `${uid}@example.com`,
    kind: 'summary',
    message: {
      subject: 'Your profile was viewed 7 times this week',
      text: expect.stringMatching(
        /5 more than the week before\n\nWho viewed your profile\n- Meera Kulkarni\n\nYour links that people opened\n- Mukesh's office: 2 times\n/,
      ) as unknown,
    },
    unsubscribe: expect.stringMatching(
      /^https:\/\/marquee\.example\/api\/unsubscribe\?account=.+&signature=.{43}&lang=en$/,
    ) as unknown,
  });
});

test('the next summary comes a week later, at nine on the owner’s clock and in the owner’s language', async () => {
  const uid = await owner({ settings: { time_zone: 'Europe/London', language: 'hi' } });
  now = MONDAY_9;
  expect(await run()).toEqual({});
  now = Date.parse('2026-11-23T09:00:00Z');
  expect(await run()).toEqual({ sent: 1 });
  expect((await mails(uid))[0]?.message).toMatchObject({
    subject: expect.stringContaining('इस हफ़्ते') as unknown,
  });
  await firestore.doc(`profiles/${uid}/views/2026-11-28`).set({ count: 1 });
  now += 7 * DAY - 1;
  expect(await run()).toEqual({});
  now += 1;
  expect(await run()).toEqual({ sent: 1 });
  expect(await mails(uid)).toHaveLength(2);
});

test.each([
  ['before nine on Monday is sent that morning', MONDAY_9 - 60_000, 1],
  ['after nine on Monday is sent a week later', MONDAY_9 + 60_000, 0],
])('a summary that is chosen %s', async (_when, changed, sent) => {
  const uid = await owner({ settings: { updated_at: Timestamp.fromMillis(changed) } });
  now = MONDAY_9 + 30 * 60_000;
  await run();
  expect(await mails(uid)).toHaveLength(sent);
});

test('a summary that is due stays due when other settings change, and moves with the time zone', async () => {
  const uid = await owner();
  const change = async (settings: object, at: number) => {
    await firestore.doc(`settings/${uid}`).update({ ...settings, updated_at: Timestamp.fromMillis(at) });
    await syncSchedules(firestore);
    return ((await firestore.doc(`summary_schedules/${uid}`).get()).get('next_at') as Timestamp).toMillis();
  };
  expect(await change({ theme: 'dark' }, MONDAY_9 + 60_000)).toBe(MONDAY_9);
  expect(await change({ time_zone: 'Europe/London' }, MONDAY_9 + 120_000)).toBe(
    Date.parse('2026-11-23T09:00:00Z'),
  );
});

test('every page of changed settings is scheduled, and a run that was killed is repeated', async () => {
  const uids = Array.from({ length: 120 }, (_, index) => `many${String(index)}`);
  const store = async (uid: string, index: number) =>
    firestore
      .doc(`settings/${uid}`)
      .set({ mail_summary: true, updated_at: Timestamp.fromMillis(SUNDAY + index) });
  await Promise.all(uids.map(store));
  await syncSchedules(failing(firestore, 70, false)).catch(() => undefined);
  await syncSchedules(firestore);
  const { size } = await firestore.collection('summary_schedules').get();
  expect(size).toBe(120);
});

describe('the one improvement that a summary suggests', () => {
  const contact = { date_of_birth: '1996-04-12', phone_number: '+91 98200 12345', show_whatsapp: true };
  /** A profile with all that casting needs, except for a video. */
  const profile = {
    first_name: 'Asha',
    last_name: 'Rao',
    profile_image: PHOTO,
    photos: [1, 2, 3].map((index) => ({ ...PHOTO, file: `gallery/${String(index)}.jpg` })),
    introduction: 'Actor.',
    credits: [{ kind: 'film', title: 'Kalari' }],
    screen_age_min: 24,
    screen_age_max: 32,
    height: '168 cm',
    location: 'Pune',
    languages: ['Hindi'],
    skills: ['Kathak'],
    updated_at: Timestamp.fromMillis(SUNDAY),
  };
  const video = { introduction_video: 'https://youtu.be/dQw4w9WgXcQ' };
  const old = { updated_at: Timestamp.fromMillis(SUNDAY - 130 * DAY) };

  test.each<[string, object, string]>([
    ['what casting needs', profile, 'A video shows in a minute what photos cannot'],
    ['to look at details that may be out of date', { ...profile, ...video, ...old }, '4 months ago'],
    ['what would make the profile still better', { ...profile, ...video }, 'your education and training'],
  ])('the summary suggests %s', async (_name, stored, text) => {
    const uid = await owner();
    await firestore.doc(`profiles/${uid}`).set(stored);
    await firestore.doc(`profiles/${uid}/private/contact`).set(contact);
    now = MONDAY_9;
    await run();
    expect((await mails(uid))[0]?.message.text).toContain(text);
  });
});

test.each<[string, OwnerOptions, object]>([
  ['in a week without views', { views: 0 }, { 'nothing to say': 1 }],
  ['to an address that is not verified', { account: { emailVerified: false } }, { 'no address': 1 }],
  ['to an account that is disabled', { account: { disabled: true } }, { 'no address': 1 }],
])('no summary is sent %s', async (_name, options, outcome) => {
  const uid = await owner(options);
  now = MONDAY_9;
  expect(await run()).toEqual(outcome);
  expect(await mails(uid)).toEqual([]);
});

test('no summary is sent to an account that Auth no longer knows', async () => {
  const uid = await owner();
  accounts.delete(uid);
  now = MONDAY_9;
  expect(await run()).toEqual({ 'no address': 1 });
});

test('no summary is sent to an owner who never chose it', async () => {
  const uid = await owner({ settings: { mail_summary: false } });
  now = MONDAY_9;
  expect(await run()).toEqual({});
  expect((await firestore.doc(`summary_schedules/${uid}`).get()).exists).toBe(false);
});

test.each<[string, (uid: string) => Promise<unknown>]>([
  ['in the settings', (uid) => firestore.doc(`settings/${uid}`).update({ mail_summary: false })],
  ['by the link of a mail', (uid) => endSummary(firestore, uid)],
  ['by deleting the settings', (uid) => firestore.doc(`settings/${uid}`).delete()],
])(
  'no summary is sent to an owner who switched it off %s, also before the schedule knows',
  async (_name, switchOff) => {
    const uid = await owner();
    await switchOff(uid);
    now = MONDAY_9;
    expect(await run()).toEqual({ 'not wanted': 1 });
    expect(await mails(uid)).toEqual([]);
    expect((await firestore.doc(`summary_schedules/${uid}`).get()).exists).toBe(false);
  },
);

test.each([
  ['en', 'Weekly summary ended'],
  ['hi', 'साप्ताहिक सारांश बंद हुआ'],
])(
  'a bounce switches the summary off, and the owner is notified once, in the language %s',
  async (language, title) => {
    const uid = await owner({ settings: { language } });
    now = MONDAY_9;
    await run();
    const mail = { uid, kind: 'summary', to: `${uid}@example.com` } as const;
    await endBouncedSummary(firestore, 'x', mail, '550 5.1.1 No such user');
    await endBouncedSummary(firestore, 'x', mail, '550 5.1.1 No such user');
    expect((await firestore.doc(`settings/${uid}`).get()).get('mail_summary')).toBe(false);
    const stored = await firestore.collection('notifications').where('user_id', '==', uid).get();
    expect(stored.docs.map((document) => document.get('title') as unknown)).toEqual([title]);
  },
);

test('no summary is switched off by a mail that was refused for our own fault', async () => {
  const uid = await owner();
  const mail = { uid, kind: 'summary', to: `${uid}@example.com` } as const;
  await endBouncedSummary(firestore, 'x', mail, '554 5.7.1 Message rejected as spam');
  expect((await firestore.doc(`settings/${uid}`).get()).get('mail_summary')).toBe(true);
});

test('the refused address of an account that was deleted meanwhile is not stored', async () => {
  const uid = `deleted-${randomUUID()}`;
  const mail = { uid, kind: 'summary', to: 'asha@example.in' } as const;
  await endBouncedSummary(firestore, uid, mail, '550 5.1.1 No such user');
  expect((await firestore.doc(`notifications/bounced_${uid}`).get()).exists).toBe(false);
});

/** Firestore whose transactions fail from the number `from` on: before the commit, or after it with a lost answer. */
function failing(database: Firestore, from: number, isAfterCommit: boolean): Firestore {
  let count = 0;
  return new Proxy(database, {
    get(target, property) {
      if (property !== 'runTransaction') {
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return async (...args: Parameters<Firestore['runTransaction']>) => {
        count += 1;
        if (count < from) return target.runTransaction(...args);
        if (isAfterCommit) await target.runTransaction(...args);
        throw new Error('cut off');
      };
    },
  });
}

test.each([
  ['before its commits', false],
  ['after its commits', true],
])('a run cut off %s sends everybody one mail in the end', async (_name, isAfterCommit) => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => owner()));
  now = MONDAY_9;
  for (const from of [1, 3, 5])
    await run({ ...backends, firestore: failing(firestore, from, isAfterCommit) });
  now += 2 * 60 * 60 * 1000;
  await run();
  expect(await run()).toEqual({});
  const counts = await Promise.all(owners.map(async (uid) => (await mails(uid)).length));
  expect(counts).toEqual(owners.map(() => 1));
});

test('a run that goes on after midnight on Monday sends one mail for the week', async () => {
  const uid = await owner();
  now = Date.parse('2026-11-23T23:30:00+05:30');
  await run({ ...backends, firestore: failing(firestore, 1, true) });
  await firestore.doc(`summary_schedules/${uid}`).set({ next_at: Timestamp.fromMillis(now + HOUR) });
  now += 2 * 60 * 60 * 1000;
  await run();
  expect(await mails(uid)).toHaveLength(1);
});

test('two runs at once send everybody one mail', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => owner()));
  now = MONDAY_9;
  await Promise.all([run(), run(), run()]);
  const counts = await Promise.all(owners.map(async (uid) => (await mails(uid)).length));
  expect(counts).toEqual(owners.map(() => 1));
});

test('a run ends when its time is over, and the next run goes on', async () => {
  for (let count = 0; count < 25; count += 1) await owner();
  now = MONDAY_9;
  let ticks = 0;
  const short = { ...backends, clock: () => MONDAY_9 + ticks++ };
  const first = await sendDueSummaries(short, MONDAY_9 + 30);
  const second = await run();
  expect(first.sent).toBeGreaterThan(0);
  expect(second.sent).toBeGreaterThan(0);
  expect((first.sent ?? 0) + (second.sent ?? 0)).toBe(25);
});
