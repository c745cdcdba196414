import type { HttpsFunction, Request } from 'firebase-functions/https';

/** Answers a request of a method that is not allowed with 405. Returns whether it has answered. */
export function isRefusedMethod(
  { method }: Pick<Request, 'method'>,
  response: Parameters<HttpsFunction>[1],
  ...allowed: readonly string[]
): boolean {
  if (allowed.includes(method)) return false;
  response
    .set({ Allow: allowed.join(', '), 'Cache-Control': 'no-store' })
    .status(405)
    .end();
  return true;
}
