// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type Picture } from '@marquee/domain/profile/profile';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import type { UploadRequest } from '#web/profile-form/api/upload-picture.ts';
import type { ProfileWrite, WriteOutcome } from '#web/profile-form/api/write-profile.ts';
import { readPendingSave } from '#web/profile-form/saving/pending-save.ts';
import type { Availability } from '#web/username/api/username-availability.ts';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { FirstRun, type Start } from './first-run.tsx';

const { laterTexts, live, replaceUserSkills, toReadable, uploadPicture, usernameAvailability, writeProfile } =
  vi.hoisted(() => ({
    /** Whether the texts of the later steps are loaded. */
    laterTexts: { areLoaded: true },
    /** The profile and the contact as the server has them. */
    live: { data: undefined as object | undefined },
    toReadable: vi.fn<(file: File) => Promise<Blob>>(),
    uploadPicture: vi.fn<(request: UploadRequest) => Promise<Picture>>(),
    usernameAvailability: vi.fn<(username: string) => Promise<Availability>>(),
    replaceUserSkills: vi.fn(() => Promise.resolve()),
    writeProfile: vi.fn<(write: ProfileWrite) => Promise<WriteOutcome>>(),
  }));
vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('#web/firebase/references.ts', () => ({ contactRef: () => null, profileRef: () => null }));
vi.mock('#web/firebase/live.ts', () => ({ useLiveDocument: () => ({ status: 'ready', ...live }) }));
vi.mock('#web/profile-preview/own-profile.tsx', () => ({
  OwnProfile: () => null,
  ShownProfile: () => null,
}));
vi.mock('#web/profile-form/api/request-thumbnail.ts', () => ({ fetchThumbnail: vi.fn() }));
vi.mock('#web/profile-form/api/replace-user-skills.ts', async (original) => ({
  ...(await original<object>()),
  replaceUserSkills,
}));
vi.mock('#web/profile-form/api/upload-picture.ts', () => ({ uploadPicture }));
vi.mock('#web/profile-form/api/write-profile.ts', () => ({ writeProfile }));
vi.mock('#web/profile-form/old-cv/cv-offer.tsx', () => ({
  CvOffer: () => {
    if (!laterTexts.areLoaded) throw new Error('No text for oldCv:file.have in en.');
    return null;
  },
}));
vi.mock('#web/profile-form/pictures/decode-picture.ts', () => ({ toReadable }));
vi.mock('#web/profile-form/pictures/re-encode.ts', () => ({
  encodePicture: () => Promise.resolve({ full: new Blob(), copies: [], width: 1, height: 1, color: '' }),
}));
vi.mock('#web/profile-form/pictures/crop-dialog.tsx', () => ({
  CropDialog: ({ onCrop }: { readonly onCrop: (crop: object) => void }) => (
    <button type="button" onClick={() => onCrop({})}>
      Use picture
    </button>
  ),
}));
vi.mock('#web/username/api/username-availability.ts', () => ({ usernameAvailability }));

const USER = { uid: 'u1', emailVerified: true } as User;
const EMPTY = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
const BASE = { form: EMPTY, former_usernames: [], updatedAt: '1' };
const PICTURE: Picture = { ...NO_CAPTION, file: 'profile/a.jpg', steps: [], width: 1, height: 1, color: '' };
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

