// Large and compressed request bodies, which every function refuses before any of its own code runs.
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { MAX_BODY_BYTES } from '../../functions/src/requests/body-limit.ts';
import { BROWSER_AGENT } from '../../scripts/config/project.ts';
import { useFunctions } from './environment.ts';
import { serveFunctions } from './served/functions.ts';

const LARGE = ' '.repeat(MAX_BODY_BYTES + 1);

const functions = useFunctions({});

/** Sends a POST and returns the response's status. The response's body is read, which ends the connection. */
async function post(name: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const response = await functions.call(name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  await response.text();
  return response.status;
}

it.each([...Object.keys(ENDPOINTS), 'profilePage', 'profileDocuments', 'sitemap'])(
  '%s refuses a large body',
  async (name) => {
    expect(await post(name, LARGE)).toBe(413);
  },
);

it.each([
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/cloudevents+json',
])('a large body of the type %s is refused', async (type) => {
  expect(await post('trackProfileView', LARGE, { 'content-type': type })).toBe(413);
});

it.each(['trackProfileView', 'exportData', 'profilePage'])(
  'a large body without a length ends the connection to %s',
  async (name) => {
    const sent = new Promise<string>((resolve) => {
      const request = httpRequest(functions.url(name), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      const sending = setInterval(() => request.write(LARGE), 5);
      const settle = (outcome: string): void => {
        clearInterval(sending);
        resolve(outcome);
        request.destroy();
      };
      request.once('response', ({ statusCode }) => settle(String(statusCode)));
      request.on('error', () => settle('closed'));
    });
    expect(await sent).toBe('closed');
  },
);

it.each(['trackProfileView', 'exportData'])('%s refuses a compressed body', async (name) => {
  expect(await post(name, '{"data":{}}', { 'content-encoding': 'gzip' })).toBe(415);
});

it('a small body without a length is read', async () => {
  const body = Buffer.from(JSON.stringify({ data: { profileId: `none${randomUUID()}` } }));
  const stream = new ReadableStream({
    start: (controller) => {
      for (const byte of body) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await post('trackProfileView', stream)).toBe(404);
});

it('an event function refuses no large body, since events hold whole documents', async () => {
  const events = await serveFunctions({ FUNCTION_SIGNATURE_TYPE: 'cloudevent' });
  const response = await events.call('trackProfileView', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: ' '.repeat(MAX_BODY_BYTES) }),
  });
  expect(response.status).toBe(400);
  await events.stop();
});
