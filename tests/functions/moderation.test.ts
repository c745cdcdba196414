// Reports and decisions on the suite's Firestore, and the two endpoints through Hosting.
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MODERATION_LIMITS, readCase, readTakenDown } from '@marquee/domain/accounts/moderation';
import { DAY, HOUR } from '@marquee/domain/values/time';
import { dailySalt } from '../../functions/src/requests/daily-salt.ts';
import { decideCase, type Decision } from '../../functions/src/moderation/decide-case.ts';
import { recordReport, type NewReport } from '../../functions/src/moderation/record-report.ts';
import { remindOfCases } from '../../functions/src/moderation/report-mail.ts';
import { reporterOf } from '../../functions/src/moderation/reporter.ts';
import { PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { authorization } from '../rules/matrix/actors.ts';
import { callable, everybodyVerified, ownDatabase, storeLinks, suiteDatabase } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-functions-moderation');
const OWNER = 'owner';
const NOON = Date.UTC(2026, 4, 20, 12);

const MODERATORS = { to: 'moderators@marquee.example', origin: 'https://marquee.example' };

const report = (reporter: string, changes: Partial<NewReport> = {}) =>
  recordReport(
    everybodyVerified(firestore),
    {
      profileId: OWNER,
      reason: 'spam',
      text: '',
      code: '',
      reporter: { key: reporter, sources: [{ name: `network of ${reporter}`, share: 1 }], isAnonymous: true },
      now: NOON,
      ...changes,
    },
    MODERATORS,
  );

/** All mails, in the order of their subjects: the first report's before the reminder's. */
const mails = async () =>
  (await firestore.collection('mail').orderBy('message.subject').get()).docs.map((one) => ({
    to: one.get('to') as unknown,
    subject: one.get('message.subject') as unknown,
    leadsTo: /https:\S+/.exec(String(one.get('message.text')))?.[0],
  }));

const decide = (action: Decision['action'], changes: Partial<Decision> = {}) =>
  decideCase(firestore, {
    profileId: OWNER,
    action,
    reason: action === 'take_down' ? 'impersonation' : undefined,
    note: 'looked at it',
    moderator: 'mod',
    ...changes,
  });

const theCase = async () => readCase(OWNER, (await firestore.doc(`moderation/${OWNER}`).get()).data());
const reports = async () => (await firestore.collection(`moderation/${OWNER}/reports`).get()).docs;
const audit = async () =>
  (await firestore.collection('moderation_log').get()).docs.map((entry) => entry.data());
const notifications = async () =>
  (await firestore.collection('notifications').where('user_id', '==', OWNER).get()).docs.map((one) =>
    String(one.get('message')),
  );
const takenDown = async () =>
  readTakenDown((await firestore.doc(`profiles/${OWNER}`).get()).get('taken_down'));

beforeEach(async () => {
  await clear();
  await firestore
    .doc(`profiles/${OWNER}`)
    .set({ first_name: 'Asha', last_name: 'Rao', username: 'asha', is_profile_public: true });
});

describe('mails to the moderators', () => {
  const LINK = `${MODERATORS.origin}/moderation#${OWNER}`;
  const first = { to: MODERATORS.to, subject: 'A profile was reported: offensive', leadsTo: LINK };

  test('the first report of a profile is mailed with a link to its case, further ones are not', async () => {
    await report('r1', { reason: 'offensive' });
    await report('r2');
    expect(await mails()).toEqual([first]);
  });

  test('a case that nobody has decided for an hour is mailed once more and logged, and only once', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    await report('r1', { reason: 'offensive' });
    const stored = await firestore.doc(`moderation/${OWNER}`).get();
    const reported = (stored.get('opened_at') as Timestamp).toMillis();
    // A further report does not put the reminder off.
    await report('r2', { now: NOON + HOUR / 2 });
    const again = await firestore.doc(`moderation/${OWNER}`).get();
    expect(again.get('opened_at')).toEqual(stored.get('opened_at'));
    const at = (now: number) => remindOfCases(firestore, { ...MODERATORS, now });
    expect(await at(reported + HOUR - 1)).toBe(0);
    expect(await at(reported + HOUR + 1)).toBe(1);
    expect(await at(reported + 2 * HOUR)).toBe(0);
    expect(await mails()).toEqual([
      first,
      {
        to: MODERATORS.to,
        subject: 'Waiting for a decision for an hour: a profile with 2 reports',
        leadsTo: LINK,
      },
    ]);
    printed.mockRestore();
  });
});

