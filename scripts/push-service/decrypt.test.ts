import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { expect, test } from 'vitest';
import { decrypt, newReceiverKeys } from './decrypt.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('decrypt decrypts the example of RFC 8291', () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const text = 'When I grow up, I want to be a watermelon';
  expect(decrypt(body, { curve, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') })).toBe(text);
});

test('decrypt decrypts a message of web-push, and throws for a changed one and for one to another browser', () => {
  const keys = newReceiverKeys();
  const subscription = {
    endpoint: 'https://push.example/1',
    keys: { p256dh: keys.curve.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
  };
  const { body } = webPush.generateRequestDetails(subscription, 'नमस्ते', { contentEncoding: 'aes128gcm' });
  const encrypted = Buffer.from(body);
  expect(decrypt(encrypted, keys)).toBe('नमस्ते');
  expect(() => decrypt(encrypted, newReceiverKeys())).toThrow();
  encrypted.writeUInt8(encrypted.readUInt8(encrypted.length - 1) ^ 1, encrypted.length - 1);
  expect(() => decrypt(encrypted, keys)).toThrow();
});
