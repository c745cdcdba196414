// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormikProps } from 'formik';
import { createRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { TestForm } from '../editor/test-form.tsx';
import { LanguagesField } from '#web/profile-form/fields/languages-field.tsx';
import { SkillsField } from './skills-field.tsx';

beforeEach(provideMatchMedia);

test('a skill and a language typed without Enter are added when the field is left', async () => {
  const form = createRef<FormikProps<ProfileForm>>();
  render(
    <TestForm form={form} values={profileForm(emptyProfile('u1'), EMPTY_CONTACT)}>
      <SkillsField />
      <LanguagesField />
    </TestForm>,
    { wrapper: AppFrame },
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Kathak');
  await userEvent.click(screen.getByText('Other'));
  await userEvent.type(screen.getByLabelText('Which language?'), 'Tulu');
  await userEvent.tab();
  await waitFor(() =>
    expect(form.current?.values).toMatchObject({ skills: ['Kathak'], languages: ['Tulu'] }),
  );
});
