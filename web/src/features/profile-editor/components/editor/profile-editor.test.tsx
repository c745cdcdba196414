// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { paths } from '#web/config/paths.ts';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import type { ProfileWrite, WriteOutcome } from '#web/profile-form/api/write-profile.ts';
import { readDraft, writeDraft, type Draft } from '#web/profile-form/drafts/draft.ts';
import { readPendingSave, writePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { editorReducer, type EditorState, type OpenEditor } from './editor-state.ts';
import { ProfileEditor } from './profile-editor.tsx';

const deletePicture = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
const cacheProfile = vi.hoisted(() => vi.fn<(uid: string) => Promise<void>>());
const writeProfile = vi.hoisted(() => vi.fn<(write: ProfileWrite) => Promise<WriteOutcome>>());

vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('#web/firebase/auth.ts', () => ({ auth: { currentUser: { uid: 'asha' } } }));
vi.mock('#web/username/api/username-availability.ts', () => ({
  usernameAvailability: () => Promise.resolve('free'),
}));
vi.mock('#web/profile-form/api/delete-picture.ts', () => ({ deletePicture }));
vi.mock('#web/profile-form/api/cache-profile.ts', () => ({ cacheProfile }));
vi.mock('#web/profile-form/api/write-profile.ts', () => ({ writeProfile }));

const FILE = 'profile/asha-profile-2.jpg';
const BORN = '1996-04-12';
const PATH = `profiles/asha/${FILE}`;
const FORM: ProfileForm = {
  ...profileForm(emptyProfile('asha'), EMPTY_CONTACT),
  first_name: 'Asha',
  last_name: 'Rao',
};
const STORED = { form: FORM, former_usernames: [], updatedAt: '1' };
const SAVED: WriteOutcome = { outcome: 'saved', stored: STORED, unused: [] };
/** A draft with a picture that was uploaded and not saved. */
const DRAFT: Draft = {
  base: STORED,
  values: {
    ...FORM,
    profile_image: { file: FILE, steps: [], width: 9, height: 9, ...NO_CAPTION },
  },
  saved_at: 1,
};
const typed = (changes: Partial<ProfileForm>): Draft => ({ ...DRAFT, values: { ...FORM, ...changes } });
const offered = (draft: Draft): EditorState => ({
  name: 'draft-offered',
  draft,
  stored: draft.base,
  base: draft.base,
  round: 0,
  usernameRound: 0,
});

function Editor({ draft }: { readonly draft: Draft }) {
  const [state, dispatch] = useReducer(editorReducer, offered(draft));
  const open = state as OpenEditor;
  return <ProfileEditor key={open.round} uid="asha" isVerified state={open} dispatch={dispatch} />;
}

const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

/** Opens the editor, with the picture of a restored draft. */
async function open(path = '/profile/edit', draft = DRAFT) {
  writeDraft('asha', draft);
  const router = createMemoryRouter(
    [
      { path: '/profile/edit/:section?', element: <Editor draft={draft} /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
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
  const request = async (
    name: string,
    { signal }: LockOptions,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    if (!name.startsWith('marquee.save.')) return undefined;
    await new Promise<void>((resolve, reject) => {
      void released.then(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return run();
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
  cacheProfile.mockResolvedValue();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('a user who leaves during a save cannot discard it, and the save keeps its pictures', async () => {
  let finish: (outcome: WriteOutcome) => void = () => undefined;
  writeProfile.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const router = await openAndSave();
  await waitFor(() => expect(writeProfile).toHaveBeenCalledOnce());
  await act(() => router.navigate('/notifications'));
  await screen.findByRole('dialog', { name: 'Saving...' });
  expect(screen.queryByText('Discard changes')).toBeNull();
  finish(SAVED);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(deletePicture).not.toHaveBeenCalled();
});

test('discarding after a save without an answer deletes the draft, but no picture: it may be stored', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeProfile.mockRejectedValue(Object.assign(new Error('No answer.'), { code: 'deadline-exceeded' }));
  const router = await openAndSave();
  await screen.findByText(/^Failed to update profile: we couldn’t reach the server/);
  await act(() => router.navigate('/notifications'));
  await press('Discard changes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/notifications'));
  expect(deletePicture).not.toHaveBeenCalled();
  expect(readDraft('asha')).toBeUndefined();
});

test('discarding without a save deletes the draft and the pictures that were uploaded', async () => {
  const router = await open();
  await act(() => router.navigate('/notifications'));
  await press('Discard changes');
  await waitFor(() => expect(deletePicture).toHaveBeenCalledWith(PATH));
  expect(readDraft('asha')).toBeUndefined();
});

test('discarding deletes the pictures that were added, and none of the stored profile', async () => {
  const picture = (file: string) => ({
    file,
    steps: [480, 800] as const,
    width: 9,
    height: 9,
    ...NO_CAPTION,
  });
  const stored = {
    ...STORED,
    form: {
      ...FORM,
      profile_image: picture('profile/asha-profile-1.jpg'),
      photos: ['1', '2', '3'].map((name) => picture(`gallery/asha_gallery_${name}.jpg`)),
    },
  };
  const { form } = stored;
  const router = await open('/profile/edit', {
    base: stored,
    values: { ...form, photos: [...form.photos, picture('gallery/asha_gallery_new.jpg')] },
    saved_at: 1,
  });
  await act(() => router.navigate('/notifications'));
  await press('Discard changes');
  await waitFor(() => expect(deletePicture).toHaveBeenCalledTimes(3));
  for (const [path] of deletePicture.mock.calls) expect(path).toContain('asha_gallery_new');
});

test('a save that is stopped while it waits for the connection is a draft again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAndSave();
  await screen.findByText(/^You are offline\. We save your profile/);
  await waitFor(() => expect(readPendingSave('asha')).toBeDefined());
  await press('Keep editing');
  await waitFor(() => expect(readDraft('asha')?.values.profile_image?.file).toBe(FILE));
  expect(readPendingSave('asha')).toBeUndefined();
});

test('a draft that a pause in typing writes while the saved profile is read is gone after the save', async () => {
  writeProfile.mockResolvedValue(SAVED);
  cacheProfile.mockImplementation(() => {
    writeDraft('asha', DRAFT);
    return Promise.resolve();
  });
  const router = await openAndSave();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(cacheProfile).toHaveBeenCalledOnce();
  expect(readDraft('asha')).toBeUndefined();
});

test('a save that is quicker than a pause in typing leaves no draft of what was typed', async () => {
  cacheProfile.mockImplementation(() => {
    // The page is hidden right after the draft is removed, and writes what is not written yet.
    const remove = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
      this: Storage,
      key,
    ) {
      remove.mockRestore();
      this.removeItem(key);
      queueMicrotask(() => dispatchEvent(new Event('pagehide')));
    });
    return Promise.resolve();
  });
  const merged = { ...STORED, form: { ...FORM, height: '160 cm' }, updatedAt: '2' };
  writeProfile.mockResolvedValue({ ...SAVED, stored: merged });
  const router = await open(paths.profileEditSection.href('basics'), typed({ date_of_birth: BORN }));
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Kulkarni' } });
  await press('Save Profile');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(readDraft('asha')).toBeUndefined();
});

test('the button ‘Save and next’ opens the next section with what was written, which is not read again', async () => {
  const written = { ...FORM, last_name: 'Kulkarni', date_of_birth: BORN };
  writeProfile.mockResolvedValue({ ...SAVED, stored: { ...STORED, form: written, updatedAt: 'unknown' } });
  const router = await open(
    paths.profileEditSection.href('basics'),
    typed({ last_name: ' Kulkarni ', date_of_birth: BORN }),
  );
  await press('Save and next');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profileEditSection.href('photos')));
  await act(() => router.navigate(paths.profileEditSection.href('basics')));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Last name/).value).toBe('Kulkarni'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Usha' } });
  await press('Save Profile');
  await waitFor(() => expect(writeProfile).toHaveBeenCalledTimes(2));
  expect(writeProfile.mock.lastCall?.[0].base.form).toEqual(written);
});

test('a field that was changed here and elsewhere is asked for, with both values, and the others are merged', async () => {
  const theirs = { ...STORED, updatedAt: '2', form: { ...FORM, height: '160 cm', education: 'FTII' } };
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs });
  writeProfile.mockResolvedValueOnce(SAVED);
  const router = await open(
    '/profile/edit',
    typed({ height: '180 cm', last_name: 'Kulkarni', date_of_birth: BORN }),
  );
  await press('Save Profile');
  const dialog = await screen.findByRole('dialog', { name: 'Your profile was changed elsewhere' });
  const [height] = within(dialog).getAllByRole('radiogroup');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  expect(height).toBe(within(dialog).getByRole('radiogroup', { name: 'Height' }));
  within(dialog).getByRole('radio', { name: /^Here: .*180 cm/ });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'There: 160 cm' }));
  await press('Save with these');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(writeProfile.mock.lastCall?.[0]).toMatchObject({
    base: theirs,
    form: { height: '160 cm', education: 'FTII', last_name: 'Kulkarni' },
  });
});

