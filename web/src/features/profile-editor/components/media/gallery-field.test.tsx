// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { FormikProps } from 'formik';
import { createRef, type Ref } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_CAPTION, type Picture } from '@marquee/domain/profile/picture';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { TestForm } from '../editor/test-form.tsx';
import { GalleryField } from './gallery-field.tsx';

vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));
const { opened } = vi.hoisted(() => ({ opened: vi.fn((file: Blob) => Promise.resolve({ file })) }));
vi.mock('#web/profile-form/pictures/open-picture.ts', () => ({ openPicture: opened }));
vi.mock('#web/profile-form/pictures/re-encode.ts', () => ({
  encodePicture: () => Promise.resolve({ full: new Blob(), thumb: undefined, width: 9, height: 9 }),
}));

const photo = (file: string): Picture => ({ file, steps: [], width: 9, height: 9, ...NO_CAPTION });
const chosen = (name: string): File => new File([new Uint8Array(2000)], name, { type: 'image/jpeg' });

beforeEach(() => {
  provideMatchMedia();
  // jsdom lacks both functions.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const EMPTY = profileForm(emptyProfile('u1'), EMPTY_CONTACT);

/** The gallery with these photos; the returned function drops files on it. */
function show(
  photos: readonly Picture[],
  form: Ref<FormikProps<ProfileForm>>,
  uploadPicture: () => Promise<Picture>,
): (...files: File[]) => void {
  const { container } = render(
    <TestForm values={{ ...EMPTY, photos }} form={form} uploadPicture={uploadPicture}>
      <GalleryField chosen={undefined} />
    </TestForm>,
    { wrapper: AppFrame },
  );
  return (...files) => {
    const input = container.querySelector('input[type=file]');
    if (!input) throw new Error('There is no place to drop files.');
    const items = files.map((each) => ({ kind: 'file', type: each.type, getAsFile: () => each }));
    fireEvent.drop(input, { dataTransfer: { files, items, types: ['Files'] } });
  };
}

test('photos that are dropped during an upload are all added, in the order they were dropped', async () => {
  const finish: (() => void)[] = [];
  const form = createRef<FormikProps<ProfileForm>>();
  const drop = show(
    [],
    form,
    () =>
      new Promise((resolve) => {
        const name = `photo-${String(finish.length)}`;
        finish.push(() => resolve(photo(name)));
      }),
  );
  drop(chosen('a.jpg'));
  await waitFor(() => expect(finish).toHaveLength(1));
  drop(chosen('b.jpg'), chosen('c.jpg'));
  await waitFor(() => expect(finish).toHaveLength(3));
  for (const end of finish.toReversed()) end();
  await waitFor(() =>
    expect(form.current?.values.photos.map(({ file }) => file)).toEqual(['photo-0', 'photo-1', 'photo-2']),
  );
});

test('only five photos fit into the gallery, and those beyond are named', async () => {
  const form = createRef<FormikProps<ProfileForm>>();
  const drop = show([photo('1'), photo('2'), photo('3')], form, () => Promise.resolve(photo('new')));
  drop(chosen('a.jpg'), chosen('b.jpg'), chosen('c.jpg'));
  expect((await screen.findByText(/^Maximum images reached/)).textContent).toContain('c.jpg');
  await waitFor(() => expect(form.current?.values.photos).toHaveLength(5));
  expect(screen.getByText('5 of 5 photos')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', true);
});

test('photos that are still being sent take their room in the gallery', async () => {
  const upload = vi.fn(() => new Promise<Picture>(() => undefined));
  const drop = show([photo('1'), photo('2'), photo('3')], null, upload);
  drop(chosen('a.jpg'), chosen('b.jpg'));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  drop(chosen('c.jpg'));
  expect((await screen.findByText(/^Maximum images reached/)).textContent).toContain('c.jpg');
  expect(upload).toHaveBeenCalledTimes(2);
});

test('up to three files that are refused are named, more get one common message', async () => {
  const drop = show([], null, () => Promise.reject(new Error('Nothing is uploaded here.')));
  const huge = Object.defineProperty(chosen('huge.jpg'), 'size', { value: 41 * 1024 * 1024 });
  const pdf = new File([new Uint8Array(2000)], 'headshot.pdf', { type: 'application/pdf' });
  drop(huge, pdf);
  const { textContent } = await screen.findByText(/huge\.jpg: File too large for server/);
  expect(textContent).toContain('headshot.pdf: Unsupported file format');
  drop(huge, pdf, new File([], 'empty.jpg', { type: 'image/jpeg' }), pdf);
  await screen.findByText(/Some images are over 5MB or not JPG, PNG or GIF\./);
});

test('a photo that is opened after its upload has ended, or after the gallery is gone, gets no preview', async () => {
  const open: (() => void)[] = [];
  opened.mockImplementation((file) => new Promise((resolve) => open.push(() => resolve({ file }))));
  const created = vi.fn(() => 'blob:late');
  URL.createObjectURL = created;
  const form = createRef<FormikProps<ProfileForm>>();
  const endings: (() => void)[] = [];
  const drop = show(
    [],
    form,
    () => new Promise((resolve) => endings.push(() => resolve(photo(`photo-${String(endings.length)}`)))),
  );
  drop(chosen('a.jpg'));
  await waitFor(() => expect(endings).toHaveLength(1));
  endings[0]?.();
  await waitFor(() => expect(form.current?.values.photos).toHaveLength(1));
  drop(chosen('b.jpg'));
  await waitFor(() => expect(open).toHaveLength(2));
  cleanup();
  for (const answer of open) answer();
  await Promise.resolve();
  expect(created).not.toHaveBeenCalled();
});
