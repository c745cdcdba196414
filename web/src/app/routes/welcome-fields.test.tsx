// @vitest-environment jsdom
// The picture's field in the first run: nothing that leaves the screen is offered while a picture is on its way.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  EMPTY_CONTACT,
  emptyProfile,
  profileForm,
  type Picture,
  type ProfileForm,
} from '@marquee/domain/profile';
import type { UploadRequest } from '../../features/profile-editor/api/upload-picture.ts';
import { WelcomePage } from '../../features/welcome/welcome-page.tsx';
import { AppFrame, provideMatchMedia } from '../../testing/app-frame.tsx';
import { useWelcomeFields } from './welcome-fields.tsx';

const { toReadable, uploadPicture } = vi.hoisted(() => ({
  toReadable: vi.fn<(file: File) => Promise<Blob>>(),
  uploadPicture: vi.fn<(request: UploadRequest) => Promise<Picture>>(),
}));
vi.mock('../../components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('../../features/profile-editor/api/upload-picture.ts', () => ({ uploadPicture }));
vi.mock('../../features/profile-editor/api/fetch-thumbnail.ts', () => ({ fetchThumbnail: vi.fn() }));
vi.mock('../../username/api/username-availability.ts', () => ({ usernameAvailability: vi.fn() }));
vi.mock('../../features/profile-editor/components/media/re-encode.ts', () => ({
  toReadable,
  encodePicture: () => Promise.resolve({ full: new Blob(), thumb: undefined, width: 1, height: 1 }),
}));
vi.mock('../../features/profile-editor/components/media/crop-dialog.tsx', () => ({
  CropDialog: ({ onCrop }: { readonly onCrop: (crop: object) => void }) => (
    <button type="button" onClick={() => onCrop({})}>
      Use picture
    </button>
  ),
}));

const EMPTY = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
const START = { base: { form: EMPTY, former_usernames: [], version: '1' }, values: EMPTY };
const LEDGER = { name: 'ledger', enlist: () => undefined, unlist: () => undefined };
const PICTURE = {
  url: 'https://pictures.example/a.jpg',
  thumb_url: 'https://pictures.example/a.jpg',
  width: 1,
  height: 1,
  caption: '',
  photographer: '',
  taken: '',
} satisfies Picture;

const save = vi.fn((form: ProfileForm) => Promise.resolve({ outcome: 'saved', form } as const));

function Run() {
  const fields = useWelcomeFields({ uid: 'u1', stored: START.base, ledger: LEDGER, usernameRound: 0 });
  return (
    <WelcomePage
      profile={emptyProfile('u1')}
      start={START}
      backend={{ save, publishing: { problem: undefined, publish: () => Promise.resolve() } }}
      parts={{
        ...fields,
        renderDraft: () => null,
        renderPreview: () => null,
        renderPage: () => null,
        renderProblem: () => null,
        renderSend: () => null,
      }}
      errorText={(problem) => problem}
      onUsernameTaken={() => undefined}
    />
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const waiting = () => screen.queryByText('Waiting for your pictures to upload.');

/** Opens the picture's screen and chooses a photo. */
function choosePhoto() {
  const router = createMemoryRouter([{ path: '/welcome', element: <Run /> }], {
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
  await waitFor(() => expect(save.mock.calls[0]?.[0].profile_image).toEqual(PICTURE));
});
