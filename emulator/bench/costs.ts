// `npm run bench -w firestore-emulator`: what operations cost the built emulator with 1,000, 10,000 and 100,000 documents in
// it. Costs are processor time of its process, so that other load on the machine hardly shows. `firestore-emulator bench`
// measures the times that a client sees, also of other emulators.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Server, startBareServer, startEmulatorProcess } from './server.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const ROUNDS = 5;
const CONCURRENCY = 8;
const BATCH = 100;
const PAGE = 25;
const DOCUMENTS = 'projects/demo-bench/databases/(default)/documents';
const ADMIN = 'Bearer owner';
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /items/{id} { allow get: if request.auth != null && resource.data.public == true; }
} }`;

type Json = Readonly<Record<string, unknown>>;
type Operation = (index: number) => Promise<unknown>;

const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');
/** An Authorization header with an unsigned token, which emulators accept. */
const USER = `Bearer ${encode({ alg: 'none' })}.${encode({ sub: 'ann', user_id: 'ann' })}.`;

const write = (name: string, fields: Json): Json => ({ update: { name: `${DOCUMENTS}/${name}`, fields } });

/** The 40 fields of a document of some 2 KB. */
const item = (index: number): Json => ({
  public: { booleanValue: true },
  group: { integerValue: String(Math.floor(index / PAGE)) },
  n: { integerValue: String(index) },
  ...Object.fromEntries(
    Array.from({ length: 37 }, (_, n) => [`field_${n}`, { stringValue: 'text '.repeat(8) }]),
  ),
});

async function call({ port }: Server, method: string, body: Json, authorization = ADMIN): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${DOCUMENTS}:${method}`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method}: ${JSON.stringify(answer)}`);
  return answer;
}

async function fill(server: Server, size: number): Promise<void> {
  for (let from = 0; from < size; from += 400) {
    const writes = Array.from({ length: Math.min(400, size - from) }, (_, n) =>
      write(`items/i${from + n}`, item(from + n)),
    );
    await call(server, 'commit', { writes });
  }
}

function operations(server: Server, size: number) {
  const batchGet = (authorization: string) => (): Promise<unknown> =>
    call(
      server,
      'batchGet',
      {
        documents: Array.from({ length: BATCH }, (_, n) => `${DOCUMENTS}/items/i${(n * 7) % size}`),
        mask: { fieldPaths: ['n'] },
      },
      authorization,
    );
  return {
    commit: (index) =>
      call(server, 'commit', {
        writes: [write(`counters/c${index % 50}`, { n: { integerValue: `${index}` } })],
      }),
    read: (index) => call(server, 'batchGet', { documents: [`${DOCUMENTS}/items/i${index % size}`] }),
    query: (index) =>
      call(server, 'runQuery', {
        structuredQuery: {
          from: [{ collectionId: 'items' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'group' },
              op: 'EQUAL',
              value: { integerValue: String(index % Math.ceil(size / PAGE)) },
            },
          },
          orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
        },
      }),
    readBatch: batchGet(ADMIN),
    readBatchAsUser: batchGet(USER),
  } satisfies Record<string, Operation>;
}

/** Runs an operation `count` times, eight at a time; returns the server's average processor milliseconds for one run. */
async function round(server: Server, count: number, operation: Operation): Promise<number> {
  const before = server.cpu();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await operation(next++);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return (server.cpu() - before) / count;
}

/** The median over the rounds of what `round` returns, after a warm-up round in which Node compiles the code. */
async function cost(server: Server, count: number, operation: Operation): Promise<number> {
  await round(server, count, operation);
  const rounds: number[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(server, count, operation));
  return rounds.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

async function measure(size: number, rules: string): Promise<Readonly<Record<string, number>>> {
  const server = await startEmulatorProcess(rules);
  try {
    const idle = server.memory();
    const does = operations(server, size);
    await fill(server, size);
    const loaded = server.memory();
    const asAdmin = await cost(server, 300, does.readBatch);
    return {
      'ready, ms': server.readyAfter,
      'memory idle, MB': idle,
      'memory, MB': loaded,
      'commit of one document, ms': await cost(server, 1500, does.commit),
      'read of one document, ms': await cost(server, 1500, does.read),
      'query for a page of 25, ms': await cost(server, 200, does.query),
      'rule evaluated, ms': ((await cost(server, 300, does.readBatchAsUser)) - asAdmin) / BATCH,
    };
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'firestore-emulator-bench-'));
try {
  const rules = path.join(folder, 'firestore.rules');
  writeFileSync(rules, RULES);
  const bare = await startBareServer();
  const exchange = await cost(bare, 1500, () => fetch(`http://127.0.0.1:${bare.port}`, { method: 'POST' }));
  await bare.stop();
  const table: Record<string, Readonly<Record<string, number>>> = {};
  for (const size of SIZES) table[`${size} documents`] = await measure(size, rules);
  console.log(`Processor time; an HTTP exchange with a bare server of Node takes ${exchange.toFixed(2)} ms.`);
  console.table(
    Object.fromEntries(
      Object.entries(table).map(([name, figures]) => [
        name,
        Object.fromEntries(
          Object.entries(figures).map(([what, value]) => [what, Number(value.toPrecision(3))]),
        ),
      ]),
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
