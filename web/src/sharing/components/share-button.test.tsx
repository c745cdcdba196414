// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { ToastProvider } from '#web/components/toast.tsx';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { ShareButton } from './share-button.tsx';

beforeEach(provideMatchMedia);

test('the share button says that its dialog could not be loaded, and another tap loads the dialog', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('./share-dialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  render(<ShareButton profile={emptyProfile('asha')} isProminent />, {
    wrapper: ({ children }) => (
      <AppFrame>
        <ToastProvider>{children}</ToastProvider>
      </AppFrame>
    ),
  });
  const button = screen.getByRole('button', { name: 'Share Profile' });
  fireEvent.click(button);
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  expect(warned).toHaveBeenCalledOnce();
  vi.doMock('./share-dialog.tsx', () => ({ ShareDialog: () => <p>The dialog</p> }));
  fireEvent.click(button);
  expect(await screen.findByText('The dialog')).toBeTruthy();
});
