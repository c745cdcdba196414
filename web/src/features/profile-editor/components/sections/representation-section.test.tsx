// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormikProps } from 'formik';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { TestForm } from '../editor/test-form.tsx';
import { RepresentationField } from './representation-section.tsx';

beforeEach(provideMatchMedia);

test('an agent’s invalid e-mail address is marked from when its field is left until the address is valid', async () => {
  const form = createRef<FormikProps<ProfileForm>>();
  render(
    <MemoryRouter>
      <TestForm form={form} values={profileForm(emptyProfile('u1'), EMPTY_CONTACT)}>
        <RepresentationField />
      </TestForm>
    </MemoryRouter>,
    { wrapper: AppFrame },
  );
  const email = screen.getByRole('textbox', { name: 'Email' });
  const isInvalid = () => email.getAttribute('aria-invalid') === 'true';
  await userEvent.type(email, 'agent@x');
  await userEvent.tab();
  await waitFor(() => expect(isInvalid()).toBe(true));
  await act(() => form.current?.submitForm());
  await userEvent.click(email);
  await userEvent.tab();
  expect(isInvalid()).toBe(true);
  await userEvent.type(email, '.example');
  await waitFor(() => expect(isInvalid()).toBe(false));
});
