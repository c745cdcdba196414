// The HTTP server answers programs, and pages of this machine. Any site that a developer visits can send requests to
// localhost, also under a name of its own that leads there (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a Host header names this machine. */
export function namesThisMachine(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^\d+(\.\d+){3}$/.test(name)
  );
}

/** Whether a page's origin is this machine, on any port, or the host that it asks. */
function isLocalOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const isLoopback = /^(localhost|.+\.localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(hostname);
  return isLoopback || hostname === host.replace(/:\d+$/, '');
}

/** Whether a request is from another site's page. Programs send no `Origin`. */
export function isForeign({ host = '', origin, ...headers }: IncomingHttpHeaders): boolean {
  if (!namesThisMachine(host)) return true;
  if (origin !== undefined) return !isLocalOrigin(origin, host);
  // Pictures and frames send no origin. Following a link here is fine.
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}
