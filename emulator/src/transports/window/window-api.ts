// The API of the window, the emulator's web page: documents, checked requests, rules with coverage, missing indexes.
import type { ServerResponse } from 'node:http';
import type { Emulator } from '../../service/emulator.ts';
import type { RulesManager } from '../../service/rules-manager.ts';
import type { Database } from '../../store/database.ts';
import { checkLoaded } from '../../store/validate.ts';
import { invalidArgument } from '../../store/error.ts';
import { compareStrings } from '../../value/compare.ts';
import type { StoredDocument } from '../../value/document.ts';
import { formatDatabaseName, parseDatabaseName, parseDocumentName } from '../../value/resource-name.ts';
import { formatTimestamp } from '../../value/timestamp.ts';
import { formatPlainFields, parsePlainFields } from '../wire/plain-json.ts';
import { asObject, parseText } from '../wire/value-json.ts';

export interface WindowServices {
  readonly emulator: Emulator;
  readonly rules: RulesManager;
}

type Body = Readonly<Record<string, unknown>>;

const PAGE = 100;
/** The most requests that `GET requests` returns. */
const MAX_REQUESTS = 200;
const HEARTBEAT_MS = 20_000;

/** Answers an API request; `undefined` for an unknown one. @throws FirestoreError or InvalidNameError */
export function answerWindow(
  { emulator, rules }: WindowServices,
  question: string,
  query: URLSearchParams,
  body: Body,
): unknown {
  const database = (): Database => emulator.database(parseDatabaseName(query.get('database') ?? ''));
  const path = (): readonly string[] => segmentsOf(query.get('path') ?? '');
  switch (question) {
    case 'GET databases':
      return [...emulator.databases()].map(({ id }) => ({
        name: formatDatabaseName(id),
        project: id.project,
        documents: [...emulator.database(id).collectionSizes()].reduce((sum, { count }) => sum + count, 0),
      }));
    case 'GET collections':
      return collectionsBelow(database(), path());
    case 'GET documents':
      return documentsIn(database(), path(), query.get('from') ?? undefined);
    case 'GET document': {
      const document = database().get(path());
      return {
        document: document ? formatted(document) : null,
        collections: collectionsBelow(database(), path()),
      };
    }
    case 'PUT document':
      return put(database(), { [path().join('/')]: body });
    case 'POST import':
      return put(database(), asObject(body['documents'], 'documents'));
    case 'DELETE document':
      database().clear(documentPath(database(), path()));
      return {};
    case 'GET requests':
      return emulator.requests.latest(undefined, MAX_REQUESTS);
    case 'GET request':
      return emulator.requests.traced(Number(query.get('id'))) ?? {};
    case 'GET rules':
      return rules.coverage(query.get('project') ?? '');
    case 'GET indexes':
      return {
        isStrict: emulator.indexCheck !== undefined,
        missed: [...emulator.missedIndexes].map(([message, count]) => ({ message, count })),
      };
    default:
      return undefined;
  }
}

/** Streams a line of JSON for each checked request, each commit and each heartbeat, until the page closes. */
export function streamEvents({ emulator }: WindowServices, response: ServerResponse): void {
  const send = (event: object): void => void response.write(`${JSON.stringify(event)}\n`);
  const stops = [emulator.requests.onRequest((request) => send({ kind: 'request', request }))];
  stops.push(
    emulator.onDatabase((database) => {
      stops.push(
        database.onCommit(({ changes }) => {
          const collections = [...new Set(changes.map(({ path }) => path.slice(0, -1).join('/')))];
          send({
            kind: 'commit',
            database: formatDatabaseName(database.id),
            collections: collections.slice(0, 50),
          });
        }),
      );
    }),
  );
  const heartbeat = setInterval(() => send({ kind: 'heartbeat' }), HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(heartbeat);
    for (const stop of stops) stop();
  });
  send({ kind: 'heartbeat' });
}

/** The collections below a document, or the root ones; `count` is 0 for a collection that only has subcollections. */
function collectionsBelow(database: Database, parent: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { path, count } of database.collectionSizes()) {
    const id = path[parent.length];
    if (id === undefined || !parent.every((segment, index) => path[index] === segment)) continue;
    const isDirect = path.length === parent.length + 1;
    counts.set(id, (counts.get(id) ?? 0) + (isDirect ? count : 0));
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => compareStrings(a.id, b.id));
}

/** The ids of up to 100 documents of a collection in name order, from `from` on, and the id that follows as `next`. */
function documentsIn(database: Database, collection: readonly string[], from: string | undefined): object {
  const ids: string[] = [];
  for (const { path } of database.scan(collection, from)) {
    ids.push(path.at(-1) as string);
    if (ids.length > PAGE) break;
  }
  const next = ids.length > PAGE ? ids.pop() : undefined;
  return { ids, ...(next !== undefined && { next }) };
}

function put(database: Database, documents: Body): object {
  const parsed = Object.entries(documents).map(([path, json]) => {
    const document = {
      path: documentPath(database, segmentsOf(path)),
      fields: parsePlainFields(asObject(json, path)),
    };
    checkLoaded(document.path, document.fields);
    return document;
  });
  database.load(parsed);
  return { count: parsed.length };
}

/** Checks that a path is a document's. @throws InvalidNameError */
function documentPath({ id }: Database, path: readonly string[]): readonly string[] {
  if (path.length === 0) throw invalidArgument('The path of a document is missing.');
  return parseDocumentName(`${formatDatabaseName(id)}/documents/${path.join('/')}`).path;
}

function segmentsOf(path: string): readonly string[] {
  return path === '' ? [] : parseText(path).split('/');
}

function formatted({ path, fields, createTime, updateTime }: StoredDocument): object {
  return {
    path: path.join('/'),
    fields: formatPlainFields(fields),
    createTime: formatTimestamp(createTime),
    updateTime: formatTimestamp(updateTime),
  };
}
