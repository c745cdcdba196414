// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { DocumentButtons } from './document-buttons.tsx';

vi.mock('../api/fetch-document.ts', () => ({ documentAddress: () => '/asha/cv.pdf' }));

beforeEach(provideMatchMedia);

const show = (first_name: string): void => {
  const profile = { ...emptyProfile('asha'), first_name, is_profile_public: true };
  render(<DocumentButtons profile={profile} />, { wrapper: AppFrame });
};

test('a name in a script that the PDFs have no letters for is named in a notice beside the CV', () => {
  show('张伟');
  expect(screen.getByRole('alert').textContent).toContain('leave out 张伟. They have the letters of English');
});

test('a name in a script of India gets no notice beside the CV', () => {
  show('தமிழ்ச்செல்வி');
  expect(screen.getByRole('link', { name: 'CV (PDF)' })).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a contact sheet is offered for a profile with photos alone', () => {
  show('Asha');
  expect(screen.getByRole('link', { name: 'CV (PDF)' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Contact sheet (PDF)' })).toBeNull();
});
