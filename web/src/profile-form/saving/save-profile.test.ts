// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import type { ProfileWrite, WriteOutcome } from '../api/write-profile.ts';
import { readDraft, writeDraft } from '../drafts/draft.ts';
import { pendingSaveKey } from '#web/config/local-keys.ts';
import { storeText } from '#web/storage/device-storage.ts';
import {
  profileAfter,
  readPendingSave,
  removePendingSave,
  usePendingSave,
  writePendingSave,
} from './pending-save.ts';
import { saveProfile } from './save-profile.ts';
import { sendPendingSave } from './send-pending-save.ts';

const { deletePicture, replaceUserSkills, writeProfile } = vi.hoisted(() => ({
  deletePicture: vi.fn((_path: string) => Promise.resolve()),
  replaceUserSkills: vi.fn(() => Promise.resolve()),
  writeProfile: vi.fn<(write: ProfileWrite) => Promise<WriteOutcome>>(),
}));
vi.mock('../api/delete-picture.ts', () => ({ deletePicture }));
vi.mock('../api/replace-user-skills.ts', async (original) => ({
  ...(await original<object>()),
  replaceUserSkills,
}));
vi.mock('../api/write-profile.ts', () => ({ writeProfile }));

const FORM = profileForm(emptyProfile('asha'), EMPTY_CONTACT);
const BASE = { form: FORM, former_usernames: [], updatedAt: '1' };
const MINE = { ...FORM, first_name: 'Asha', skills: ['Fencing'] };
const THEIRS = { ...BASE, updatedAt: '2', form: { ...FORM, height: '168 cm' } };
const saved = (form: ProfileForm, unused: string[] = []) => ({
  outcome: 'saved' as const,
  stored: { ...BASE, form, updatedAt: 'unknown' },
  unused,
});
const SAVE = { uid: 'asha', form: MINE, base: BASE };
const unreachable = Object.assign(new Error('No answer.'), { code: 'unavailable' });
const refused = Object.assign(new Error('Refused.'), { code: 'permission-denied' });

/** Goes offline during the next attempt to write. */
function loseConnection(): void {
  writeProfile.mockImplementationOnce(() => {
    vi.stubGlobal('navigator', { onLine: false });
    return Promise.reject(unreachable);
  });
}

beforeEach(() => {
  writeProfile.mockImplementation(({ form }) => Promise.resolve(saved(form)));
});

test('a save removes the draft and waiting save of its form, and stores changed skills in user_skills', async () => {
  writeDraft('asha', { base: BASE, values: MINE, saved_at: 1 });
  writePendingSave('asha', { base: BASE, values: MINE, saved_at: 1, problem: undefined });
  const result = await saveProfile(SAVE, { whenOffline: () => false, uploaded: new Set() });
  expect(result).toEqual({ outcome: 'saved', stored: saved(MINE).stored, isMerged: false });
  expect([readDraft('asha'), readPendingSave('asha')]).toEqual([undefined, undefined]);
  expect(replaceUserSkills).toHaveBeenCalledExactlyOnceWith('asha', ['Fencing']);
});

test('a save deletes the pictures that it replaces and those uploaded but not used, and no other', async () => {
  const profile_image = {
    ...NO_CAPTION,
    file: 'profile/new.webp',
    width: 4,
    height: 5,
    steps: [],
  };
  const form = { ...MINE, profile_image };
  writeProfile.mockResolvedValueOnce(saved(form, ['profiles/asha/profile/old.webp']));
  const uploaded = new Set(['profiles/asha/profile/new.webp', 'profiles/asha/profile/tried.webp']);
  await saveProfile({ ...SAVE, form }, { whenOffline: () => false, uploaded });
  expect(deletePicture.mock.calls.flat().sort()).toEqual([
    'profiles/asha/profile/old.webp',
    'profiles/asha/profile/tried.webp',
  ]);
  expect(uploaded.size).toBe(0);
});

test('a save whose replaced picture cannot be deleted is saved, with a warning for the sweep', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new Error('No answer.');
  deletePicture.mockRejectedValueOnce(failure);
  writeProfile.mockResolvedValueOnce(saved(MINE, ['profiles/asha/profile/old.webp']));
  expect((await saveProfile(SAVE, { whenOffline: () => false })).outcome).toBe('saved');
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'A picture that is no longer used could not be deleted.',
      failure,
    ),
  );
});

test('a save that fails deletes no picture, and keeps the paths of uploaded pictures for the next save', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeProfile.mockRejectedValueOnce(unreachable);
  const uploaded = new Set(['profiles/asha/profile/new.webp']);
  await saveProfile(SAVE, { whenOffline: () => false, uploaded });
  expect(deletePicture).not.toHaveBeenCalled();
  expect(uploaded.size).toBe(1);
});

