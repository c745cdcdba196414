// A browser's side of message encryption (RFC 8291 over RFC 8188): an implementation apart from the `web-push` library
// that encrypts, so that the two check each other.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The secrets of a subscription, which the browser makes. */
export interface ReceiverKeys {
  readonly curve: ECDH;
  /** 16 random bytes, which the sender knows too. */
  readonly auth: Buffer;
}

export function newReceiverKeys(): ReceiverKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, auth: randomBytes(16) };
}

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a body of one record. @throws Error for a body that is not encrypted for these keys. */
export function decrypt(body: Buffer, { curve, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, SALT);
  const keyLength = body.readUInt8(SALT + RECORD_SIZE);
  const keyStart = SALT + RECORD_SIZE + 1;
  const sender = body.subarray(keyStart, keyStart + keyLength);
  const record = body.subarray(keyStart + keyLength);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  // The text of the last record is followed by a byte 2 and any number of zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is wrong.');
  return padded.subarray(0, end).toString('utf8');
}
