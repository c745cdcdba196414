// The server's time, for the half-hour in a notification's id, which has to agree with it.

/** Milliseconds since 1970 by the server's clock; by this device's, which may be wrong, when the server gives none. */
export async function serverNow(): Promise<number> {
  try {
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    const serverTime = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(serverTime) ? Date.now() : serverTime;
  } catch {
    return Date.now();
  }
}