test('a save that meets a newer profile is merged with it when both changed different fields', async () => {
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs: THEIRS });
  const merged = { ...MINE, height: '168 cm' };
  expect(await saveProfile(SAVE, { whenOffline: () => false })).toEqual({
    outcome: 'saved',
    stored: saved(merged).stored,
    isMerged: true,
  });
  expect(writeProfile).toHaveBeenLastCalledWith({ uid: 'asha', form: merged, base: THEIRS });
});

test('a save that meets a newer profile with the same field changed is a conflict, or has its own value', async () => {
  const theirs = { ...THEIRS, form: { ...THEIRS.form, first_name: 'Usha' } };
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs });
  const conflict = { outcome: 'conflict', base: BASE, mine: MINE, theirs };
  expect(await saveProfile(SAVE, { whenOffline: () => false })).toEqual(conflict);
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs });
  await saveProfile(SAVE, { whenOffline: () => false, onConflict: 'mine' });
  const form = { ...MINE, height: '168 cm' };
  expect(writeProfile).toHaveBeenLastCalledWith({ uid: 'asha', form, base: theirs });
});

test('a save that stops at a conflict is merged with nothing', async () => {
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs: THEIRS });
  const result = await saveProfile(SAVE, { whenOffline: () => false, onConflict: 'stop' });
  expect(result.outcome).toBe('conflict');
  expect(writeProfile).toHaveBeenCalledOnce();
});

test('a save whose connection is lost on the way waits like one without a connection', async () => {
  loseConnection();
  const whenOffline = vi.fn(() => {
    vi.stubGlobal('navigator', { onLine: true });
    return true;
  });
  expect((await saveProfile(SAVE, { whenOffline })).outcome).toBe('saved');
  expect(whenOffline).toHaveBeenCalledOnce();
  expect(writeProfile).toHaveBeenCalledTimes(2);
});

test('a save that fails says why, and is not tried again while there is a connection', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeProfile.mockRejectedValueOnce(unreachable);
  const result = await saveProfile(SAVE, { whenOffline: () => true });
  expect(result).toEqual({ outcome: 'failed', failure: { failure: 'unreachable' } });
  expect(writeProfile).toHaveBeenCalledOnce();
});

test('a save that the rules refuse fails, also where the connection is lost besides', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeProfile.mockImplementationOnce(() => {
    vi.stubGlobal('navigator', { onLine: false });
    return Promise.reject(refused);
  });
  const result = await saveProfile(SAVE, { whenOffline: () => true });
  expect(result).toEqual({ outcome: 'failed', failure: { failure: 'refused' } });
  expect(writeProfile).toHaveBeenCalledOnce();
});

test('a save with the skills of before leaves user_skills alone', async () => {
  const base = { ...BASE, form: { ...FORM, skills: ['Fencing'] } };
  await saveProfile({ ...SAVE, base }, { whenOffline: () => false });
  expect(replaceUserSkills).not.toHaveBeenCalled();
});

test('a save is merged with three others at most, and a fourth is a conflict', async () => {
  writeProfile.mockResolvedValue({ outcome: 'conflict', theirs: THEIRS });
  expect((await saveProfile(SAVE, { whenOffline: () => false })).outcome).toBe('conflict');
  expect(writeProfile).toHaveBeenCalledTimes(4);
});

test('a save that is aborted before its turn is unsent, and one that gets no turn has failed', async () => {
  const aborted = { whenOffline: () => false, signal: AbortSignal.abort() };
  expect(await saveProfile(SAVE, aborted)).toEqual({ outcome: 'unsent' });
  const request = vi.fn((name: string, _options: unknown, work?: () => unknown) =>
    name === 'marquee.locks' ? Promise.resolve(work?.()) : Promise.reject(new Error('No lock.')),
  );
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  expect(await saveProfile(SAVE, { whenOffline: () => false })).toEqual({
    outcome: 'failed',
    failure: { failure: 'explained', reason: 'No lock.' },
  });
  // Saves of another account do not wait for it.
  expect(request.mock.lastCall?.[0]).toBe('marquee.save.asha');
  expect(writeProfile).not.toHaveBeenCalled();
});

test('the profile after a save is the form’s, with its former names and its take-down', () => {
  const profile = { ...emptyProfile('asha'), former_usernames: ['asha-old'] };
  const taken_down = { reason: 'spam', at: 1 } as const;
  expect(profileAfter(profile, MINE)).toMatchObject({ first_name: 'Asha', former_usernames: ['asha-old'] });
  expect(profileAfter(profile, MINE)).not.toHaveProperty('taken_down');
  expect(profileAfter({ ...profile, taken_down }, MINE)).toMatchObject({ first_name: 'Asha', taken_down });
});

