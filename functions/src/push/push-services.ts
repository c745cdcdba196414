// The allowed hosts of push subscriptions. A browser sends the address that we post to: without a list, an account could
// make our function post to any machine.
import { isEmulator } from '../runtime/function-options.ts';

/** Chrome and browsers built on it; Firefox; Safari; Edge. */
const PUSH_SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** Whether an address belongs to a browser's push service; in the local suite, to the suite's own. */
export function isPushService(endpoint: string, isLocal = isEmulator()): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (isLocal) return LOCAL.test(url.origin);
  return (
    url.protocol === 'https:' && url.port === '' && PUSH_SERVICES.some((host) => host.test(url.hostname))
  );
}
