// Sends one message to one browser's push service (RFC 8030), encrypted for that browser (RFC 8291). `web-push` makes
// the request and `fetch` sends it, because web-push cannot send with a time-out or over plain HTTP.
import webPush from 'web-push';
import type { PushDevice } from './devices.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** The result of a push. */
export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** The subscription has ended and is to be deleted. */
  | { readonly kind: 'gone' }
  /** The push service is down, slow or asks to wait (`after`, in milliseconds). */
  | { readonly kind: 'retry'; readonly after: number }
  /** Refused permanently, such as for a wrong key: a retry would be refused too. Status 0: it was never sent. */
  | { readonly kind: 'refused'; readonly status: number };

/** Seconds for which a push service keeps a message for a device that is off: a view is news for half a day. */
const TIME_TO_LIVE = 12 * 60 * 60;

/** A push service that takes longer is tried again later. */
const TIMEOUT_MS = 8000;

/** Milliseconds that a Retry-After header asks for: seconds or a date. 0 without one. */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : 0;
}

function outcomeOf(response: Response, now: number): PushOutcome {
  const { status } = response;
  if (response.ok) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    return { kind: 'retry', after: retryAfter(response.headers.get('retry-after'), now) };
  }
  return { kind: 'refused', status };
}

/** Sends a text to a device. Never rejects for what the device or the push service does. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushDevice,
  text: string,
  keys: VapidKeys,
): Promise<PushOutcome> {
  let request: ReturnType<typeof webPush.generateRequestDetails>;
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: keys,
      TTL: TIME_TO_LIVE,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
  } catch {
    // The device's key is invalid: nothing can be encrypted for it.
    return { kind: 'refused', status: 0 };
  }
  try {
    const response = await fetch(endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: request.body as Uint8Array<ArrayBuffer>,
      // No redirects: another host must not get our signature.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response, Date.now());
  } catch {
    return { kind: 'retry', after: 0 };
  }
}
