import type { Request } from 'firebase-functions/https';
import { hostOf } from './origin.ts';

/**
 * Whether a page of another site sent the request: browsers name the site, or older ones the origin of what is posted, in
 * headers that no page can change.
 */
export function isCrossSite(request: Pick<Request, 'get'>): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && URL.parse(origin)?.host !== hostOf(request);
}
