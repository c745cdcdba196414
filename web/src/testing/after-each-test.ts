// Each test leaves nothing to the next one of its file.
import { afterEach, vi } from 'vitest';

const hasWindow = typeof window !== 'undefined';
// The library looks for a window when it loads.
const cleanup = hasWindow ? (await import('@testing-library/react')).cleanup : () => undefined;

// jsdom lays nothing out, and so has nothing to scroll.
if (hasWindow) Element.prototype.scrollIntoView = () => undefined;

// Runs after a test file's own hooks.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!hasWindow) return;
  cleanup();
  document.body.replaceChildren();
  const page = document.documentElement;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
