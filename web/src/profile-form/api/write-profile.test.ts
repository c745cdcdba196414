// A save against stored documents in memory: what is written, and which pictures nothing names any more.
import { Timestamp, type DocumentData } from 'firebase/firestore';
import type * as Firestore from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CAPTION, type Picture } from '@marquee/domain/profile/picture';
import {
  contactDocument,
  EMPTY_CONTACT,
  emptyProfile,
  profileDocument,
  profileForm,
  type ProfileForm,
} from '@marquee/domain/profile/profile';
import { DAY } from '@marquee/domain/values/time';
import { storedProfile } from './load-profile.ts';
import { writeProfile } from './write-profile.ts';

/** The stored documents, by path; all writes, in order; the paths of each commit; what the next commits throw. */
const { documents, written, commits, failures, reopenFirestore } = vi.hoisted(() => ({
  reopenFirestore: vi.fn(() => Promise.resolve()),
  documents: new Map<string, Record<string, unknown>>(),
  written: [] as [string, Record<string, unknown>][],
  commits: [] as string[][],
  failures: [] as (Error | Promise<never>)[],
}));

const TIME = new Timestamp(1_800_000_000, 0);

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  runTransaction: async (_firestore: unknown, update: (transaction: unknown) => unknown) => {
    const writes = new Map<string, Record<string, unknown>>();
    const result = await update({
      get: (path: string) => {
        const data = documents.get(path);
        return Promise.resolve({
          exists: () => data !== undefined,
          data: () => data,
          get: (name: string) => data?.[name],
        });
      },
      set: (path: string, data: Record<string, unknown>) => void writes.set(path, data),
    });
    const failure = failures.shift();
    if (failure !== undefined) throw await failure;
    commits.push([...writes.keys()]);
    for (const [path, data] of writes) {
      documents.set(path, data);
      written.push([path, data]);
    }
    return result;
  },
}));
vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {}, openedInstances: () => 1, reopenFirestore }));
vi.mock('#web/firebase/storage.ts', () => ({ storage: {} }));
vi.mock('./cache-profile.ts', () => ({ cacheProfile: () => undefined }));

const PROFILE = 'profiles/asha';
const CONTACT = 'profiles/asha/private/contact';
const YESTERDAY = 'profiles/asha/private/yesterday';

const picture = (name: string): Picture => ({
  ...NO_CAPTION,
  file: `profile/${name}.webp`,
  width: 4,
  height: 5,
  steps: [],
});
const writtenPaths = (): string[] => written.map(([path]) => path);

const path = (name: string): string => `profiles/asha/profile/${name}.webp`;

const formOf = (changes: Partial<ProfileForm>): ProfileForm => ({
  ...profileForm(emptyProfile('asha'), EMPTY_CONTACT),
  first_name: 'Asha',
  ...changes,
});

const documentOf = (changes: Partial<ProfileForm>): DocumentData => ({
  ...profileDocument(formOf(changes)),
  former_usernames: [],
  created_at: TIME,
  updated_at: TIME,
});

/** Stores a profile, and yesterday's that was stored at a time. */
function store(now: Partial<ProfileForm>, yesterday: Partial<ProfileForm>, kept_at: number): void {
  documents.set(PROFILE, documentOf(now));
  documents.set(CONTACT, contactDocument(formOf(now)));
  documents.set(YESTERDAY, {
    profile: documentOf(yesterday),
    contact: contactDocument(formOf(yesterday)),
    kept_at: Timestamp.fromMillis(kept_at),
  });
}

const base = () => storedProfile('asha', documents.get(PROFILE), documents.get(CONTACT));

beforeEach(() => {
  documents.clear();
  for (const list of [written, commits, failures]) list.length = 0;
});

const [NOW, OLD, NEW] = [
  { profile_image: picture('before') },
  { profile_image: picture('yesterday') },
  { profile_image: picture('new') },
];

test('a later save of a day gives up the picture that it replaces, and none of yesterday’s profile', async () => {
  store(NOW, OLD, Date.now());
  const result = await writeProfile({ uid: 'asha', form: formOf(NEW), base: base() });
  expect(result).toMatchObject({ outcome: 'saved', unused: [path('before')] });
  expect(writtenPaths()).toEqual([PROFILE, CONTACT]);
});

