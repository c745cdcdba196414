// Requests of other people that read a document of 1 MB, which its owner may store: pages read it only once, and
// functions leave out the fields that may be large.
import { logProblem } from './quiet-log.ts';
import { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileDocument } from '@marquee/domain/profile/profile';
import { LIMITS } from '@marquee/domain/values/limits';
import { FULLEST_FORM } from '../../tools/doctor/fullest-form.ts';
import { deliverMessage } from '../../functions/src/contact/deliver-message.ts';
import { giveLink } from '../../functions/src/contact/give-link.ts';
import { decideCase } from '../../functions/src/moderation/decide-case.ts';
import { recordReport } from '../../functions/src/moderation/record-report.ts';
import { readAddress } from '../../functions/src/public-page/address.ts';
import { findProfile } from '../../functions/src/public-page/find-profile.ts';
import { firestoreProfiles } from '../../functions/src/public-page/firestore-profiles.ts';
import { isOversized, LARGEST_PROFILE } from '../../functions/src/public-page/oversized.ts';
import { loadFacts } from '../../functions/src/summary/summary-facts.ts';
import { viewRecorder } from '../../functions/src/views/view-recorder.ts';
import { ASHA, CODE, NOON, storePrivate, storeProfile } from './contact-fixtures.ts';
import { everybodyVerified, ownDatabase } from './environment.ts';

const { firestore, clear } = await ownDatabase('demo-oversized-profiles');
const backends = everybodyVerified(firestore);

/** Many more values than the editor stores; a document has room for 450,000. */
const MANY_VALUES = Array.from({ length: 5000 }, () => true);

beforeEach(async () => {
  await clear();
  await storeProfile(firestore, ASHA, {}, { photos: MANY_VALUES });
});
afterEach(() => vi.restoreAllMocks());

const findAsha = (source: ReturnType<typeof firestoreProfiles>, viewer?: string) =>
  findProfile(source, readAddress(`/actor/${ASHA}`), viewer);

/** Records the contents of documents that are read from now on. */
function contentsRead(): () => unknown[] {
  const read = vi.spyOn(DocumentSnapshot.prototype, 'data');
  return () => read.mock.results.map(({ value }: { value: unknown }) => value);
}

test('forty requests of an oversized profile at once read it once, find nothing and alert', async () => {
  const source = firestoreProfiles(backends);
  const contents = contentsRead();
  const found = await Promise.all(Array.from({ length: 40 }, () => findAsha(source)));
  expect(new Set(found.map(({ outcome }) => outcome))).toEqual(new Set(['missing']));
  expect(await findAsha(source, ASHA)).toEqual({ outcome: 'missing' });
  expect(contents()).toHaveLength(1);
  expect(logProblem.mock.calls).toEqual([['profile oversized']]);
});

test('a profile that its owner has mended is found ten minutes after it was oversized', async () => {
  let now = NOON;
  const source = firestoreProfiles(backends, () => now);
  await findAsha(source);
  await storeProfile(firestore, ASHA);
  now += 10 * 60_000 - 1;
  expect(await findAsha(source)).toMatchObject({ outcome: 'missing' });
  now += 1;
  expect(await findAsha(source)).toMatchObject({ outcome: 'public' });
});

test('an ordinary profile is read again for each request', async () => {
  await storeProfile(firestore, ASHA);
  const source = firestoreProfiles(backends);
  expect(await findAsha(source)).toMatchObject({ profile: { first_name: 'Asha' } });
  await storeProfile(firestore, ASHA, { first_name: 'Usha' });
  expect(await findAsha(source)).toMatchObject({ profile: { first_name: 'Usha' } });
});

/** Values and characters of a stored document, counted to its end. */
function sizeOf(value: unknown): { values: number; characters: number } {
  const sizes = typeof value === 'object' && value !== null ? Object.values(value).map(sizeOf) : [];
  const names =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const own = (typeof value === 'string' ? value : names.join('')).length;
  return {
    values: sizes.reduce((sum, { values }) => sum + values, 1),
    characters: sizes.reduce((sum, { characters }) => sum + characters, own),
  };
}

