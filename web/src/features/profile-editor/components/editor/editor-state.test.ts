import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import {
  editorReducer,
  isSaving,
  isUnsettled,
  type EditorEvent,
  type EditorState,
  type OpenEditor,
} from './editor-state.ts';

const form = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
const stored: StoredProfile = { form, former_usernames: [], updatedAt: '2' };
const base: StoredProfile = { ...stored, updatedAt: '1' };
const draft = { base, values: { ...form, height: '170 cm' }, saved_at: 5 };

const run = (...events: EditorEvent[]): EditorState =>
  events.reduce(editorReducer, { name: 'loading' } as EditorState);

const opened = (...events: EditorEvent[]): OpenEditor =>
  run({ type: 'loaded', stored }, ...events) as OpenEditor;

test('a profile that is loaded is ready to be edited', () => {
  expect(opened()).toMatchObject({ name: 'ready', stored, base: stored, round: 0 });
});

test('a load that failed can be followed by one that succeeds', () => {
  expect(run({ type: 'load-failed' })).toEqual({ name: 'load-failed' });
  expect(run({ type: 'load-failed' }, { type: 'loaded', stored })).toMatchObject({ name: 'ready', round: 0 });
});

test('a restored draft keeps its base, and after a discarded one the stored profile is the base', () => {
  const offered = run({ type: 'loaded', stored, draft });
  expect(offered).toMatchObject({ name: 'draft-offered', draft, base: stored });
  expect(editorReducer(offered, { type: 'draft-restored' })).toMatchObject({ name: 'ready', base, stored });
  expect(editorReducer(offered, { type: 'draft-discarded' })).toMatchObject({ name: 'ready', base: stored });
});

test('a save that waits for the connection goes on as a save, or back to editing', () => {
  const waiting = opened({ type: 'save-waits', isStored: true });
  expect(isSaving(waiting)).toBe(true);
  expect(editorReducer(waiting, { type: 'save-started' })).toMatchObject({ name: 'saving' });
  expect(editorReducer(waiting, { type: 'save-stopped' })).toMatchObject({ name: 'ready' });
});

test('a conflict is resolved by saving, or by closing the dialog', () => {
  const conflict = { base, mine: form, theirs: { ...stored, updatedAt: '3' } };
  const asked = opened({ type: 'save-started' }, { type: 'save-conflicted', conflict });
  expect(asked).toMatchObject({ name: 'conflict', conflict });
  expect(editorReducer(asked, { type: 'save-started' })).toMatchObject({ name: 'saving' });
  expect(editorReducer(asked, { type: 'conflict-closed' })).toMatchObject({ name: 'ready', round: 0 });
});

test('editing goes on from what was saved, with a new form', () => {
  const written = { ...stored, form: { ...form, height: '171 cm' } };
  const saved = opened({ type: 'save-started' }, { type: 'saved', stored: written, isMerged: false });
  expect(saved).toMatchObject({ name: 'saved', stored: written });
  expect(editorReducer(saved, { type: 'continued' })).toMatchObject({
    name: 'ready',
    stored: written,
    base: written,
    round: 1,
  });
});

test('each save that finds the username taken increments `usernameRound`', () => {
  const once = opened({ type: 'save-started' }, { type: 'username-taken' });
  expect(once.usernameRound).toBe(1);
  expect(editorReducer(once, { type: 'save-started' })).toMatchObject({ usernameRound: 1 });
  expect(editorReducer(once, { type: 'username-taken' })).toMatchObject({ usernameRound: 2 });
});

test.each<[EditorEvent, boolean]>([
  [{ type: 'save-started' }, true],
  [{ type: 'save-failed', failure: { failure: 'unknown' } }, true],
  [{ type: 'save-waits', isStored: false }, true],
  [{ type: 'save-waits', isStored: true }, false],
  [{ type: 'saved', stored, isMerged: false }, false],
  [{ type: 'discarded' }, false],
])('isUnsettled after %o is %s', (event, unsettled) => {
  expect(isUnsettled(opened(event))).toBe(unsettled);
});