test('the first save of a day gives up yesterday’s picture, and none of the profile that it replaces', async () => {
  store(NOW, OLD, Date.now() - 2 * DAY);
  const replaced = documents.get(PROFILE);
  const result = await writeProfile({ uid: 'asha', form: formOf(NEW), base: base() });
  expect(result).toMatchObject({ outcome: 'saved', unused: [path('yesterday')] });
  expect(documents.get(YESTERDAY)).toMatchObject({ profile: replaced, kept_at: 'now' });
});

test('a save of what another device has changed meanwhile writes nothing', async () => {
  store({ location: 'Pune' }, {}, Date.now());
  const before = base();
  documents.set(PROFILE, {
    ...documentOf({ location: 'Nashik' }),
    updated_at: new Timestamp(1_800_000_009, 0),
  });
  const result = await writeProfile({ uid: 'asha', form: formOf({ location: 'Mumbai' }), base: before });
  expect(result).toMatchObject({ outcome: 'conflict', theirs: { form: { location: 'Nashik' } } });
  expect(written).toEqual([]);
});

test('a username of another account is not taken', async () => {
  store({}, {}, Date.now());
  documents.set('usernames/asha', { uid: 'somebody-else' });
  const form = formOf({ username: 'asha' });
  expect(await writeProfile({ uid: 'asha', form, base: base() })).toEqual({ outcome: 'username-taken' });
  expect(written).toEqual([]);
});

test('the first save of a day stores yesterday’s profile before it claims a username', async () => {
  store({}, {}, Date.now() - 2 * DAY);
  const form = formOf({ username: 'asha' });
  expect(await writeProfile({ uid: 'asha', form, base: base() })).toMatchObject({ outcome: 'saved' });
  // Together they would cost more than the rules may.
  expect(commits).toEqual([[YESTERDAY], [PROFILE, CONTACT, 'usernames/asha']]);
  expect(documents.get('usernames/asha')).toEqual({ uid: 'asha', created_at: 'now' });
});

test('a new profile is stored private, and made public in a second step', async () => {
  const form = formOf({ is_profile_public: true });
  expect(await writeProfile({ uid: 'asha', form, base: base() })).toMatchObject({ outcome: 'saved' });
  const steps = written.filter(([path]) => path === PROFILE);
  expect(steps.map(([, data]) => data['is_profile_public'])).toEqual([false, true]);
  expect(documents.get(PROFILE)).toMatchObject({ created_at: 'now', confirmed_at: 'now', updated_at: 'now' });
  expect(writtenPaths()).not.toContain(YESTERDAY);
});

test('a new profile that stays private is stored in one commit, with nothing of yesterday', async () => {
  await writeProfile({ uid: 'asha', form: formOf({ location: 'Pune' }), base: base() });
  expect(commits).toEqual([[PROFILE, CONTACT]]);
});

test('a save stores the private contact beside the profile, and leaves when that was created', async () => {
  store({ phone_number: '+91 98200 12345' }, {}, Date.now());
  const form = formOf({ phone_number: '+91 98200 54321', location: 'Pune' });
  const result = await writeProfile({ uid: 'asha', form, base: base() });
  expect(documents.get(CONTACT)).toMatchObject({ phone_number: '+91 98200 54321', updated_at: 'now' });
  expect(documents.get(PROFILE)).toMatchObject({ created_at: TIME, updated_at: 'now' });
  expect(result).toMatchObject({
    outcome: 'saved',
    stored: { updatedAt: 'unknown', form: { phone_number: '+91 98200 54321', location: 'Pune' } },
  });
});

test('yesterday’s profile has the contact of before, or none where there was none', async () => {
  store({ phone_number: '+91 98200 12345' }, {}, Date.now() - 2 * DAY);
  const contact = documents.get(CONTACT);
  await writeProfile({ uid: 'asha', form: formOf({ location: 'Pune' }), base: base() });
  expect(documents.get(YESTERDAY)?.['contact']).toEqual(contact);

  store({}, {}, Date.now() - 2 * DAY);
  documents.delete(CONTACT);
  await writeProfile({ uid: 'asha', form: formOf({ location: 'Nashik' }), base: base() });
  expect(documents.get(YESTERDAY)?.['contact']).toBeNull();
});