describe('reports of a profile', () => {
  test('a report opens a case, and says nothing of who sent it', async () => {
    expect(await report('r1', { reason: 'offensive', text: 'See photo 2' })).toBe('stored');
    expect(await theCase()).toMatchObject({
      status: 'open',
      name: 'Asha Rao',
      username: 'asha',
      open_reports: 1,
      reasons: { offensive: 1 },
    });
    const [stored, ...more] = await reports();
    expect(more).toEqual([]);
    expect(Object.keys(stored?.data() ?? {}).sort()).toEqual(['created_at', 'expires_at', 'reason', 'text']);
  });

  test('a reporter’s reports count once a day, also when several arrive at once', async () => {
    const outcomes = await Promise.all([report('r1'), report('r1'), report('r1')]);
    expect(outcomes.sort()).toEqual(['repeated', 'repeated', 'stored']);
    expect(await reports()).toHaveLength(1);
    expect((await theCase()).open_reports).toBe(1);
    expect(await report('r1', { now: NOON + DAY })).toBe('stored');
  });

  test('reports of several people are counted by reason', async () => {
    await report('r1');
    await report('r2');
    await report('r3', { reason: 'other' });
    expect(await theCase()).toMatchObject({ open_reports: 3, reasons: { spam: 2, other: 1 } });
  });

  test('reports are refused beyond the limit of one address, but not those of other addresses', async () => {
    const sources = [{ name: 'one address', share: 1 }];
    const profiles = Array.from(
      { length: MODERATION_LIMITS.reportsPerAddress + 1 },
      (_, index) => `p${String(index)}`,
    );
    await Promise.all(profiles.map((id) => firestore.doc(`profiles/${id}`).set({ is_profile_public: true })));
    const outcomes = [];
    for (const profileId of profiles) {
      outcomes.push(await report('r1', { profileId, reporter: { key: 'r1', sources, isAnonymous: false } }));
    }
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(
      MODERATION_LIMITS.reportsPerAddress,
    );
    expect(outcomes.at(-1)).toBe('limited');
    expect(await report('r2')).toBe('stored');
  });

  test('reports of all visitors without an account together are bounded, and accounts go on', async () => {
    await firestore
      .doc(`moderation_limits/2026-05-20_anonymous`)
      .set({ count: MODERATION_LIMITS.anonymousReports - 1 });
    expect(await report('r1')).toBe('stored');
    expect(await report('r2')).toBe('limited');
    const account = { key: 'r3', sources: [{ name: 'r3', share: 1 }], isAnonymous: false };
    expect(await report('r3', { reporter: account })).toBe('stored');
    expect(await report('r2', { now: NOON + DAY })).toBe('stored');
  });

  test('reports beyond a profile’s limit are accepted without being stored', async () => {
    await report('first');
    await firestore.doc(`moderation/${OWNER}`).update({ day_reports: MODERATION_LIMITS.reportsPerProfile });
    expect(await report('next')).toBe('dropped');
    expect(await reports()).toHaveLength(1);
    expect(await report('next', { now: NOON + DAY })).toBe('stored');
  });

  test.each([
    ['a private profile', { is_profile_public: false }],
    ['a taken-down profile', { is_profile_public: true, taken_down: { reason: 'spam' } }],
  ])('a report of %s is refused', async (_name, profile) => {
    await firestore.doc(`profiles/${OWNER}`).set(profile);
    expect(await report('r1')).toBe('missing');
    expect(await report('r1', { profileId: 'nobody' })).toBe('missing');
    expect(await reports()).toEqual([]);
  });

  const CODE = '0123456789abc';
  const privateBy = async (changes: object = {}) => {
    await firestore.doc(`profiles/${OWNER}`).set({ first_name: 'Asha', is_profile_public: false });
    await storeLinks(firestore, OWNER, { [CODE]: { opens_private: true, ...changes } });
  };

  test('a report of a private profile is accepted from whoever opened it by its named link', async () => {
    await privateBy();
    expect(await report('r1', { code: CODE })).toBe('stored');
    expect(await theCase()).toMatchObject({ status: 'open', name: 'Asha', open_reports: 1 });
    expect(JSON.stringify((await reports()).map((one) => one.data()))).not.toContain(CODE);
  });

  test.each([
    ['that was revoked', CODE, { revoked: true }],
    ['that has ended', CODE, { ends: NOON }],
    ['that opens public profiles alone', CODE, { opens_private: false }],
    ['of somebody else', 'zyxwvtsrqpnmk', {}],
  ])('a report of a private profile by a link %s is refused', async (_how, code, changes) => {
    await privateBy(changes);
    expect(await report('r1', { code })).toBe('missing');
    expect(await reports()).toEqual([]);
  });

  test('a report of a profile that was taken down is refused also by a link that opened it', async () => {
    await privateBy();
    await firestore.doc(`profiles/${OWNER}`).update({ taken_down: { reason: 'spam' } });
    expect(await report('r1', { code: CODE })).toBe('missing');
  });
});

