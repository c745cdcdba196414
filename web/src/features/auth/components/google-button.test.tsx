// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { GoogleButton } from './google-button.tsx';

vi.mock('#web/components/toast.tsx', () => ({ useToast: () => vi.fn() }));
vi.mock('../api/google.ts', () => ({ signInWithGooglePopup: vi.fn() }));

// A page in a tab: not the installed app.
beforeEach(() => {
  provideMatchMedia();
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: !query.includes('display-mode') });
});
afterEach(() => void vi.restoreAllMocks());

const show = (userAgent: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <AppFrame>
      <MemoryRouter>
        <GoogleButton label="Continue with Google" state={{}} disabled={false} onError={vi.fn()} />
      </MemoryRouter>
    </AppFrame>,
  );
};

test('the browser of an app is told how to open another one, and is offered no login with Google', () => {
  show(
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 336.0.0',
  );
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  expect(screen.getByText(/Open this page in Chrome or Safari/)).toBeTruthy();
});

test('a browser of its own is offered the login with Google', () => {
  show(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  );
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
});
