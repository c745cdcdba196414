import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';
import { isPublicKey } from './register-push-device.ts';
import { retryAfter, sendPush } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

const NOW = Date.UTC(2026, 10, 23, 12);

test.each([
  [null, 0],
  ['120', 120_000],
  ['Mon, 23 Nov 2026 12:05:00 GMT', 300_000],
  ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After %s asks for %i ms', (header, expected) => {
  expect(retryAfter(header, NOW)).toBe(expected);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@evil.example/', false],
  ['https://user:pass@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilpush.apple.com/', false],
  ['https://169.254.169.254/computeMetadata/v1/', false],
  ['http://localhost:5010/push/1', false],
  ['javascript:alert(1)', false],
  ['', false],
])('isPushService of %j in a deployed function is %s', (endpoint, expected) => {
  expect(isPushService(endpoint, false)).toBe(expected);
});

test('the local suite posts to its own service and to no other', () => {
  expect(isPushService('http://localhost:5010/push/1', true)).toBe(true);
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc', true)).toBe(false);
  expect(isPushService('http://localhost:5010@evil.example/', true)).toBe(false);
});

test('vapidKeys computes the public key from the private key, and throws for an empty one', () => {
  // The sender's keys of RFC 8291, appendix A.
  expect(vapidKeys('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'https://marquee.example').publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
  expect(() => vapidKeys('', 'https://marquee.example')).toThrow();
});

test.each([
  ['https://marquee.example', 'https://marquee.example'],
  ['http://localhost:5000', 'mailto:nobody@marquee.example'],
])('pushes of the site at %s name %s as the contact for push services', (site, subject) => {
  expect(vapidKeys('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', site).subject).toBe(subject);
});

test('a push is not sent on to where a push service redirects it', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const device = {
    id: 'd1',
    endpoint: `http://localhost:${String((server.address() as AddressInfo).port)}/push`,
    // The receiver's keys of RFC 8291, appendix A.
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const keys = vapidKeys('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'https://marquee.example');
  const outcome = await sendPush(device, '{}', keys);
  await new Promise((resolve) => server.close(resolve));
  expect([outcome, asked]).toEqual([{ kind: 'refused', status: 307 }, ['/push']]);
});

test.each([
  // The receiver's keys of RFC 8291, appendix A.
  [
    'accepts a point',
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    true,
  ],
  ['refuses a key that is no point', `B${'A'.repeat(86)}`, false],
  ['refuses a key that is no point', `B${'_'.repeat(86)}`, false],
])('isPublicKey %s of the curve P-256', (_what, key, expected) => {
  expect(isPublicKey(key)).toBe(expected);
});
