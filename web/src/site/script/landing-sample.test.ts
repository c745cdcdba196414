// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSample } from './landing-sample.ts';

const fetching = vi.fn<typeof fetch>();

const start = (): HTMLButtonElement => {
  document.body.innerHTML =
    '<figure data-sample="/s" data-message-failed="Not loaded"><div><button>Look around</button></div></figure>';
  const [figure] = document.getElementsByTagName('figure');
  const [button] = document.getElementsByTagName('button');
  if (!figure || !button) throw new Error('No sample.');
  startSample(figure, new AbortController().signal);
  return button;
};
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen;
      }
      observe(): void {
        this.#seen([{ isIntersecting: true }]);
      }
      readonly disconnect = (): void => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a click while the sample is loading opens the sample as soon as it has loaded', async () => {
  let answer = (_response: Response): void => undefined;
  fetching.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const button = start();
  button.click();
  expect(button.isConnected).toBe(true);
  answer(new Response('<p>Meera</p>'));
  await waitFor(() => expect(frame()?.inert).toBe(false));
  expect(button.isConnected).toBe(false);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a click says that the sample could not be loaded, and the next one loads it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const button = start();
  button.click();
  await waitFor(() => expect(document.body.textContent).toContain('Not loaded'));
  fetching.mockResolvedValue(new Response('<p>Meera</p>'));
  button.click();
  await waitFor(() => expect(frame()?.inert).toBe(false));
});
