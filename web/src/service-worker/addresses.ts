// What a visited address is, by the same list of routes as the router's and Hosting's.
import { APP_ROUTES, PUBLIC_PAGE_ROUTES } from '@marquee/domain/routes';

/**
 * `app`: the client renders it, from the kept shell. `profile`: the server renders it; never the shell. `elsewhere`:
 * the server's not-found page. `untouched`: Firebase's own pages, functions and files, which the worker stays out of.
 */
export type AddressKind = 'app' | 'profile' | 'elsewhere' | 'untouched';

const APP: ReadonlySet<string> = new Set(APP_ROUTES);

const PROFILE = PUBLIC_PAGE_ROUTES.map((route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`));

/** `/__/auth`, `/api/…`, and files at the root: no username has a dot, or an underscore first. */
const UNTOUCHED = /^\/(__|_app|api)(\/|$)|^\/[^/]*\.[^/]*$/;

/** The path without a slash at its end; Hosting takes both for the same. */
export const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

export function addressKind(pathname: string): AddressKind {
  const path = trimmed(pathname);
  if (UNTOUCHED.test(path)) return 'untouched';
  if (APP.has(path)) return 'app';
  return PROFILE.some((pattern) => pattern.test(path)) ? 'profile' : 'elsewhere';
}
