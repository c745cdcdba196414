// Files of tests share a process, and those that ask for a window share that: each test leaves nothing to the next.
import { afterEach, vi } from 'vitest';

const hasWindow = typeof window !== 'undefined';
// Only where there is a window: the library looks for one when it loads.
const cleanup = hasWindow ? (await import('@testing-library/react')).cleanup : () => undefined;

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
