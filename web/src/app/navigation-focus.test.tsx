// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NavigationFocus } from './navigation-focus.tsx';

const openAt = (hash: string) => {
  const router = createMemoryRouter([{ path: '*', element: <NavigationFocus /> }], {
    initialEntries: [`/settings${hash}`],
  });
  return render(
    <>
      <p id="100%">The part</p>
      <RouterProvider router={router} />
    </>,
  );
};

test.each(['#100%', '#100%25'])(
  'the hash %s, encoded or not, scrolls to the part that it names',
  async (hash) => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    openAt(hash);
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  },
);
