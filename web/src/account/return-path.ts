// Checks paths to return to after a login: only ever a path of this origin, so that no link can send a user elsewhere.
import { parseUrl } from '@marquee/domain/values/parse-url';
import { routeAt } from '@marquee/domain/site/routes';

/** Whether the path is a login screen's: returning there after a login would only repeat the login. */
function isLoginScreen(pathname: string): boolean {
  const route = routeAt(pathname);
  return route?.access === 'signed-out' || route?.name === 'authCallback';
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\\\u0000-\u0020\u007f]/;

/** Any origin works: it only shows whether a path leads to another origin. */
const BASE = 'https://own.invalid';

/** `value` as a normalised path with query and hash if it is of this origin and no login screen; else `undefined`. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || UNSAFE.test(value)) return undefined;
  const url = parseUrl(BASE + value);
  if (!url) return undefined;
  if (url.origin !== BASE || url.pathname.startsWith('//') || isLoginScreen(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether a user who signs out may stay at this address. */
export function isPublicPath(pathname: string): boolean {
  const access = routeAt(pathname)?.access;
  return access === 'anybody' || access === 'signed-out';
}