describe('the identity of a reporter', () => {
  const request = (network: string, visitorKey?: string) => ({ network, visitorKey, userAgent: 'Firefox' });

  test('reporters are identified by account, browser or address, and limited by account or address', () => {
    const a = reporterOf('salt', undefined, request('1.1.1.1', 'a'.repeat(32)));
    const b = reporterOf('salt', undefined, request('1.1.1.1', 'b'.repeat(32)));
    expect(a.key).not.toBe(b.key);
    expect(a.sources).toEqual(b.sources);
    expect(reporterOf('salt', undefined, request('2.2.2.2')).sources).not.toEqual(a.sources);
    expect(reporterOf('salt', 'uid', request('1.1.1.1'))).toEqual(
      reporterOf('salt', 'uid', request('9.9.9.9')),
    );
    expect(JSON.stringify([a, b])).not.toContain('1.1.1.1');
  });

  test('a reporter cannot be recognised on another day: the salt is new and the old one gone', async () => {
    const today = await dailySalt(firestore, NOON);
    expect(await dailySalt(firestore, NOON + 1000)).toBe(today);
    const tomorrow = await dailySalt(firestore, NOON + DAY);
    expect(tomorrow).not.toBe(today);
    const stored = await firestore.collection('secrets').get();
    expect(JSON.stringify(stored.docs.map((one) => one.data()))).not.toContain(today);
    expect(reporterOf(today, 'uid', request('1.1.1.1')).key).not.toBe(
      reporterOf(tomorrow, 'uid', request('1.1.1.1')).key,
    );
  });
});

test('a take-down writes profile, case, audit entry and the owner’s notification, once', async () => {
  await report('r1');
  expect(await decide('take_down')).toBe('done');
  expect(await takenDown()).toMatchObject({ reason: 'impersonation' });
  expect(await theCase()).toMatchObject({ status: 'taken_down', open_reports: 0, reasons: {} });
  expect(await notifications()).toEqual([
    'We took down your profile because it pretends to be someone else. Your own page says what you can do.',
  ]);
  expect(await decide('take_down')).toBe('unchanged');
  expect(await audit()).toEqual([
    expect.objectContaining({
      moderator: 'mod',
      action: 'take_down',
      profile_id: OWNER,
      reason: 'impersonation',
      note: 'looked at it',
      open_reports: 1,
    }),
  ]);
  expect((await audit())[0]).toHaveProperty('at');
});

test('an owner who uses the app in Hindi is notified of a take-down in Hindi', async () => {
  await firestore.doc(`settings/${OWNER}`).set({ language: 'hi' });
  await decide('take_down');
  await decide('restore');
  expect((await notifications()).sort()).toEqual([
    expect.stringContaining('आपकी प्रोफ़ाइल वापस आ गई है'),
    expect.stringContaining('आपकी प्रोफ़ाइल हटा दी गई है, क्योंकि वह किसी और के होने का दिखावा करती है'),
  ]);
});

