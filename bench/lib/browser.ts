// Chromium as the benches run it.
import { BROWSER_AGENT } from '../../scripts/config/project.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--user-agent=${BROWSER_AGENT}`,
] as const;

/** Run in a page before anything else: tsx wraps named functions in a helper that a page they are sent to has not. */
export const TSX_HELPER = 'globalThis.__name = (value) => value;';
