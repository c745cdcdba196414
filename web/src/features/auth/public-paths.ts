// Which addresses a signed-out user may stay on.
import { routeAt } from '@marquee/domain/routes';

/** Whether a sign-out leaves the user where they are. */
export function isPublicPath(pathname: string): boolean {
  const access = routeAt(pathname)?.access;
  return access === 'anybody' || access === 'signed-out';
}
