// Requests of another website's page to the emulator on its visitor's machine: they must neither read nor change
// anything.
import { request, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FirestoreEmulator, startEmulator } from '../src/index.ts';

const DATABASE = 'projects/demo-test/databases/(default)';
const EVIL = 'https://evil.example';

let emulator: FirestoreEmulator;
beforeAll(async () => {
  emulator = await startEmulator({});
});
afterAll(() => emulator.stop());

interface Answer {
  readonly status: number | undefined;
  readonly allows: string | undefined;
}

/** Sends a request with any headers, also those that `fetch` does not let a caller set. */
const ask = (method: string, path: string, headers: OutgoingHttpHeaders, body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`http://${emulator.address}${path}`, { method, headers }, (response) => {
      response.resume();
      const allows = response.headers['access-control-allow-origin'];
      response.on('end', () => resolve({ status: response.statusCode, allows }));
    })
      .on('error', reject)
      .end(body);
  });

const CALLS: readonly (readonly [string, string])[] = [
  ['POST', '/shutdown'],
  ['POST', '/reset'],
  ['POST', '/emulator/v1/projects/demo-test:export'],
  ['PUT', '/emulator/v1/projects/demo-test:securityRules'],
  ['DELETE', `/emulator/v1/${DATABASE}/documents`],
  ['GET', `/v1/${DATABASE}/documents/c`],
  ['OPTIONS', `/v1/${DATABASE}/documents:commit`],
  ['GET', '/google.firestore.v1.Firestore/Listen/channel?VER=8&TYPE=init'],
  ['GET', '/'],
  ['GET', '/window/index.html'],
];

const FOREIGN: Readonly<Record<string, OutgoingHttpHeaders>> = {
  'that sends its origin': { origin: EVIL, authorization: 'Bearer owner' },
  'that hides its origin': { origin: 'null' },
  'whose host name begins with localhost': { origin: 'http://localhost.evil.example' },
  'whose host name ends with localhost': { origin: 'http://evillocalhost' },
  'under a host name of its own that resolves to this machine': { host: 'rebound.example:8080' },
  'that embeds a picture': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
};

it.each(Object.entries(FOREIGN))(
  'a page of another site %s is refused on every path',
  async (_how, headers) => {
    for (const [method, path] of CALLS) {
      expect([path, await ask(method, path, headers)]).toEqual([path, { status: 403, allows: undefined }]);
    }
    // The emulator is still running.
    expect(await ask('GET', '/', {})).toEqual({ status: 200, allows: undefined });
  },
);

it.each([
  'http://localhost:5000',
  'http://localhost:5173',
  'http://127.0.0.1:5000',
  'http://[::1]:5000',
  'http://app.localhost:3000',
  'https://localhost',
])('a page of this machine at %s is answered', async (origin) => {
  expect(await ask('GET', '/', { origin })).toEqual({ status: 200, allows: origin });
});

it('a page on a phone is answered only when its origin is the emulator’s own host', async () => {
  const headers = { host: '192.168.1.7:8080', origin: 'http://192.168.1.7:5000' };
  expect((await ask('GET', '/', headers)).status).toBe(200);
  expect((await ask('GET', '/', { ...headers, origin: 'http://192.168.1.8:5000' })).status).toBe(403);
});

it('a link on another site may open the emulator’s window', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  expect((await ask('GET', '/', headers)).status).toBe(200);
});
