// The server's time, for the half-hour in a notification's id, which has to agree with it.

/** Milliseconds since 1970 by the server's clock; by this device's, which may be wrong, when the server gives none. */
export async function serverNow(): Promise<number> {
  const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  const serverTime = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(serverTime) ? Date.now() : serverTime;
}
