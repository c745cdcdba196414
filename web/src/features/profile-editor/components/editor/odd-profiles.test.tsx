// @vitest-environment jsdom
// Whatever is stored, the editor opens with it, shows all of its form and can be asked to save.
import { act, cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { FormikProps } from 'formik';
import { createRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import { profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { oddDocument } from '#web/testing/odd-documents.ts';
import { SectionScreen } from '../sections/section-screen.tsx';
import { SECTIONS } from '@marquee/domain/profile/profile-fields';
import { TestForm } from './test-form.tsx';

vi.mock('#web/username/api/username-availability.ts', () => ({
  usernameAvailability: () => Promise.resolve('free'),
}));

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame>
      <MemoryRouter>{children}</MemoryRouter>
    </AppFrame>
  );
}

async function openEditor(values: ProfileForm): Promise<FormikProps<ProfileForm>> {
  const form = createRef<FormikProps<ProfileForm>>();
  const { container } = render(
    <TestForm values={values} form={form}>
      {SECTIONS.map((section) => (
        <SectionScreen key={section} section={section} isUploading={false} />
      ))}
    </TestForm>,
    { wrapper: Frame },
  );
  // Waits for the calendar, which is loaded separately.
  await waitFor(() => expect(container.querySelector('[name=date_of_birth]')).not.toBeNull());
  expect(container.querySelectorAll('section')).toHaveLength(SECTIONS.length);
  expect(container.querySelector('#is_profile_public')).not.toBeNull();
  if (!form.current) throw new Error('The form did not open.');
  return form.current;
}

const formOf = (profile: unknown, contact: unknown): ProfileForm =>
  profileForm(readProfile('u1', profile), readContact(contact, profile));

beforeAll(provideMatchMedia);

test('every odd stored profile is read as a form with all its fields', () => {
  fc.assert(
    fc.property(oddDocument, oddDocument, (profile, contact) => {
      expect(Object.keys(formOf(profile, contact))).toEqual(Object.keys(formOf({}, {})));
    }),
    rounds(400),
  );
});

test('every odd stored profile opens in the editor with all sections, and submitting it logs no error', async () => {
  const complaints = vi.spyOn(console, 'error');
  await fc.assert(
    fc.asyncProperty(oddDocument, oddDocument, async (profile, contact) => {
      cleanup();
      complaints.mockClear();
      const values = formOf(profile, contact);
      const form = await openEditor(values);
      expect(form.values).toEqual(values);
      await act(() => form.submitForm());
      expect(complaints.mock.calls).toEqual([]);
    }),
    // Opening a form takes half a second: few runs, and a failure is not shrunk. The functions that read stored values
    // have tests of their own.
    { ...rounds(20), endOnFailure: true },
  );
}, 300_000);
