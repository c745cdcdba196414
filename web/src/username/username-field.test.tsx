// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form } from '#web/components/form/form.tsx';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { translatePage } from '#web/testing/translate-page.ts';
import { UsernameField } from './username-field.tsx';

vi.mock('./api/username-availability.ts', () => ({
  usernameAvailability: (name: string) => Promise.resolve(name === 'taken' ? 'taken' : 'free'),
}));

const HELD = { uid: 'u1', username: 'asha', former_usernames: ['asha-old', 'asha-older'] };
let endTranslation = (): void => undefined;

beforeEach(() => {
  provideMatchMedia();
  render(
    <AppFrame>
      <Form initialValues={{ username: 'asha' }} errorText={String} onSubmit={() => undefined}>
        <UsernameField names={HELD} round={0} />
      </Form>
    </AppFrame>,
  );
});
afterEach(() => endTranslation());

const type = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('Username'), { target: { value } });
const said = (): string => screen.getByRole('status').textContent;

test.each([false, true])(
  'the text below the username is always the present one (translated by the browser: %s)',
  async (isTranslated) => {
    if (isTranslated) endTranslation = translatePage();
    expect(said()).toBe('This is your username.');
    type('ab');
    expect(said()).toBe('A username has at least 3 characters.');
    type('free-name');
    await waitFor(() => {
      expect(said()).toBe(
        'localhost:3000/free-name is available. You can have three usernames. If you save, /asha-older stops working.',
      );
    });
    type('taken');
    await waitFor(() => {
      expect(said()).toBe('This username is already taken.');
    });
    type('asha-old');
    await waitFor(() => {
      expect(said()).toBe(
        'This was your username before. You can take it back. /asha will lead to your new link.',
      );
    });
  },
);
