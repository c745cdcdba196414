// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import type { FormikProps } from 'formik';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_CAPTION, type Picture } from '@marquee/domain/profile/picture';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '../../../../testing/app-frame.tsx';
import { TestForm } from '../editor/testing.tsx';
import { GalleryField } from './gallery-field.tsx';

vi.mock('../../../../components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('../../../../profile-form/pictures/re-encode.ts', () => ({
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

test('photos that are dropped during an upload are all added, in the order they were dropped', async () => {
  const finish: (() => void)[] = [];
  const form = createRef<FormikProps<ProfileForm>>();
  const { container } = render(
    <TestForm
      values={profileForm(emptyProfile('u1'), EMPTY_CONTACT)}
      form={form}
      uploadPicture={() =>
        new Promise((resolve) => {
          const name = `photo-${String(finish.length)}`;
          finish.push(() => resolve(photo(name)));
        })
      }
    >
      <GalleryField chosen={undefined} />
    </TestForm>,
    { wrapper: AppFrame },
  );
  const drop = (...files: File[]): void => {
    const input = container.querySelector('input[type=file]');
    if (!input) throw new Error('There is no place to drop files.');
    const items = files.map((each) => ({ kind: 'file', type: each.type, getAsFile: () => each }));
    fireEvent.drop(input, { dataTransfer: { files, items, types: ['Files'] } });
  };
  drop(chosen('a.jpg'));
  await waitFor(() => expect(finish).toHaveLength(1));
  drop(chosen('b.jpg'), chosen('c.jpg'));
  await waitFor(() => expect(finish).toHaveLength(3));
  for (const end of finish.toReversed()) end();
  await waitFor(() =>
    expect(form.current?.values.photos.map(({ file }) => file)).toEqual(['photo-0', 'photo-1', 'photo-2']),
  );
});