test('a plain save after a failed ‘Save and next’ opens the profile, not the next section', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeProfile.mockRejectedValueOnce(Object.assign(new Error('No answer.'), { code: 'deadline-exceeded' }));
  writeProfile.mockResolvedValue(SAVED);
  const router = await open(paths.profileEditSection.href('basics'));
  await press('Save and next');
  await screen.findByText(/^Failed to update profile: we couldn’t reach the server/);
  await press('Save Profile');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
});

test('a save locks the form while it waits for the save of another tab', async () => {
  writeProfile.mockResolvedValue(SAVED);
  const release = holdSaveLock();
  const router = await openAndSave();
  await screen.findByRole('button', { name: 'Saving...' });
  expect(screen.getByLabelText(/First name/).closest('[inert]')).not.toBeNull();
  expect(writeProfile).not.toHaveBeenCalled();
  await release();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.profile.href()));
  expect(writeProfile).toHaveBeenCalledOnce();
});

test('a save that waits offline behind another tab’s save can be stopped, and the other save stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const other = { ...DRAFT, problem: undefined };
  writePendingSave('asha', other);
  const release = holdSaveLock();
  await openAndSave();
  await screen.findByText(/^You are offline\. We save your profile/);
  await press('Keep editing');
  await screen.findByRole('button', { name: 'Save Profile' });
  expect(screen.getByLabelText(/First name/).closest('[inert]')).toBeNull();
  await release();
  expect(writeProfile).not.toHaveBeenCalled();
  expect(readPendingSave('asha')?.saved_at).toBe(other.saved_at);
});

