// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile';
import { NO_CAPTION } from '@marquee/domain/picture';
import { paths } from '../../../../config/paths.ts';
import { PICTURE_BASE } from '../../../../config/picture-base.ts';
import { AppFrame, provideMatchMedia } from '../../../../testing/app-frame.tsx';
import type { SaveOutcome } from '../../api/save-profile.ts';
import { readDraft, writeDraft, type Draft } from '../drafts/draft.ts';
import { readPendingSave, writePendingSave } from '../pending-save/pending-save.ts';
import { editorReducer, type EditorState, type OpenEditor } from './editor-state.ts';
import { ProfileEditor } from './profile-editor.tsx';

const deletePicture = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
const saveProfile = vi.hoisted(() => vi.fn<(uid: string, form: ProfileForm) => Promise<SaveOutcome>>());

vi.mock('../../../../components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('../../../../firebase/auth.ts', () => ({ auth: { currentUser: { uid: 'asha' } } }));
vi.mock('../../../../username/api/username-availability.ts', () => ({
  usernameAvailability: () => Promise.resolve('free'),
}));
vi.mock('../../api/delete-picture.ts', () => ({ deletePicture }));
vi.mock('../../api/refresh-profile.ts', () => ({ refreshProfile: () => Promise.resolve() }));
vi.mock('../../api/save-profile.ts', () => ({ saveProfile }));

const PATH = 'profiles/asha/profile/asha-profile-2.jpg';
const ADDRESS = `${PICTURE_BASE}${encodeURIComponent(PATH)}?alt=media`;
const FORM: ProfileForm = {
  ...profileForm(emptyProfile('asha'), EMPTY_CONTACT),
  first_name: 'Asha',
  last_name: 'Rao',
};
const STORED = { form: FORM, former_usernames: [], version: '1' };
/** With a picture that was uploaded and not saved. */
const DRAFT: Draft = {
  base: STORED,
  values: {
    ...FORM,
    profile_image: { url: ADDRESS, thumb_url: ADDRESS, width: 9, height: 9, ...NO_CAPTION },
  },
  saved_at: 1,
};
const OFFERED: EditorState = {
  name: 'draft-offered',
  draft: DRAFT,
  stored: STORED,
  base: STORED,
  round: 0,
  usernameRound: 0,
};

function Editor() {
  const [state, dispatch] = useReducer(editorReducer, OFFERED);
  return <ProfileEditor uid="asha" isVerified state={state as OpenEditor} dispatch={dispatch} />;
}

const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

/** The editor with a new picture, of a draft that was restored. */
async function open() {
  writeDraft('asha', DRAFT);
  localStorage.setItem('marquee.pictures.asha.earlier', JSON.stringify([PATH]));
  const router = createMemoryRouter(
    [
      { path: '/profile/edit', element: <Editor /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/profile/edit'] },
  );
  render(<RouterProvider router={router} />, { wrapper: AppFrame });
  await press('Restore');
  return router;
}

async function openAndSave() {
  const router = await open();
  await press('Save Profile');
  return router;
}

/** Another tab holds the lock of saves until the returned function is called. */
function holdSaveLock(): () => Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = async (name: string, { signal }: LockOptions, run: () => Promise<void>): Promise<void> => {
    if (!name.startsWith('marquee.save.')) return;
    await new Promise<void>((resolve, reject) => {
      void released.then(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await run();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () =>
    act(() => {
      release();
      return released;
    });
}

beforeEach(() => {
  provideMatchMedia();
  vi.resetAllMocks();
  deletePicture.mockResolvedValue();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('who leaves during a save cannot discard it, and it keeps its pictures', async () => {
  let finish: (outcome: SaveOutcome) => void = () => undefined;
  saveProfile.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const router = await openAndSave();
  await waitFor(() => expect(saveProfile).toHaveBeenCalledOnce());
  await act(() => router.navigate('/notifications'));
  await screen.findByRole('dialog', { name: 'Saving...' });
  expect(screen.queryByText('Discard changes')).toBeNull();
  finish({ outcome: 'saved' });
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(deletePicture).not.toHaveBeenCalled();
});

test('discarding after a save without an answer deletes no picture, which may be stored', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  saveProfile.mockRejectedValue(Object.assign(new Error('No answer.'), { code: 'deadline-exceeded' }));
  const router = await openAndSave();
  await screen.findByText(/^Failed to update profile: the server could not be reached/);
  await act(() => router.navigate('/notifications'));
  await press('Discard changes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/notifications'));
  expect(deletePicture).not.toHaveBeenCalled();
  expect(readDraft('asha')).toBeUndefined();
});

test('discarding without a save deletes the pictures that were uploaded', async () => {
  const router = await open();
  await act(() => router.navigate('/notifications'));
  await press('Discard changes');
  await waitFor(() => expect(deletePicture).toHaveBeenCalledWith(PATH));
  expect(readDraft('asha')).toBeUndefined();
});

test('a save locks the form while it waits for the save of another tab', async () => {
  saveProfile.mockResolvedValue({ outcome: 'saved' });
  const release = holdSaveLock();
  const router = await openAndSave();
  await screen.findByRole('button', { name: 'Saving...' });
  expect(screen.getByLabelText(/First name/).closest('[inert]')).not.toBeNull();
  expect(saveProfile).not.toHaveBeenCalled();
  await release();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(saveProfile).toHaveBeenCalledOnce();
});

test('offline, a save behind one that waits in another tab can be stopped, and leaves that one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const other = { ...DRAFT, problem: undefined };
  writePendingSave('asha', other);
  const release = holdSaveLock();
  await openAndSave();
  await screen.findByText(/^You are offline\. Your profile will be saved/);
  await press('Keep editing');
  await screen.findByRole('button', { name: 'Save Profile' });
  expect(screen.getByLabelText(/First name/).closest('[inert]')).toBeNull();
  await release();
  expect(saveProfile).not.toHaveBeenCalled();
  expect(readPendingSave('asha')?.saved_at).toBe(other.saved_at);
});
