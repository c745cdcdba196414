// With the option `explain`, the details of a refusal's error contain the trace.
import { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startEmulator } from '../src/index.ts';
import { type Json, userToken } from './support/driver.ts';
import { GrpcDriver } from './support/grpc-driver.ts';
import { WebChannelDriver } from './support/webchannel-driver.ts';

const database = 'projects/demo-test/databases/(default)';
const ANN = userToken('ann');

const rulesWith = (body: string): string => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /c/{id} {
    ${body}
  }
} }`;
const RULES = rulesWith('allow read, write: if request.auth.uid == id;');

/** The expected details of a refusal of `c/bob` for ann. */
const detailsFor = (method: string) =>
  [
    {
      reason: 'RULES_REFUSED',
      domain: 'firestore-emulator',
      metadata: { method, path: 'c/bob', expressions: '5', lookups: '0' },
    },
    {
      detail: `false for '${method}' @ L4`,
      stackEntries: [
        '4:27 allow read, write in match /databases/{d}/documents/c/{id}: false, 5 expressions',
        '✗ 4:27 request.auth.uid == id → false',
        '· 4:27 request.auth.uid → "ann"',
        '· 4:47 id → "bob"',
      ],
    },
  ] as const;
const sdkError = (method: string) => {
  const [info, debug] = detailsFor(method);
  const { metadata, ...named } = info;
  return { code: 7, ...named, errorInfoMetadata: metadata, statusDetails: [info, debug] };
};
const asJson = (method: string): readonly Json[] => {
  const [info, debug] = detailsFor(method);
  return [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', ...info },
    { '@type': 'type.googleapis.com/google.rpc.DebugInfo', ...debug },
  ];
};

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function started(options: Parameters<typeof startEmulator>[0] = {}): Promise<FirestoreEmulator> {
  const emulator = await startEmulator({ rules: RULES, explain: true, ...options });
  closers.push(() => emulator.stop());
  return emulator;
}

/** The server SDK with a user's token, so that rules apply. */
function sdk({ address }: FirestoreEmulator): Firestore {
  const db = new Firestore({
    projectId: 'demo-test',
    host: address,
    ssl: false,
    customHeaders: { Authorization: ANN },
  });
  closers.push(() => db.terminate());
  return db;
}

const commit = (emulator: FirestoreEmulator): Promise<Response> =>
  fetch(`http://${emulator.address}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { authorization: ANN },
    body: JSON.stringify({ writes: [{ update: { name: `${database}/documents/c/bob` } }] }),
  });

describe('with the option explain', () => {
  it('the server SDK finds the trace in the details of a refused commit', async () => {
    await expect(
      sdk(await started())
        .doc('c/bob')
        .create({}),
    ).rejects.toMatchObject(sdkError('create'));
  });

  it('REST answers a refused commit with the trace in its details', async () => {
    const response = await commit(await started());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { status: 'PERMISSION_DENIED', details: asJson('create') },
    });
  });

  describe.each([GrpcDriver, WebChannelDriver])('the driver %o', (Driver) => {
    const connected = async () => {
      const { address } = await started();
      const driver = new Driver(address);
      closers.push(() => {
        driver.close();
        return Promise.resolve();
      });
      return driver;
    };

    it('a listener whose target is removed gets the trace in the details', async () => {
      const stream = (await connected()).open('Listen', database, ANN);
      const documents = { documents: [`${database}/documents/c/bob`] };
      stream.send({ database, addTarget: { targetId: 1, documents } });
      expect(await stream.next()).toMatchObject({ targetChange: { cause: { details: asJson('get') } } });
      stream.close();
    });

    it('a write stream fails with the trace in its details', async () => {
      const stream = (await connected()).open('Write', database, ANN);
      stream.send({ database });
      const { streamToken } = await stream.next();
      stream.send({ streamToken, writes: [{ update: { name: `${database}/documents/c/bob` } }] });
      expect(await stream.ended()).toMatchObject({ code: 'PERMISSION_DENIED', details: asJson('create') });
    });
  });

  it('a listener of the server SDK gets an error with the reason', async () => {
    const reference = sdk(await started()).doc('c/bob');
    const error = await new Promise((_, reject) => {
      reference.onSnapshot(() => reject(new Error('was allowed')), reject);
    }).catch((reason: unknown) => reason);
    expect(String(error)).toContain("false for 'get' @ L4");
  });

  it('a trace that is too long for the trailers of gRPC is cut off', async () => {
    const condition = Array.from(
      { length: 90 },
      (_, n) => `request.resource.data.get('a field with a long name ${String(n)}', 'nothing') == id`,
    ).join(' || ');
    const allows = Array.from({ length: 3 }, () => `allow create: if ${condition};`);
    const emulator = await started({ rules: rulesWith(allows.join('\n')) });
    const more = expect.stringMatching(/^… \d+ more lines: see the emulator's requests$/) as string;
    await expect(sdk(emulator).doc('c/bob').create({})).rejects.toMatchObject({
      code: 7,
      details: expect.stringContaining('more lines') as string,
      statusDetails: [{}, { stackEntries: expect.arrayContaining([more]) as string[] }],
    });
  });
});

describe('without the option explain', () => {
  it('REST answers a refused commit with the reason alone', async () => {
    const response = await commit(await started({ explain: false }));
    expect(await response.text()).toBe(
      `{"error":{"code":403,"message":"false for 'create' @ L4","status":"PERMISSION_DENIED"}}`,
    );
  });

  it('the server SDK finds no status details in the error of a refused commit', async () => {
    const error = await sdk(await started({ explain: false }))
      .doc('c/bob')
      .create({})
      .then(
        () => undefined,
        (refused: unknown) => refused as { details: string; statusDetails?: unknown },
      );
    expect(error?.details).toBe("false for 'create' @ L4");
    expect(error?.statusDetails).toBeUndefined();
  });
});