test('a save with mistakes leads to the first of them, and each is explained at its field', async () => {
  const draft = typed({
    first_name: '',
    last_name: '',
    username: 'settings',
    height: '0 a',
    screen_age_min: 40,
    screen_age_max: 30,
    phone_number: 'call me',
    whatsapp_link: 'https://asha.example/chat',
    introduction_video: 'https://vimeo.com/1',
    social: {
      facebook: 'https://asha.example/me',
      instagram: 'https://www.instagram.com/reel/ABC/',
      imdb: 'Asha Rao',
      website: 'not a page',
    },
  });
  const router = await open(paths.profileEditSection.href('privacy'), draft);
  await press('Save Profile');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/First name/)));
  expect(router.state.location).toMatchObject({ pathname: '/profile/edit/basics', hash: '#first_name' });
  for (const [section, texts] of [
    [
      'basics',
      [
        'First name is required',
        'Last name is required',
        'Date of birth is required',
        'This username is reserved.',
        'Please enter a height, like 5\'8" or 173 cm',
      ],
    ],
    ['facts', ['Minimum age cannot be above maximum age']],
    ['contact', ['Please enter a valid phone number', 'Please enter a WhatsApp link or a phone number']],
    [
      'videos',
      [
        'Please enter the full link, like https://example.com',
        'Please enter a YouTube link',
        'This link leads to another site. Please enter the link to your Facebook profile',
        'This link leads to a post or another page. Please enter the link to your profile',
        'Please enter the link to your IMDb name page, or its number like nm1234567',
      ],
    ],
  ] as const) {
    await act(() => router.navigate(paths.profileEditSection.href(section)));
    for (const text of texts) await screen.findByText(text);
  }
  expect(writeProfile).not.toHaveBeenCalled();
});

test('the profile of somebody under 18 is saved as a private one, and the switch says why', async () => {
  writeProfile.mockResolvedValue(SAVED);
  const born = new Date().toISOString().slice(0, 4);
  const draft = typed({ date_of_birth: `${String(Number(born) - 10)}-01-01`, is_profile_public: true });
  await open(paths.profileEditSection.href('privacy'), draft);
  const visibility = await screen.findByRole('switch', { name: 'Profile visibility' });
  expect(visibility).toMatchObject({ disabled: true, checked: false });
  expect(screen.getByText(/^You are under 18\. Your profile stays private/)).toBeDefined();
  await press('Save Profile');
  await waitFor(() =>
    expect(writeProfile).toHaveBeenCalledWith(
      expect.objectContaining({ form: expect.objectContaining({ is_profile_public: false }) as ProfileForm }),
    ),
  );
});

test('the privacy of a taken-down profile says why nobody sees it, and not that it is public', async () => {
  const base = { ...STORED, taken_down: { at: 1, reason: 'impersonation' as const } };
  await open(paths.profileEditSection.href('privacy'), {
    ...DRAFT,
    base,
    values: { ...FORM, is_profile_public: true },
  });
  expect((await screen.findByText(/pretends to be someone else/)).textContent).toMatch(/taken down/);
  expect(screen.getByText(/Only you and our moderators/)).toBeTruthy();
  expect(screen.queryByText(/^Public/)).toBeNull();
});
