// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile';
import { FormTextField } from '../../components/form/form-field.tsx';
import { AppFrame, provideMatchMedia } from '../../testing/app-frame.tsx';
import type { SaveResult } from './components/welcome-backend.ts';
import { WelcomePage } from './welcome-page.tsx';

vi.mock('../../components/toast.tsx', () => ({ useToast: () => () => undefined }));

const EMPTY = profileForm(emptyProfile('u1'), EMPTY_CONTACT);
const START = { base: { form: EMPTY, former_usernames: [], version: '1' }, values: EMPTY };
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

function open(save: (values: ProfileForm) => Promise<SaveResult>) {
  const element = (
    <WelcomePage
      profile={emptyProfile('u1')}
      start={START}
      backend={{ save, publishing: { problem: undefined, publish: () => Promise.resolve() } }}
      parts={{
        fields: {
          name: (
            <>
              <FormTextField name="first_name" label="First name" />
              <FormTextField name="last_name" label="Last name" />
              <FormTextField name="username" label="Username" />
            </>
          ),
          picture: null,
          facts: (
            <>
              <FormTextField name="date_of_birth" label="Date of birth" />
              <FormTextField name="location" label="City" />
            </>
          ),
          video: <FormTextField name="introduction_video" label="Video" />,
        },
        isUploading: false,
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
  const router = createMemoryRouter([{ path: '/welcome', element }], { initialEntries: ['/welcome'] });
  render(<RouterProvider router={router} />, { wrapper: AppFrame });
  return {
    /** Goes to a step by its address, as the back button does. */
    visit: (step: string) => act(() => router.navigate(`/welcome?step=${step}`)),
    shows: (step: string) => waitFor(() => expect(router.state.location.search).toBe(`?step=${step}`)),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const skip = () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

function typeName(): void {
  type('First name', 'Kavya');
  type('Last name', 'Nair');
}

beforeAll(() => {
  provideMatchMedia();
  globalThis.scrollTo = () => undefined;
});

test('on the way back from the page, the fields hold what was saved', async () => {
  const run = open((form) => Promise.resolve({ outcome: 'saved', form }));
  typeName();
  next();
  await run.shows('picture');
  await run.visit('page');
  await run.visit('name');
  expect(field('First name').value).toBe('Kavya');
});

test('without a connection, a change after the page was seen is saved with all that waits', async () => {
  const save = vi.fn((_values: ProfileForm) => Promise.resolve({ outcome: 'waits' } as const));
  const run = open(save);
  typeName();
  next();
  await run.shows('picture');
  await run.visit('page');
  await run.visit('video');
  type('Video', VIDEO);
  next();
  await run.shows('page');
  expect(save).toHaveBeenCalledTimes(2);
  expect(save.mock.calls[1]?.[0]).toMatchObject({ first_name: 'Kavya', introduction_video: VIDEO });
});

test('a refused field that was skipped is not saved, and is still there on the way back', async () => {
  const save = vi.fn((form: ProfileForm) => Promise.resolve({ outcome: 'saved', form } as const));
  const run = open(save);
  typeName();
  type('Username', 'as');
  skip();
  await run.shows('picture');
  await run.visit('facts');
  type('Date of birth', 'unfinished');
  type('City', 'Pune');
  skip();
  await run.shows('video');
  type('Video', VIDEO);
  next();
  await run.shows('page');
  const saved = { first_name: 'Kavya', username: '', date_of_birth: '', location: 'Pune' };
  expect(save.mock.lastCall?.[0]).toMatchObject({ ...saved, introduction_video: VIDEO });
  await run.visit('name');
  expect(field('Username').value).toBe('as');
});

test('nothing can be typed while a save is under way', async () => {
  let finish: (result: SaveResult) => void = () => undefined;
  const save = vi.fn(
    () =>
      new Promise<SaveResult>((resolve) => {
        finish = resolve;
      }),
  );
  open(save);
  typeName();
  next();
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(field('Last name').closest('[inert]')).not.toBeNull();
  await act(async () => {
    finish({ outcome: 'failed', text: 'No answer.' });
    await Promise.resolve();
  });
  await waitFor(() => expect(field('Last name').closest('[inert]')).toBeNull());
});
