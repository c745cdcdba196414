// Each test leaves nothing to the next one of its file.
import { afterEach, vi } from 'vitest';

const hasWindow = typeof window !== 'undefined';
// The library looks for a window when it loads.
const library = hasWindow ? await import('@testing-library/react') : undefined;

// `waitFor` ends tests that hang, also on a busy machine; after its own second it would assert on time.
library?.configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, and so has nothing to scroll.
if (hasWindow) Element.prototype.scrollIntoView = () => undefined;

// Runs after a test file's own hooks.
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
