// Reports a profile view to the function `trackProfileView`, which decides whether it counts. Failures are logged and
// never shown.
import { TIMING } from '@marquee/domain/values/timing';
import { halfHour } from '@marquee/domain/views/half-hour';
import type { PageAction } from '@marquee/domain/views/page-actions';
import type { ViewSource } from '@marquee/domain/views/views';
import { readText, storeText } from '#web/storage/device-storage.ts';

const ENDPOINT = '/api/trackProfileView';

/** The local-storage key of an anonymous visitor's random key; it serves only to count two tabs as one visitor. */
const VISITOR_KEY = 'visitor_key';

/**
 * This browser's random key. It is replaced each half-hour, so that nobody is recognised afterwards; `undefined`
 * without storage: the function then derives a key.
 */
export function visitorKey(now = Date.now()): string | undefined {
  const slot = String(halfHour(now));
  const [madeIn, stored = ''] = (readText(VISITOR_KEY) ?? '').split(' ');
  if (madeIn === slot && /^[0-9a-f]{32}$/.test(stored)) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return storeText(VISITOR_KEY, `${slot} ${made}`) ? made : undefined;
}

/** The body of a visit's request, without data of the visitor. */
export interface Visit {
  readonly profileId: string;
  /** The code of the named link that opened the page. */
  readonly code?: string | undefined;
  readonly source?: ViewSource;
  /** Days since this browser last opened the profile, in an earlier half-hour; `undefined` if not within 90 days. */
  readonly returnedAfter?: number | undefined;
  /** The actions on the page; `undefined` in the request that reports the visit itself. */
  readonly actions?: readonly PageAction[];
}

/** The headers of a signed-in visitor. */
export type Credentials = Readonly<Record<string, string>>;

/** `refused`: the function answered that nothing is recorded; `failed`: it could not be reached, or had an error. */
export type ViewDelivery = 'recorded' | 'refused' | 'failed';

async function sendOnce(
  visit: Visit,
  credentials: Credentials | undefined,
  key: string | undefined,
): Promise<ViewDelivery> {
  try {
    const { ok, status } = await fetch(ENDPOINT, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...credentials },
      body: JSON.stringify({
        data: { ...visit, ...(credentials === undefined ? { visitorKey: key } : {}) },
      }),
    });
    if (ok) return 'recorded';
    console.warn('The profile view was not recorded.', status);
    return status < 500 ? 'refused' : 'failed';
  } catch (error) {
    console.warn('The profile view was not recorded.', error);
    return 'failed';
  }
}

/**
 * Sends a view, or actions of one. `credentials` are the headers of a signed-in visitor, whose view the caller writes
 * directly if sending fails; an anonymous visitor's failed request is repeated here. The function counts no view twice.
 */
export async function sendView(
  visit: Visit,
  credentials?: Credentials,
  key = visitorKey(),
): Promise<ViewDelivery> {
  let delivery = await sendOnce(visit, credentials, key);
  if (credentials !== undefined) return delivery;
  for (const wait of TIMING.notificationRetries) {
    if (delivery !== 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    delivery = await sendOnce(visit, undefined, key);
  }
  return delivery;
}

/**
 * Calls back once, when the page has been visible for 1 s on end: not while it is prerendered or its tab is hidden.
 * Returns a function that cancels.
 */
export function onceVisible(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(seen, TIMING.profileViewDelay);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const seen = () => {
    stop();
    callback();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
