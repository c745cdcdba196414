// Loaded before each test file: configures Testing Library, and cleans up after each test for the next one of the file.
import { afterEach, vi } from 'vitest';

const hasWindow = typeof window !== 'undefined';
// Testing Library needs a window when it is imported.
const library = hasWindow ? await import('@testing-library/react') : undefined;

// `waitFor` gives up only on tests that hang: its default of one second would fail on a busy machine.
library?.configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, and therefore no `scrollIntoView`.
if (hasWindow) Element.prototype.scrollIntoView = () => undefined;

// Runs after the `afterEach` hooks of the test file itself.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!hasWindow) return;
  library?.cleanup();
  document.body.replaceChildren();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
