import type { RequestHeaders } from './http.ts';
import { hostOf } from './origin.ts';

/**
 * Whether a page of another site sent the request: browsers say so in headers that no page can change (older ones only
 * send the origin of posted data).
 */
export function isCrossSite(request: RequestHeaders): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && URL.parse(origin)?.host !== hostOf(request);
}