test('a waiting save that the browser does not store is an error, and nothing waits', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const save = { base: BASE, values: MINE, saved_at: 1, problem: undefined };
  expect(() => writePendingSave('asha', save)).toThrow('This browser stores nothing for the site.');
  expect(readPendingSave('asha')).toBeUndefined();
});

test('a component follows the waiting save of its account, and no other’s', () => {
  const save = { base: BASE, values: MINE, saved_at: 1, problem: undefined };
  const { result, rerender } = renderHook(({ uid }) => usePendingSave(uid), {
    initialProps: { uid: 'asha' },
  });
  expect(result.current).toBeUndefined();
  act(() => writePendingSave('asha', save));
  expect(result.current?.values.first_name).toBe('Asha');
  act(() => writePendingSave('asha', { ...save, saved_at: 2, problem: 'conflict' }));
  expect(result.current).toMatchObject({ saved_at: 2, problem: 'conflict' });
  rerender({ uid: 'ravi' });
  expect(result.current).toBeUndefined();
  rerender({ uid: 'asha' });
  act(() => removePendingSave('asha', 2));
  expect(result.current).toBeUndefined();
});

test('a waiting save that is gone already is not removed again', () => {
  expect(() => removePendingSave('asha', 1)).not.toThrow();
});

test('a damaged waiting save is none', () => {
  for (const text of ['', 'null', '[]', '{"base":{}}', '{'])
    expect([storeText(pendingSaveKey('asha'), text), readPendingSave('asha')][1], text).toBeUndefined();
});

describe('sendPendingSave', () => {
  const pending = { base: BASE, values: MINE, saved_at: 1, problem: undefined };

  test('sendPendingSave leaves the draft, which may hold newer edits', async () => {
    writePendingSave('asha', pending);
    writeDraft('asha', { base: BASE, values: { ...MINE, last_name: 'Rao' }, saved_at: 2 });
    expect(await sendPendingSave('asha')).toBe('sent');
    expect(readPendingSave('asha')).toBeUndefined();
    expect(readDraft('asha')?.values.last_name).toBe('Rao');
    expect(replaceUserSkills).toHaveBeenCalledExactlyOnceWith('asha', ['Fencing']);
  });

  test('a waiting save stays when the connection is lost again', async () => {
    writePendingSave('asha', pending);
    loseConnection();
    expect(await sendPendingSave('asha')).toBe('later');
    expect(readPendingSave('asha')?.values.first_name).toBe('Asha');
  });

  test.each(['conflict', 'username-taken'] as const)(
    'sendPendingSave stores the problem %s with it',
    async (outcome) => {
      writePendingSave('asha', pending);
      const theirs = { ...THEIRS, form: { ...THEIRS.form, first_name: 'Usha' } };
      writeProfile.mockResolvedValueOnce(outcome === 'conflict' ? { outcome, theirs } : { outcome });
      expect(await sendPendingSave('asha')).toBe(outcome);
      expect(readPendingSave('asha')?.problem).toBe(outcome);
      expect(await sendPendingSave('asha')).toBe('nothing');
    },
  );

  test('a waiting save that the rules refuse has that problem, and one that fails otherwise goes on waiting', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    writePendingSave('asha', pending);
    writeProfile.mockRejectedValueOnce(new Error('Internal.'));
    expect(await sendPendingSave('asha')).toBe('later');
    expect(readPendingSave('asha')?.problem).toBeUndefined();
    writeProfile.mockRejectedValueOnce(refused);
    expect(await sendPendingSave('asha')).toBe('refused');
    expect(readPendingSave('asha')?.problem).toBe('refused');
  });

  test('a waiting save is written as it was typed, from where its editing began', async () => {
    writePendingSave('asha', pending);
    await sendPendingSave('asha');
    expect(writeProfile).toHaveBeenCalledExactlyOnceWith({ uid: 'asha', form: MINE, base: BASE });
  });

  test('sendPendingSave does not remove a newer one that was stored meanwhile', async () => {
    writePendingSave('asha', pending);
    writeProfile.mockImplementationOnce(() => {
      writePendingSave('asha', { ...pending, saved_at: 2 });
      return Promise.resolve(saved(MINE));
    });
    expect(await sendPendingSave('asha')).toBe('sent');
    expect(readPendingSave('asha')?.saved_at).toBe(2);
  });
});
