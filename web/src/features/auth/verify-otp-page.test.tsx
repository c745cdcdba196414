// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import VerifyOtpPage from './verify-otp-page.tsx';

const api = vi.hoisted(() => ({
  sendCode: vi.fn<() => Promise<unknown>>(),
  confirmCode: vi.fn<() => Promise<boolean>>(),
  toast: vi.fn(),
}));
vi.mock('#web/components/toast.tsx', () => ({ useToast: () => api.toast }));
vi.mock('#web/components/language-switch.tsx', () => ({ LanguageSwitch: () => null }));
vi.mock('#web/account/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('./api/phone.ts', () => ({ sendCode: api.sendCode, confirmCode: api.confirmCode }));

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const typePhone = (value: string): void =>
  void fireEvent.change(screen.getByLabelText(/Phone number/), { target: { value } });

/** Renders the page and requests two codes for one number; the returned functions settle the second request. */
async function askAgain(): Promise<{ answer: () => Promise<void>; refuse: () => Promise<void> }> {
  render(<VerifyOtpPage />, {
    wrapper: ({ children }) => (
      <AppFrame>
        <MemoryRouter>{children}</MemoryRouter>
      </AppFrame>
    ),
  });
  api.sendCode.mockResolvedValueOnce({});
  typePhone('9876543210');
  fireEvent.click(button('Send code'));
  let settle: { resolve: (sent: unknown) => void; reject: (error: Error) => void } | undefined;
  api.sendCode.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  return {
    answer: () => act(() => Promise.resolve(settle?.resolve({}))),
    refuse: () => act(() => Promise.resolve(settle?.reject(new Error('Too many requests')))),
  };
}

beforeEach(() => {
  provideMatchMedia();
  vi.resetAllMocks();
});

test('the button ‘Send a new code’ is disabled while a code is being sent', async () => {
  const { answer } = await askAgain();
  expect(button('Send a new code')).toHaveProperty('disabled', true);
  await answer();
  expect(button('Send a new code')).toHaveProperty('disabled', false);
});

test('the answer to a request for a code does not replace another number that is being typed meanwhile', async () => {
  const { answer } = await askAgain();
  fireEvent.click(button('Use another number'));
  typePhone('98111');
  await answer();
  expect(screen.queryByLabelText(/Phone number/)).toHaveProperty('value', '98111');
});

test('the failure of a request for a code shows no toast once the user has chosen to type another number', async () => {
  const { refuse } = await askAgain();
  fireEvent.click(button('Use another number'));
  await refuse();
  expect(api.toast).not.toHaveBeenCalled();
});

test('a login by phone leads back to the page that asked for it', async () => {
  const asked = { pathname: '/verify-otp', state: { phone: '9876543210', from: '/insights' } };
  api.sendCode.mockResolvedValueOnce({});
  api.confirmCode.mockResolvedValueOnce(false);
  render(
    <AppFrame>
      <MemoryRouter initialEntries={[asked]}>
        <Routes>
          <Route path="/verify-otp" element={<VerifyOtpPage />} />
          <Route path="/insights" element="The page that asked" />
        </Routes>
      </MemoryRouter>
    </AppFrame>,
  );
  fireEvent.change(await screen.findByLabelText(/code/i), { target: { value: '123456' } });
  fireEvent.click(button('Verify'));
  expect(await screen.findByText('The page that asked')).toBeDefined();
});

test('a code that is too short is not sent, and a toast says so', async () => {
  api.sendCode.mockResolvedValueOnce({});
  render(
    <AppFrame>
      <MemoryRouter initialEntries={[{ pathname: '/verify-otp', state: { phone: '9876543210' } }]}>
        <VerifyOtpPage />
      </MemoryRouter>
    </AppFrame>,
  );
  fireEvent.change(await screen.findByLabelText(/code/i), { target: { value: '123' } });
  fireEvent.click(button('Verify'));
  await waitFor(() => {
    const toast = { title: 'Invalid OTP', text: 'Please enter a valid OTP code', variant: 'error' };
    expect(api.toast).toHaveBeenCalledWith(toast);
  });
  expect(api.confirmCode).not.toHaveBeenCalled();
});