test('no profile that the editor saves is oversized, and one of thrice the values is', () => {
  const { values, characters } = sizeOf(profileDocument(FULLEST_FORM));
  expect(LARGEST_PROFILE.values / values).toBeGreaterThan(2);
  expect(LARGEST_PROFILE.values / values).toBeLessThan(3);
  // Encoded addresses have up to nine times the characters that may be typed.
  const addresses = LIMITS.credits + LIMITS.additionalVideos + LIMITS.skills + 2;
  expect(LARGEST_PROFILE.characters).toBeGreaterThan(characters + addresses * 9 * LIMITS.url);
});

test.each([
  ['values in a list', { photos: Array.from({ length: LARGEST_PROFILE.values }, () => 0) }],
  ['values in a map', { facts: Object.fromEntries(MANY_VALUES.entries()) }],
  ['values below each other', { facts: { eyes: [{ eyes: MANY_VALUES }] } }],
  ['long names', { facts: { ['x'.repeat(LARGEST_PROFILE.characters)]: '' } }],
  ['a long text', { facts: { eyes: 'x'.repeat(LARGEST_PROFILE.characters) } }],
  ['long bytes', { facts: { eyes: new Uint8Array(LARGEST_PROFILE.characters) } }],
])('a profile of %s without end is oversized', (_what, stored) => {
  expect(isOversized(stored)).toBe(true);
});

const DEV = { uid: 'dev', email: 'dev@casting.example', isVerified: true };
const AS_VISITOR = { profileId: ASHA, code: '', network: 'n1', salt: 'salt', now: NOON };
const REPORTER = { key: 'k1', sources: [{ name: 'n1', share: 1 }], isAnonymous: true };
const MESSAGING = {
  ...backends,
  auth: {
    getUsers: () =>
      Promise.resolve({ users: [{ uid: ASHA, email: 'asha@example.com', emailVerified: true }] } as never),
  },
  origin: 'https://marquee.example',
  secret: 's'.repeat(32),
};

test.each<[string, () => Promise<unknown>, unknown]>([
  [
    'viewing an oversized profile',
    () =>
      viewRecorder(
        backends,
        () => NOON,
      )({ kind: 'open', profileId: ASHA, viewer: DEV, viewerKey: 'k1', now: NOON }),
    'recorded',
  ],
  [
    'asking for an oversized profile’s WhatsApp link',
    () => giveLink(backends, AS_VISITOR),
    { outcome: 'given' },
  ],
  [
    'writing to an oversized profile',
    () =>
      deliverMessage(MESSAGING, {
        ...AS_VISITOR,
        language: 'en',
        message: { name: 'Dev', email: DEV.email, text: 'Audition?' },
      }),
    'sent',
  ],
  [
    'reporting an oversized profile',
    () =>
      recordReport(
        backends,
        { ...AS_VISITOR, reason: 'spam', text: '', reporter: REPORTER },
        { to: '', origin: '' },
      ),
    'stored',
  ],
  [
    'taking down an oversized profile',
    () =>
      decideCase(firestore, { ...AS_VISITOR, action: 'take_down', reason: 'spam', note: '', moderator: 'm' }),
    'done',
  ],
])('%s reads none of its large fields', async (_what, act, outcome) => {
  const hidden = { accents: MANY_VALUES };
  await firestore.doc(`profiles/${ASHA}/private/contact`).set({ hidden }, { merge: true });
  await storeProfile(firestore, DEV.uid, { first_name: 'Dev' }, { photos: MANY_VALUES });
  const contents = contentsRead();
  const result = await act();
  expect(typeof outcome === 'string' ? { result } : result).toMatchObject(
    typeof outcome === 'string' ? { result: outcome } : (outcome as object),
  );
  expect(contents()).not.toEqual([]);
  expect(contents().filter(isOversized)).toEqual([]);
});

test('a named link opens a private profile without reading the hidden facts of its owner', async () => {
  await storePrivate(firestore, ASHA);
  const hidden = { accents: MANY_VALUES };
  await firestore.doc(`profiles/${ASHA}/private/contact`).set({ hidden }, { merge: true });
  const contents = contentsRead();
  expect(await firestoreProfiles(backends).liveLink(ASHA, CODE)).toMatchObject({ opens_private: true });
  expect(contents().filter(isOversized)).toEqual([]);
});

test('a weekly summary is skipped for an oversized profile', async () => {
  expect(await loadFacts(firestore, ASHA, NOON)).toBeUndefined();
  await storeProfile(firestore, ASHA);
  expect(await loadFacts(firestore, ASHA, NOON)).toMatchObject({ name: 'Asha' });
});