function open(values = EMPTY, base: Start['base'] = BASE) {
  const start = { base, values };
  const element = <FirstRun user={USER} start={start} />;
  const router = createMemoryRouter([{ path: '/welcome', element }], { initialEntries: ['/welcome'] });
  render(<RouterProvider router={router} />, { wrapper: AppFrame });
  return {
    /** Opens a step by its address, as the back button does. */
    visit: (step: string) => act(() => router.navigate(`/welcome?step=${step}`)),
    shows: (step: string) => waitFor(() => expect(router.state.location.search).toBe(`?step=${step}`)),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const skip = () => fireEvent.click(button('Skip'));
const next = () => fireEvent.click(button('Next'));

function typeName(): void {
  type('First name', 'Kavya');
  type('Last name', 'Nair');
}

beforeAll(() => {
  provideMatchMedia();
  globalThis.scrollTo = () => undefined;
});

beforeEach(() => {
  laterTexts.areLoaded = true;
  live.data = undefined;
  writeProfile.mockImplementation(({ form }) =>
    Promise.resolve({ outcome: 'saved', stored: { ...BASE, form, updatedAt: 'unknown' }, unused: [] }),
  );
  usernameAvailability.mockResolvedValue('free');
  toReadable.mockImplementation((file) => Promise.resolve(file));
});

/** The form that was saved; `save` is the index of the save. */
const savedForm = (save: number) => writeProfile.mock.calls[save]?.[0].form;

test('the back button from the page step shows the saved values in the fields', async () => {
  const run = open();
  typeName();
  next();
  await run.shows('picture');
  await run.visit('page');
  await run.visit('name');
  expect(field('First name').value).toBe('Kavya');
});

test('an offline change after the page step waits on the device with the values of the earlier steps', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = open();
  typeName();
  next();
  await run.shows('picture');
  await run.visit('page');
  await run.visit('video');
  type('Introduction video', VIDEO);
  next();
  await run.shows('page');
  expect(writeProfile).not.toHaveBeenCalled();
  expect(readPendingSave('u1')?.values).toMatchObject({ first_name: 'Kavya', introduction_video: VIDEO });
});

test('an invalid value of a skipped step is not saved, and is still in its field on the way back', async () => {
  const run = open();
  typeName();
  type('Username', 'as');
  skip();
  await run.shows('picture');
  await run.visit('facts');
  type('Height', 'as tall as a tree');
  type('Minimum age', '30');
  skip();
  await run.shows('video');
  type('Introduction video', VIDEO);
  next();
  await run.shows('page');
  expect(writeProfile.mock.lastCall?.[0].form).toMatchObject({
    first_name: 'Kavya',
    username: '',
    height: '',
    screen_age_min: 30,
    introduction_video: VIDEO,
  });
  await run.visit('name');
  expect(field('Username').value).toBe('as');
});

test('nothing can be typed while a save is under way, and nothing is lost when it fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  writeProfile.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const run = open();
  typeName();
  next();
  await waitFor(() => expect(writeProfile).toHaveBeenCalled());
  expect(field('Last name').closest('[inert]')).not.toBeNull();
  await act(async () => {
    fail(new Error('No answer.'));
    await Promise.resolve();
  });
  await waitFor(() => expect(field('Last name').closest('[inert]')).toBeNull());
  const failure = screen.getByRole('alert').textContent;
  expect(failure).toContain('No answer.');
  expect(failure).toContain('What you typed is still here.');
  expect(warning).toHaveBeenCalledOnce();
  expect(field('First name').value).toBe('Kavya');
  fireEvent.click(button('Try again'));
  await run.shows('picture');
  expect(savedForm(1)).toMatchObject({ first_name: 'Kavya', last_name: 'Nair' });
});

test('somebody under 18 is told that the page stays private, and cannot publish it', async () => {
  const minor = { ...EMPTY, date_of_birth: `${String(new Date().getFullYear() - 10)}-04-12` };
  const run = open(minor, { ...BASE, form: minor });
  await run.visit('page');
  expect(screen.getByRole('link', { name: 'Add it' }).getAttribute('href')).toContain('step=facts');
  live.data = { ...emptyProfile('u1'), date_of_birth: minor.date_of_birth };
  await run.visit('facts');
  expect(await screen.findByText(/^You are under 18\./)).toBeDefined();
  await run.visit('page');
  expect(screen.getByText(/^You are under 18\. Your profile stays private/)).toBeDefined();
  expect(button('Make it public').disabled).toBe(true);
});

test('fields that another tab has saved are merged with those changed here', async () => {
  const theirs = { ...BASE, updatedAt: '2', form: { ...EMPTY, height: '168 cm' } };
  writeProfile.mockResolvedValueOnce({ outcome: 'conflict', theirs });
  const run = open();
  typeName();
  next();
  await run.shows('picture');
  expect(savedForm(1)).toMatchObject({ first_name: 'Kavya', height: '168 cm' });
});

test('skills of a restored draft are written to user_skills, unchanged ones are not', async () => {
  const run = open({ ...EMPTY, skills: ['Fencing'] });
  typeName();
  next();
  await run.shows('picture');
  expect(replaceUserSkills).toHaveBeenCalledExactlyOnceWith('u1', ['Fencing']);
  await run.visit('video');
  type('Introduction video', VIDEO);
  next();
  await run.shows('page');
  expect(writeProfile).toHaveBeenCalledTimes(2);
  expect(replaceUserSkills).toHaveBeenCalledOnce();
});

test('a username is proposed while the name is typed, and saved with it', async () => {
  const run = open();
  type('First name', 'आशा');
  expect(field('Username').value).toBe('asha');
  type('Last name', 'Deshpande');
  expect(field('Username').value).toBe('asha-deshpande');
  next();
  await run.shows('picture');
  expect(savedForm(0)).toMatchObject({ first_name: 'आशा', username: 'asha-deshpande' });
});

