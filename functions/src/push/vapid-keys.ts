// The key that signs pushes (VAPID, RFC 8292): a function secret. The public half is computed from it, so that the two
// cannot differ.
import { createECDH } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';

/** 32 bytes in base64url, as `npx web-push generate-vapid-keys` prints it (docs/set-up.md). */
export const VAPID_PRIVATE_KEY = defineSecret('VAPID_PRIVATE_KEY');

/** The local suite's own address is http, which is no valid subject. */
const LOCAL_SUBJECT = 'mailto:nobody@marquee.example';

export interface VapidKeys {
  /** The contact that a push service uses in case of abuse: the site. */
  readonly subject: string;
  /** The uncompressed point, base64url: what a browser takes as applicationServerKey. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * `site` is the address of the site.
 * @throws Error for a text that is no private key of P-256.
 */
export function vapidKeys(privateKey: string, site: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return {
    subject: site.startsWith('https:') ? site : LOCAL_SUBJECT,
    publicKey: curve.getPublicKey('base64url'),
    privateKey,
  };
}