test('a changed username leaves the former one, which goes on redirecting', async () => {
  store({ username: 'asha' }, {}, Date.now());
  const form = formOf({ username: 'asha-rao' });
  await writeProfile({ uid: 'asha', form, base: base() });
  expect(documents.get(PROFILE)).toMatchObject({ username: 'asha-rao', former_usernames: ['asha'] });
});

test('a save with the username that it has writes no document of usernames', async () => {
  store({ username: 'asha' }, {}, Date.now());
  await writeProfile({ uid: 'asha', form: formOf({ username: 'asha', location: 'Pune' }), base: base() });
  expect(commits).toEqual([[PROFILE, CONTACT]]);
});

const refused = Object.assign(new Error('The rules refuse it.'), { code: 'permission-denied' });

test('a refused save is tried once more, and the second refusal is the answer', async () => {
  store({}, {}, Date.now());
  const write = { uid: 'asha', form: formOf({ location: 'Pune' }), base: base() };
  failures.push(refused);
  expect(await writeProfile(write)).toMatchObject({ outcome: 'saved' });
  failures.push(refused, refused);
  await expect(writeProfile({ ...write, form: formOf({ location: 'Nashik' }) })).rejects.toBe(refused);
});

test('a save that fails for another reason is not tried again', async () => {
  store({}, {}, Date.now());
  const failure = new Error('Internal.');
  failures.push(failure);
  const write = { uid: 'asha', form: formOf({ location: 'Pune' }), base: base() };
  await expect(writeProfile(write)).rejects.toBe(failure);
  expect(commits).toEqual([]);
});

afterEach(() => void vi.useRealTimers());

test('a save without an answer for 45 seconds fails as one whose deadline has passed', async () => {
  vi.useFakeTimers();
  failures.push(new Promise<never>(() => undefined));
  const failed = vi.fn<(error: Error) => void>();
  void writeProfile({ uid: 'asha', form: formOf({}), base: base() }).catch(failed);
  await vi.advanceTimersByTimeAsync(44_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({
    code: 'deadline-exceeded',
    message: 'The server did not answer.',
  });
});

test('a save by an instance of Firestore that has ended is made by another one', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  store({}, {}, Date.now());
  failures.push(new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)'));
  const result = await writeProfile({ uid: 'asha', form: formOf({ location: 'Pune' }), base: base() });
  expect(result.outcome).toBe('saved');
  expect(reopenFirestore).toHaveBeenCalledOnce();
  expect(documents.get(PROFILE)).toMatchObject({ location: 'Pune' });
});

test('a save that fails for another reason opens no other instance of Firestore', async () => {
  failures.push(Object.assign(new Error('Internal.'), { code: 'internal' }));
  await expect(writeProfile({ uid: 'asha', form: formOf({}), base: base() })).rejects.toThrow('Internal.');
  expect(reopenFirestore).not.toHaveBeenCalled();
});

test('a save whose first step never shows in the next fails', async () => {
  vi.spyOn(documents, 'set').mockReturnValue(documents);
  const form = formOf({ is_profile_public: true });
  await expect(writeProfile({ uid: 'asha', form, base: base() })).rejects.toThrow(
    'The save did not come to its end.',
  );
  expect(commits).toEqual([
    [PROFILE, CONTACT],
    [PROFILE, CONTACT],
  ]);
});

test('a stored username of a wrong shape is replaced, and released to nobody', async () => {
  store({}, {}, Date.now());
  documents.set(PROFILE, { ...documentOf({}), username: 7 });
  await writeProfile({ uid: 'asha', form: formOf({ username: 'asha' }), base: base() });
  expect(commits).toEqual([[PROFILE, CONTACT, 'usernames/asha']]);
  expect(documents.get(PROFILE)).toMatchObject({ username: 'asha', former_usernames: [] });
});

test('a save leaves a take-down where it is', async () => {
  store({}, {}, Date.now());
  documents.set(PROFILE, { ...documentOf({}), taken_down: { reason: 'spam', at: TIME } });
  await writeProfile({ uid: 'asha', form: formOf({ location: 'Pune' }), base: base() });
  expect(documents.get(PROFILE)).toMatchObject({ location: 'Pune', taken_down: { reason: 'spam' } });
});
