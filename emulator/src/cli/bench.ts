// `firestore-emulator bench [host:port …]`: times the same operations on the emulators at these addresses, ours or
// Google's; without an address, on a new one of ours. Requests go one after another over REST, which both speak.
import http from 'node:http';
import { parseArgs } from 'node:util';
import { composeEmulator } from '../compose.ts';

const PROJECT = 'demo-bench';
const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const BATCH = 400;

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /judged/{id} { allow write: if request.resource.data.name is string && request.resource.data.n >= 0; }
} }`;

interface Candidate {
  readonly name: string;
  readonly address: string;
}

/** The milliseconds that an operation took, one number for each round, sorted. */
type Times = readonly number[];

const SIGNED_OUT = undefined;
const ADMIN = 'Bearer owner';

class Client {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  private readonly address: URL;

  constructor(address: string) {
    this.address = new URL(`http://${address}`);
  }

  close(): void {
    this.agent.destroy();
  }

  /** Sends a request; resolves when the whole answer is there. @throws Error for another status than 200 */
  send(
    method: string,
    path: string,
    body: object | undefined,
    authorization: string | undefined,
  ): Promise<void> {
    const text = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: this.address.hostname.replace(/^\[|\]$/g, ''),
          port: this.address.port,
          agent: this.agent,
          method,
          path,
          headers: {
            'content-type': 'application/json',
            ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
            ...(authorization !== undefined && { authorization }),
          },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
          response.on('end', () =>
            response.statusCode === 200
              ? resolve()
              : reject(new Error(`${method} ${path}: ${response.statusCode ?? 0} ${answer}`)),
          );
        },
      );
      request.on('error', reject).end(text);
    });
  }
}

const name = (path: string): string => `projects/${PROJECT}/databases/(default)/documents/${path}`;
const fieldsOf = (n: number): object => ({
  name: { stringValue: `Document ${n}` },
  n: { integerValue: String(n) },
  group: { integerValue: String(n % 100) },
  text: { stringValue: 'x'.repeat(1000) },
});
const set = (path: string, n: number): object => ({ update: { name: name(path), fields: fieldsOf(n) } });
const query = (structuredQuery: object) => ({
  structuredQuery: { from: [{ collectionId: 'held' }], ...structuredQuery },
});

type Operation = (client: Client, round: number, held: number) => Promise<void>;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  'commit of one document': (client, round) =>
    client.send('POST', `${DOCUMENTS}:commit`, { writes: [set(`written/d${round}`, round)] }, ADMIN),
  'commit of 100 documents': (client, round) => {
    const writes = Array.from({ length: 100 }, (_, n) => set(`written/b${n}`, round));
    return client.send('POST', `${DOCUMENTS}:commit`, { writes }, ADMIN);
  },
  'commit that rules judge': (client, round) =>
    client.send('POST', `${DOCUMENTS}:commit`, { writes: [set(`judged/d${round}`, round)] }, SIGNED_OUT),
  'read of one document': (client, round, held) =>
    client.send('GET', `${DOCUMENTS}/held/d${(round * 7919) % held}`, undefined, ADMIN),
  'query with an equality, 10 results': (client, round) => {
    const value = { integerValue: String(round % 100) };
    const where = { fieldFilter: { field: { fieldPath: 'group' }, op: 'EQUAL', value } };
    return client.send('POST', `${DOCUMENTS}:runQuery`, query({ where, limit: 10 }), ADMIN);
  },
  'query in order, 10 results': (client) => {
    const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
    return client.send('POST', `${DOCUMENTS}:runQuery`, query({ orderBy, limit: 10 }), ADMIN);
  },
};

/** Times the operations on each emulator, and prints a table of medians and 95th percentiles. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { documents: { type: 'string' }, rounds: { type: 'string' } },
    allowPositionals: true,
  });
  const held = countOf(values.documents, 10_000);
  const rounds = countOf(values.rounds, 300);
  const own = positionals.length > 0 ? undefined : await composeEmulator({ host: '127.0.0.1', port: 0 });
  const candidates = own
    ? [{ name: 'this emulator', address: own.address }]
    : positionals.map((address): Candidate => ({ name: address, address }));
  try {
    const columns: { readonly name: string; readonly times: ReadonlyMap<string, Times> }[] = [];
    for (const candidate of candidates) {
      columns.push({ name: candidate.name, times: await measure(candidate, held, rounds) });
    }
    console.log(table(columns, held, rounds));
  } finally {
    await own?.close();
  }
}

async function measure(
  { address }: Candidate,
  held: number,
  rounds: number,
): Promise<ReadonlyMap<string, Times>> {
  const client = new Client(address);
  try {
    const rules = { rules: { files: [{ name: 'firestore.rules', content: RULES }] } };
    await client.send('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, rules, ADMIN);
    await client.send('DELETE', `/emulator/v1${DOCUMENTS.slice('/v1'.length)}`, undefined, ADMIN);
    for (let from = 0; from < held; from += BATCH) {
      const count = Math.min(BATCH, held - from);
      const writes = Array.from({ length: count }, (_, n) => set(`held/d${from + n}`, from + n));
      await client.send('POST', `${DOCUMENTS}:commit`, { writes }, ADMIN);
    }
    const times = new Map<string, Times>();
    for (const [what, operation] of Object.entries(OPERATIONS)) {
      // Warm-up rounds, which are not measured: in them the emulator's runtime compiles the code that runs often.
      for (let round = 0; round < Math.min(rounds, 50); round++) await operation(client, round, held);
      const taken: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const started = performance.now();
        await operation(client, round, held);
        taken.push(performance.now() - started);
      }
      times.set(
        what,
        taken.sort((a, b) => a - b),
      );
    }
    return times;
  } finally {
    client.close();
  }
}

function table(
  columns: readonly { readonly name: string; readonly times: ReadonlyMap<string, Times> }[],
  held: number,
  rounds: number,
): string {
  const cell = (times: Times): string => `${at(times, 0.5)} / ${at(times, 0.95)}`;
  const rows = Object.keys(OPERATIONS).map((what) => [
    what,
    ...columns.map(({ times }) => cell(times.get(what) ?? [])),
  ]);
  const head = ['milliseconds, median / 95th percentile', ...columns.map((column) => column.name)];
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => (row[index] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, index) =>
        index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
      )
      .join('  ');
  return [
    `${held} documents, ${rounds} rounds, one request after another`,
    ...[head, ...rows].map(line),
  ].join('\n');
}

function at(sorted: Times, part: number): string {
  const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return time === undefined ? '–' : time.toFixed(2);
}

function countOf(text: string | undefined, otherwise: number): number {
  const count = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`Not a count: ${text ?? ''}`);
  return count;
}
