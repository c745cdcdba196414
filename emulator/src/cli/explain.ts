// `firestore-emulator explain request.json`: prints how the rules judge one request, part by part.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { composeEmulator } from '../compose.ts';
import type { Caller } from '../service/caller.ts';
import { FirestoreService } from '../service/firestore-service.ts';
import { formatRequest } from '../service/request-log.ts';
import { FirestoreError } from '../store/error.ts';
import type { Write } from '../store/write.ts';
import type { DatabaseId } from '../value/document.ts';
import { readQuery } from '../transports/wire/convert-query.ts';
import type { WireQuery } from '../transports/wire/messages.ts';
import { parseRequest } from '../transports/wire/proto-json.ts';
import { parsePlainFields } from '../transports/wire/plain-json.ts';
import { asObject, parseText } from '../transports/wire/value-json.ts';
import { readProjectFiles } from './project-files.ts';

const DATABASE: DatabaseId = { project: 'demo-explain', database: '(default)' };

type Json = Readonly<Record<string, unknown>>;

/** Prints the verdict and its trace. @throws Error when the file does not describe a request */
export async function explain(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { rules: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const rules = values.rules ?? readProjectFiles(process.cwd()).rules;
  if (file === undefined || rules === undefined) {
    throw new Error('explain takes a request, and rules from --rules or firebase.json.');
  }
  const json = asObject(JSON.parse(readFileSync(file, 'utf8')), file);
  const running = await composeEmulator({
    host: '127.0.0.1',
    port: 0,
    rules: readFileSync(rules, 'utf8'),
  });
  try {
    const { emulator } = running;
    emulator.database(DATABASE).load(
      Object.entries(asObject(json['documents'] ?? {}, 'documents')).map(([path, data]) => ({
        path: path.split('/'),
        fields: parsePlainFields(asObject(data, path)),
      })),
    );
    const problem = await perform(
      new FirestoreService(emulator),
      callerOf(json['auth']),
      asObject(json['request'], 'request'),
    );
    const judged = emulator.requests.latestTraced(undefined, 1)[0];
    if (judged) console.log(formatRequest(judged));
    if (problem) console.error(`${problem.code}: ${problem.message}`);
    process.exitCode = judged?.allowed && !problem ? 0 : 1;
  } finally {
    await running.close();
  }
}

/** Performs the request; returns its error, or `undefined` when the request succeeds or the rules refuse it. */
async function perform(
  service: FirestoreService,
  caller: Caller,
  request: Json,
): Promise<FirestoreError | undefined> {
  try {
    if (request['get'] !== undefined) {
      service.batchGet(DATABASE, caller, [pathOf(request['get'])], undefined);
    } else if (request['list'] !== undefined) {
      const { parent = '', ...structuredQuery } = asObject(request['list'], 'list');
      const wire = parseRequest('RunQueryRequest', { structuredQuery }) as { structuredQuery: WireQuery };
      const path = parent === '' ? [] : pathOf(parent);
      service.runQuery(DATABASE, caller, readQuery(path, wire.structuredQuery), undefined);
    } else {
      const writes = Array.isArray(request['commit']) ? (request['commit'] as unknown[]) : [request];
      await service.commit(
        DATABASE,
        caller,
        writes.map((write) => writeOf(asObject(write, 'a write'))),
      );
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    return error.code === 'PERMISSION_DENIED' ? undefined : error;
  }
}

function writeOf(write: Json): Write {
  if (write['delete'] !== undefined) return { kind: 'delete', path: pathOf(write['delete']) };
  const kind = (['create', 'set', 'update'] as const).find((name) => write[name] !== undefined);
  if (!kind) throw new Error('A request is one of get, list, create, set, update, delete and commit.');
  const data = asObject(write['data'] ?? {}, 'data');
  const stamped = Object.keys(data).filter((name) => isServerTime(data[name]));
  const fields = parsePlainFields(
    Object.fromEntries(Object.entries(data).filter(([name]) => !stamped.includes(name))),
  );
  return {
    kind: 'set',
    path: pathOf(write[kind]),
    fields,
    transforms: stamped.map((name) => ({ field: [name], kind: 'server-time' as const })),
    ...(kind === 'update' && { mask: [...fields.keys()].map((name) => [name]) }),
    ...(kind !== 'set' && { precondition: { exists: kind === 'update' } }),
  };
}

function callerOf(auth: unknown): Caller {
  if (auth === undefined || auth === null) return { isAdmin: false, auth: undefined };
  const { uid, token = {} } = asObject(auth, 'auth');
  return {
    isAdmin: false,
    auth: { uid: parseText(uid), token: { sub: uid, user_id: uid, ...asObject(token, 'token') } },
  };
}

function pathOf(value: unknown): readonly string[] {
  return parseText(value).split('/');
}

function isServerTime(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'serverTimestamp' in value;
}
