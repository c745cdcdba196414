// The HTTP server answers only programs and pages of this machine, because any website that a developer visits can send
// requests to localhost, also under a host name of its own that resolves to localhost (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a Host header is a name of localhost or an IPv4 address, neither of which another site can take over. */
export function namesThisMachine(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^\d+(\.\d+){3}$/.test(name)
  );
}

/** Whether a page's origin is this machine, on any port, or the requested host. */
function isLocalOrigin(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const isLoopback = /^(localhost|.+\.localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(hostname);
  return isLoopback || hostname === host.replace(/:\d+$/, '');
}

/** Whether a request is from another site's page or under another host name. Programs send no `Origin`. */
export function isForeign({ host = '', origin, ...headers }: IncomingHttpHeaders): boolean {
  if (!namesThisMachine(host)) return true;
  if (origin !== undefined) return !isLocalOrigin(origin, host);
  // Requests for pictures have no `Origin`. Navigations are allowed: a link may open the emulator's window.
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}
