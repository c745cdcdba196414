// Every unary or server-streaming method of google.firestore.v1; REST and gRPC both call them.
import { FirestoreError, invalidArgument } from '../store/error.ts';
import { type FieldPath, isNameField } from '../store/field-path.ts';
import type { StructuredQuery } from '../query/query.ts';
import { requireAdmin } from '../service/authorize.ts';
import { parseCaller } from '../service/caller.ts';
import type { FirestoreService } from '../service/firestore-service.ts';
import type { DatabaseId, StoredDocument } from '../value/document.ts';
import {
  checkCollectionId,
  checkDocumentId,
  formatDocumentName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from '../value/resource-name.ts';
import { newDocumentId, nextPage, pageToken, placeOf } from './paging.ts';
import { documentMessage, writeResultMessage } from './wire/answers.ts';
import { readAggregations, readOrderBy, readQuery } from './wire/convert-query.ts';
import { readConsistency, readTransactionOptions } from './wire/convert-read.ts';
import { pathIn, readMask, readPrecondition, readProjection, readWrites } from './wire/convert-write.ts';
import {
  type RequestName,
  serviceMethod,
  type WireMessage,
  type WireQuery,
  type WireRequests,
} from './wire/messages.ts';
import { statusMessage } from './wire/status.ts';

/** Answers a request. `authorization` is the request's header, which is checked after names are parsed and before all else. */
type Handler<N extends RequestName> = (
  service: FirestoreService,
  request: WireRequests[N],
  authorization: string | undefined,
) => Promise<readonly WireMessage[]> | readonly WireMessage[];

type NameOf<R> = R extends `${infer Name}Request` ? Name : never;
export type MethodName = NameOf<Exclude<RequestName, 'ListenRequest' | 'WriteRequest'>>;

/** The fields to return for a query: those of `select` without `__name__`, which every result has anyway. */
function selected(select: readonly FieldPath[] | undefined): readonly FieldPath[] | undefined {
  return select?.filter((field) => !isNameField(field));
}

const DEFAULT_PAGE_SIZE = 300;

/** Refuses Query Explain rather than answering without the plan that the caller asked for. */
function refuseExplain(explainOptions: object | null | undefined): void {
  if (explainOptions)
    throw new FirestoreError('UNIMPLEMENTED', 'Query Explain (explain_options) is not in this emulator.');
}

/** The query of a request; throws RunQuery's error when there is none. */
function requireQuery(query: WireQuery | null | undefined): WireQuery {
  if (!query) throw invalidArgument('StructuredQuery is not set.');
  return query;
}

function listResponse(
  database: DatabaseId,
  page: {
    readonly items: readonly {
      readonly path: readonly string[];
      readonly document: StoredDocument | undefined;
    }[];
    readonly token: string | undefined;
  },
  mask: readonly FieldPath[] | undefined,
): WireMessage {
  const documents = page.items.map(({ path, document }) =>
    document
      ? documentMessage(database, document, mask)
      : {
          name: formatDocumentName(database, path),
          fields: new Map(),
          createTime: undefined,
          updateTime: undefined,
        },
  );
  return { ...(documents.length > 0 && { documents }), ...(page.token && { nextPageToken: page.token }) };
}

/** The methods by their gRPC names. */
const METHODS: { readonly [Name in MethodName]: Handler<`${Name}Request`> } = {
  GetDocument(service, request, authorization) {
    const { database, path } = parseDocumentName(request.name);
    const caller = parseCaller(authorization);
    const mask = readProjection(request.mask);
    const document = service.getDocument(database, caller, path, readConsistency(request));
    return [{ ...documentMessage(database, document, mask) }];
  },

  BatchGetDocuments(service, request, authorization) {
    const database = parseDatabaseName(request.database);
    const caller = parseCaller(authorization);
    const mask = readProjection(request.mask);
    // As its reference says, each document is read once.
    const paths = [...new Set(request.documents)].map((name) => pathIn(database, name));
    const answer = service.batchGet(database, caller, paths, readConsistency(request));
    const { readTime, transaction } = answer;
    const messages: WireMessage[] = answer.results.map(({ path, document }) => ({
      ...(document
        ? { found: documentMessage(database, document, mask) }
        : { missing: formatDocumentName(database, path) }),
      readTime,
    }));
    if (!transaction) return messages;
    const [first, ...rest] = messages;
    return [{ transaction, readTime, ...first }, ...rest];
  },

  BeginTransaction(service, request, authorization) {
    const database = parseDatabaseName(request.database);
    parseCaller(authorization);
    return [{ transaction: service.beginTransaction(database, readTransactionOptions(request.options)) }];
  },

  async Commit(service, request, authorization) {
    const database = parseDatabaseName(request.database);
    const caller = parseCaller(authorization);
    const writes = readWrites(database, request.writes);
    const transaction = request.transaction?.length ? request.transaction : undefined;
    const commit = await service.commit(database, caller, writes, transaction);
    return [commit ? { writeResults: commit.results.map(writeResultMessage), commitTime: commit.time } : {}];
  },

  async BatchWrite(service, request, authorization) {
    const database = parseDatabaseName(request.database);
    const caller = parseCaller(authorization);
    const outcomes = await service.batchWrite(database, caller, readWrites(database, request.writes));
    return [
      {
        writeResults: outcomes.map((outcome) =>
          outcome instanceof FirestoreError ? {} : writeResultMessage(outcome),
        ),
        status: outcomes.map((outcome) => (outcome instanceof FirestoreError ? statusMessage(outcome) : {})),
      },
    ];
  },

  Rollback(service, request, authorization) {
    parseDatabaseName(request.database);
    parseCaller(authorization);
    service.rollback(request.transaction);
    return [{}];
  },

  RunQuery(service, request, authorization) {
    const { database, path } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    refuseExplain(request.explainOptions);
    const query = readQuery(path, requireQuery(request.structuredQuery));
    const answer = service.runQuery(database, caller, query, readConsistency(request));
    const { readTime, transaction, skipped } = answer;
    const mask = selected(query.select);
    const messages: WireMessage[] = answer.documents.map((document) => ({
      document: documentMessage(database, document, mask),
      readTime,
    }));
    if (messages.length === 0) messages.push({ readTime });
    messages[0] = {
      ...(transaction && { transaction }),
      ...messages[0],
      ...(skipped > 0 && { skippedResults: skipped }),
    };
    return messages;
  },

  RunAggregationQuery(service, request, authorization) {
    const { database, path } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    refuseExplain(request.explainOptions);
    const aggregation = request.structuredAggregationQuery;
    const query = readQuery(path, requireQuery(aggregation?.structuredQuery));
    const aggregations = readAggregations(aggregation?.aggregations ?? []);
    const answer = service.runAggregation(database, caller, query, aggregations, readConsistency(request));
    return [
      {
        ...(answer.transaction && { transaction: answer.transaction }),
        result: { aggregateFields: Object.fromEntries(answer.result) },
        readTime: answer.readTime,
      },
    ];
  },

  ListCollectionIds(service, request, authorization) {
    const { database, path } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    const ids = service.listCollectionIds(database, caller, path, readConsistency(request));
    const page = nextPage(ids, request.pageToken, request.pageSize, Infinity, (id) => ({
      type: 'string',
      value: id,
    }));
    return [{ collectionIds: page.items, ...(page.token && { nextPageToken: page.token }) }];
  },

  ListDocuments(service, request, authorization) {
    const { database, path: parent } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    const collectionId = request.collectionId === '' ? undefined : request.collectionId;
    if (collectionId !== undefined) checkCollectionId(collectionId);
    if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
    const mask = readProjection(request.mask);
    const consistency = readConsistency(request);
    const orderBy = readOrderBy(request.orderBy);
    if (request.showMissing) {
      if (orderBy.length > 0) throw invalidArgument('order_by is not supported with show_missing.');
      const all = service.listWithMissing(database, caller, parent, collectionId, consistency);
      const page = nextPage(all, request.pageToken, request.pageSize, DEFAULT_PAGE_SIZE, (item) => ({
        type: 'reference',
        value: formatDocumentName(database, item.path),
      }));
      return [listResponse(database, page, mask)];
    }
    const after = placeOf(request.pageToken);
    const size = request.pageSize === 0 ? DEFAULT_PAGE_SIZE : request.pageSize;
    const query: StructuredQuery & { readonly limit: number } = {
      parent,
      collectionId,
      allDescendants: false,
      where: undefined,
      orderBy,
      startAt: undefined,
      endAt: undefined,
      offset: 0,
      limit: size,
      select: undefined,
    };
    const { documents, next } = service.listDocuments(database, caller, query, after, consistency);
    const items = documents.map((document) => ({ path: document.path, document }));
    const token = next && pageToken(next);
    return [listResponse(database, { items, token }, mask)];
  },

  async CreateDocument(service, request, authorization) {
    const { database, path: parent } = parseParentName(request.parent);
    checkCollectionId(request.collectionId);
    if (request.documentId !== '') checkDocumentId(request.documentId);
    if (request.document?.name) throw invalidArgument('document.name must not be set');
    const caller = parseCaller(authorization);
    const mask = readProjection(request.mask);
    const path = [...parent, request.collectionId, request.documentId || newDocumentId()];
    const fields = request.document?.fields ?? new Map();
    const document = await service.writeDocument(database, caller, {
      kind: 'set',
      path,
      fields,
      transforms: [],
      precondition: { exists: false },
    });
    return [{ ...documentMessage(database, document, mask) }];
  },

  async UpdateDocument(service, request, authorization) {
    const { database, path } = parseDocumentName(request.document?.name ?? '');
    const caller = parseCaller(authorization);
    const mask = readProjection(request.mask);
    const document = await service.writeDocument(database, caller, {
      kind: 'set',
      path,
      fields: request.document?.fields ?? new Map(),
      mask: readMask(request.updateMask),
      transforms: [],
      precondition: readPrecondition(request.currentDocument),
    });
    return [{ ...documentMessage(database, document, mask) }];
  },

  async DeleteDocument(service, request, authorization) {
    const { database, path } = parseDocumentName(request.name);
    const caller = parseCaller(authorization);
    const precondition = readPrecondition(request.currentDocument);
    await service.commit(database, caller, [{ kind: 'delete', path, precondition }]);
    return [{}];
  },

  PartitionQuery(_service, _request, authorization) {
    requireAdmin(parseCaller(authorization), 'Partitioning a query requires admin authentication.');
    throw new FirestoreError('UNIMPLEMENTED', 'PartitionQuery is not implemented.');
  },

  ExecutePipeline() {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      'Pipelines are not implemented: this database is of the standard edition.',
    );
  },
};

/** A method whose request type is not known statically. */
interface Method {
  readonly request: RequestName;
  readonly response: string;
  /** Whether the answer is a stream of messages rather than one. */
  readonly isStream: boolean;
  readonly handle: Handler<RequestName>;
}

/** The method with this gRPC name, if any. */
export function findMethod(name: string): Method | undefined {
  if (!Object.hasOwn(METHODS, name)) return undefined;
  const { requestType, responseType, responseStream } = serviceMethod(name);
  return {
    request: requestType as RequestName,
    response: responseType,
    isStream: responseStream === true,
    handle: METHODS[name as MethodName] as Handler<RequestName>,
  };
}
