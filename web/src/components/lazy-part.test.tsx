// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { LazyPart } from './lazy-part.tsx';

test('a part that cannot be loaded is replaced by a message, and what is beside it stays', async () => {
  provideMatchMedia();
  const expected = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazy(() => Promise.reject(new Error('offline')));
  render(
    <>
      <p>Beside</p>
      <LazyPart>
        <Part />
      </LazyPart>
    </>,
    { wrapper: AppFrame },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load this part');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.getByText('Beside')).toBeDefined();
  expect(expected).toHaveBeenCalled();
});
