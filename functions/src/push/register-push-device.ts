// Switches push on for a browser. It is a callable and no write from the browser to Firestore: the address is checked
// against the known push services, the number of devices is limited, and a browser can change its owner.
import { ECDH } from 'node:crypto';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as yup from 'yup';
import { firestore } from '../runtime/admin.ts';
import { CALL_OPTIONS } from '../runtime/function-options.ts';
import { siteAddress } from '../requests/origin.ts';
import { requireCaller } from '../requests/caller.ts';
import { orUnavailable } from '../requests/or-unavailable.ts';
import { isInput } from '../requests/input.ts';
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

export const registerPushDevice = onCall(CALL_OPTIONS, async (request): Promise<{ readonly id: string }> => {
  const { uid } = await requireCaller(request);
  const data: unknown = request.data;
  if (!isInput(REQUEST, data) || !isPushService(data.endpoint)) {
    throw new HttpsError('invalid-argument', 'This browser’s push service is not known');
  }
  return orUnavailable('push device not stored', 'The device could not be stored', async () => ({
    id: await storeDevice(firestore(), { ...data, uid }),
  }));
});

/** Returns the public key that browsers subscribe with. */
export const pushKey = onCall(
  { ...CALL_OPTIONS, secrets: [VAPID_PRIVATE_KEY] },
  (): Promise<{ readonly key: string }> =>
    orUnavailable('push key missing', 'Push is not set up', () => ({
      key: vapidKeys(VAPID_PRIVATE_KEY.value(), siteAddress()).publicKey,
    })),
);
