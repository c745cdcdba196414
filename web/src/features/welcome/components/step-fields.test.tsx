// @vitest-environment jsdom
// The picture's field in the first run: nothing that leaves the screen is offered while a picture is on its way.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type Picture } from '@marquee/domain/profile/profile';
import type { UploadRequest } from '../../../profile-form/api/upload-picture.ts';
import type { ProfileWrite, WriteOutcome } from '../../../profile-form/api/write-profile.ts';
import { AppFrame, provideMatchMedia } from '../../../testing/app-frame.tsx';
import { FirstRun } from './first-run.tsx';

const { toReadable, uploadPicture, writeProfile } = vi.hoisted(() => ({
  toReadable: vi.fn<(file: File) => Promise<Blob>>(),
  uploadPicture: vi.fn<(request: UploadRequest) => Promise<Picture>>(),
  writeProfile: vi.fn<(write: ProfileWrite) => Promise<WriteOutcome>>(),
}));
vi.mock('../../../components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('../../../firebase/live.ts', () => ({ useLiveDocument: () => ({ status: 'ready' }) }));
vi.mock('../../../profile-preview/own-profile.tsx', () => ({
  OwnProfile: () => null,
  ShownProfile: () => null,
}));
vi.mock('../../../profile-form/api/write-profile.ts', () => ({ writeProfile }));
vi.mock('../../../profile-form/api/upload-picture.ts', () => ({ uploadPicture }));
vi.mock('../../../profile-form/api/fetch-thumbnail.ts', () => ({ fetchThumbnail: vi.fn() }));
vi.mock('../../../username/api/username-availability.ts', () => ({ usernameAvailability: vi.fn() }));
vi.mock('../../../profile-form/pictures/decode-picture.ts', () => ({ toReadable }));
vi.mock('../../../profile-form/pictures/re-encode.ts', () => ({
  encodePicture: () => Promise.resolve({ full: new Blob(), copies: [], width: 1, height: 1, color: '' }),
}));
vi.mock('../../../profile-form/pictures/crop-dialog.tsx', () => ({
  CropDialog: ({ onCrop }: { readonly onCrop: (crop: object) => void }) => (
    <button type="button" onClick={() => onCrop({})}>
      Use picture
    </button>
  ),
}));

const USER = { uid: 'u1', emailVerified: true } as User;
const EMPTY = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
const START = { base: { form: EMPTY, former_usernames: [], version: '1' }, values: EMPTY };
const PICTURE = {
  file: 'profile/a.jpg',
  steps: [],
  width: 1,
  height: 1,
  caption: '',
  photographer: '',
  taken: '',
  shot: '',
  color: '',
} satisfies Picture;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const waiting = () => screen.queryByText('Waiting for your pictures to upload.');

/** Opens the picture's screen and chooses a photo. */
function choosePhoto() {
  const router = createMemoryRouter([{ path: '/welcome', element: <FirstRun user={USER} start={START} /> }], {
    initialEntries: ['/welcome?step=picture'],
  });
  const { container } = render(<RouterProvider router={router} />, { wrapper: AppFrame });
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('The field did not open.');
  const photo = new File([new Uint8Array(200_000)], 'me.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [photo] } });
  return router;
}

/** Starts an upload, and returns the function that ends it. */
async function upload() {
  let finish: (picture: Picture) => void = () => undefined;
  uploadPicture.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const router = choosePhoto();
  fireEvent.click(await screen.findByText('Use picture'));
  await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
  const arrive = () =>
    act(async () => {
      finish(PICTURE);
      await Promise.resolve();
    });
  return { router, arrive };
}

beforeAll(() => {
  provideMatchMedia();
  globalThis.scrollTo = () => undefined;
});

beforeEach(() => {
  vi.clearAllMocks();
  writeProfile.mockResolvedValue({ outcome: 'saved', unused: [] });
  toReadable.mockImplementation((file) => Promise.resolve(file));
});

test.each(['Next', 'Skip', 'Finish later'])('while the picture uploads, %s waits', async (name) => {
  await upload();
  expect(button(name).disabled).toBe(true);
  expect(waiting()).not.toBeNull();
});

test('while a chosen photo is converted, Next waits', async () => {
  toReadable.mockReturnValueOnce(new Promise(() => undefined));
  choosePhoto();
  await waitFor(() => expect(button('Next').disabled).toBe(true));
});

test('an upload goes on when the back button leads to another screen', async () => {
  const { router, arrive } = await upload();
  await act(() => router.navigate('/welcome?step=video'));
  expect(uploadPicture.mock.calls[0]?.[0].signal.aborted).toBe(false);
  await arrive();
  await waitFor(() => expect(button('Next').disabled).toBe(false));
  fireEvent.click(button('Next'));
  await waitFor(() => expect(writeProfile.mock.calls[0]?.[0].form.profile_image).toEqual(PICTURE));
});
