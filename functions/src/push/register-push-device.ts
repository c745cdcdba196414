// Switches push on for a browser. It is a call and no write from the browser to Firestore: the address is checked
// against the known push services, the number of devices is limited, and a browser can change its owner.
import { ECDH } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import * as yup from 'yup';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { firestore } from '../runtime/admin.ts';
import { siteAddress } from '../requests/origin.ts';
import { callRoute } from '../requests/call-route.ts';
import { anyInput } from '../requests/input.ts';
import { storeDevice } from './devices.ts';
import { isPushService } from './push-services.ts';
import { VAPID_PRIVATE_KEY, vapidKeys } from './vapid-keys.ts';

/** Whether the key is a point of the curve P-256, the only kind that pushes can be encrypted for. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

const UNKNOWN_SERVICE = 'This browser’s push service is not known';

const REQUEST = yup.object({
  endpoint: yup.string().required().max(1000),
  // In base64url: 65 bytes of a P-256 point (`p256dh`), and 16 bytes (`auth`).
  p256dh: yup
    .string()
    .required()
    .matches(/^B[\w-]{86}=?$/)
    .test('point', (key) => isPublicKey(key)),
  auth: yup
    .string()
    .required()
    .matches(/^[\w-]{22}(==)?$/),
  name: yup.string().required().max(60),
});

export const registerPushDevice = callRoute({
  path: ENDPOINTS.registerPushDevice,
  callers: 'account',
  accountPerMinute: 120,
  atOnce: 20,
  seconds: 30,
  input: REQUEST,
  badInput: UNKNOWN_SERVICE,
  failure: { event: 'push device not stored', message: 'The device could not be stored' },
  act: async (device, { caller }): Promise<{ readonly id: string }> => {
    if (!isPushService(device.endpoint)) throw new HttpsError('invalid-argument', UNKNOWN_SERVICE);
    return { id: await storeDevice(firestore(), { ...device, uid: caller.uid }) };
  },
});

/** Returns the public key that browsers subscribe with. */
export const pushKey = callRoute({
  path: ENDPOINTS.pushKey,
  callers: 'anybody',
  perMinute: 240,
  atOnce: 20,
  seconds: 15,
  input: anyInput,
  badInput: '',
  failure: { event: 'push key missing', message: 'Push is not set up' },
  act: (): { readonly key: string } => ({
    key: vapidKeys(VAPID_PRIVATE_KEY.value(), siteAddress()).publicKey,
  }),
});