test('a restoration shows the profile again', async () => {
  expect(await decide('restore')).toBe('unchanged');
  await decide('take_down');
  expect(await decide('restore')).toBe('done');
  expect(await takenDown()).toBeUndefined();
  expect((await theCase()).status).toBe('closed');
  expect(await notifications()).toHaveLength(2);
  expect((await audit()).map((entry) => String(entry['action'])).sort()).toEqual(['restore', 'take_down']);
  expect(await report('r1')).toBe('stored');
  expect(await theCase()).toMatchObject({ status: 'open', open_reports: 1 });
});

test('a dismissal changes no profile, notifies nobody, and a later report opens the case anew', async () => {
  await report('r1');
  await report('r2');
  expect(await decide('dismiss')).toBe('done');
  expect(await decide('dismiss')).toBe('unchanged');
  expect(await takenDown()).toBeUndefined();
  expect(await notifications()).toEqual([]);
  expect(await audit()).toHaveLength(1);
  await report('r3', { reason: 'rights' });
  expect(await theCase()).toMatchObject({ status: 'open', open_reports: 1, reasons: { rights: 1 } });
});

test('a decision without a profile or a case is refused', async () => {
  expect(await decide('take_down', { profileId: 'nobody' })).toBe('missing');
  expect(await decide('dismiss', { profileId: 'nobody' })).toBe('missing');
  expect(await audit()).toEqual([]);
});

describe('the moderation functions called through Hosting', () => {
  const suite = suiteDatabase();
  const run = Math.random().toString(36).slice(2, 10);
  const reported = `reported${run}`;
  const username = `reported-${run}`;
  const uid = `mod-${run}`;
  const asModerator = (email_verified: boolean) =>
    authorization({ name: 'moderator', uid, claims: { moderator: true, email_verified } }, PROJECT_ID);
  const moderator = asModerator(true);

  const call = (name: string, data: unknown, account?: Readonly<Record<string, string>>) =>
    fetch(suiteUrl('hosting', `/api/${name}`), callable(data, account));
  const page = (path: string) => fetch(suiteUrl('hosting', path), { redirect: 'manual' });

  beforeAll(async () => {
    await suite.auth.createUser({ uid });
    await suite.firestore
      .doc(`profiles/${reported}`)
      .set({ first_name: 'Zulekha', username, is_profile_public: true });
    await suite.firestore.doc(`usernames/${username}`).set({ uid: reported });
  });

  afterAll(async () => {
    const { firestore: database } = suite;
    for (const path of [`profiles/${reported}`, `moderation/${reported}`, `usernames/${username}`]) {
      await database.recursiveDelete(database.doc(path));
    }
    const { docs } = await database.collection('notifications').where('user_id', '==', reported).get();
    await Promise.all(docs.map((one) => one.ref.delete()));
  });

  test('the claim of a moderator gives no right to an account whose address is not verified', async () => {
    const down = { profileId: reported, action: 'take_down', reason: 'spam' };
    expect((await call('moderateProfile', down, asModerator(false))).status).toBe(403);
  });

  test('a reported profile is taken down, which hides everything, and restored', async () => {
    const sent = await call('reportProfile', { profileId: reported, reason: 'spam', text: ' Look ' });
    expect(await sent.json()).toEqual({ result: { received: true } });

    const down = { profileId: reported, action: 'take_down', reason: 'spam' };
    const decided = await call('moderateProfile', down, moderator);
    expect(await decided.json()).toEqual({ result: { changed: true } });

    for (const path of [`/${username}`, `/actor/${reported}`, `/actor/u/${username}`]) {
      const answer = await page(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(410);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain('Profile Taken Down');
      expect(html).toContain('noindex, nofollow');
      expect(html).not.toContain('Zulekha');
    }
    expect(await (await page('/sitemap.xml')).text()).not.toContain(username);
    expect((await page(`/api/card/${reported}.jpg`)).status).toBe(404);
    expect((await call('trackProfileView', { profileId: reported })).status).toBe(403);
    expect((await call('reportProfile', { profileId: reported, reason: 'spam' })).status).toBe(404);

    await call('moderateProfile', { profileId: reported, action: 'restore' }, moderator);
    expect((await page(`/${username}`)).status).toBe(200);
  });
});
