// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { DocumentButtons } from './document-buttons.tsx';

vi.mock('../api/fetch-document.ts', () => ({ documentAddress: () => '/asha/cv.pdf' }));

beforeEach(provideMatchMedia);

const show = (first_name: string, photos: Profile['photos'] = []): void => {
  const profile = { ...emptyProfile('asha'), first_name, photos, is_profile_public: true };
  render(<DocumentButtons profile={profile} />, { wrapper: AppFrame });
};

test('a name in a script that the PDFs have no letters for is named in a notice beside the CV', () => {
  show('张伟');
  expect(screen.getByRole('alert').textContent).toContain('leave out 张伟: their fonts have only English');
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
  cleanup();
  show('Asha', [{ ...NO_CAPTION, file: 'gallery/1.jpg', width: 900, height: 1200, steps: [] }]);
  expect(screen.getByRole('link', { name: 'Contact sheet (PDF)' })).not.toBeNull();
});