test('the proposed username has a number if somebody else has the name without one', async () => {
  usernameAvailability.mockImplementation((name) =>
    Promise.resolve(name === 'kavya-nair' || name === 'kavya-nair-2' ? 'taken' : 'free'),
  );
  open();
  typeName();
  await waitFor(() => expect(field('Username').value).toBe('kavya-nair-3'));
});

test.each(['', 'the-nair'])(
  'the username %j, typed in the place of the proposed one, stays and is saved',
  async (typed) => {
    const run = open();
    typeName();
    type('Username', typed);
    type('Last name', 'Menon');
    expect(field('Username').value).toBe(typed);
    next();
    await run.shows('picture');
    expect(savedForm(0)).toMatchObject({ last_name: 'Menon', username: typed });
  },
);

test('a user with a name and without a username gets a proposal, which is saved', async () => {
  const named = { ...EMPTY, first_name: 'Kavya', last_name: 'Nair' };
  const run = open(named, { ...BASE, form: named });
  expect(field('Username').value).toBe('kavya-nair');
  next();
  await run.shows('picture');
  expect(savedForm(0)?.username).toBe('kavya-nair');
});

test('a proposed username taken meanwhile is reported, another is proposed, and nothing typed is lost', async () => {
  const run = open();
  typeName();
  writeProfile.mockResolvedValueOnce({ outcome: 'username-taken' });
  usernameAvailability.mockImplementation((name) =>
    Promise.resolve(name === 'kavya-nair' ? 'taken' : 'free'),
  );
  next();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Someone else just took the username ‘kavya-nair’.');
  await waitFor(() => expect(field('Username').value).toBe('kavya-nair-2'));
  expect(field('First name').value).toBe('Kavya');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await run.shows('picture');
  expect(savedForm(1)).toMatchObject({ first_name: 'Kavya', username: 'kavya-nair-2' });
});

test('a username that was typed and is taken meanwhile is reported as taken at its field', async () => {
  open();
  typeName();
  type('Username', 'the-nair');
  writeProfile.mockResolvedValueOnce({ outcome: 'username-taken' });
  usernameAvailability.mockResolvedValue('taken');
  next();
  await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
  expect(field('Username').value).toBe('the-nair');
  expect(screen.getByText('This username is already taken.')).not.toBeNull();
});

/** Opens the picture's screen and chooses a photo. */
async function choosePhoto() {
  const run = open();
  await run.visit('picture');
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('The field did not open.');
  const photo = new File([new Uint8Array(200_000)], 'me.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [photo] } });
  return run;
}

/** Starts an upload; the returned function `arrive` ends it. */
async function upload() {
  let finish: (picture: Picture) => void = () => undefined;
  uploadPicture.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const run = await choosePhoto();
  fireEvent.click(await screen.findByText('Use picture'));
  await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
  const arrive = () =>
    act(async () => {
      finish(PICTURE);
      await Promise.resolve();
    });
  return { ...run, arrive };
}

test.each(['Next', 'Skip', 'Finish later'])(
  'while the picture uploads, the button %s is disabled',
  async (name) => {
    await upload();
    expect(button(name).disabled).toBe(true);
    expect(screen.queryByText('Waiting for your pictures to upload.')).not.toBeNull();
  },
);

test('while a chosen photo is converted, the button Next is disabled', async () => {
  toReadable.mockReturnValueOnce(new Promise(() => undefined));
  await choosePhoto();
  await waitFor(() => expect(button('Next').disabled).toBe(true));
});

test('an upload goes on when the back button leads to another screen', async () => {
  const { visit, arrive } = await upload();
  await visit('video');
  expect(uploadPicture.mock.calls[0]?.[0].signal.aborted).toBe(false);
  await arrive();
  await waitFor(() => expect(button('Next').disabled).toBe(false));
  next();
  await waitFor(() => expect(savedForm(0)?.profile_image).toEqual(PICTURE));
});

test('a step whose texts were not loaded before the connection was lost says so, and can be skipped', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  laterTexts.areLoaded = false;
  const { visit, shows } = open();
  await visit('facts');
  expect(screen.getByText('Please check your connection and try again.')).toBeDefined();
  skip();
  await shows('video');
  expect(screen.queryByText('Please check your connection and try again.')).toBeNull();
  expect(errors).toHaveBeenCalled();
});
