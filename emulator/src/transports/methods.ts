// Every unary or server-streaming method of google.firestore.v1, as all transports serve it.
import { FirestoreError, invalidArgument } from '../store/error.ts';
import { type FieldPath, isNameField } from '../store/field-path.ts';
import type { StructuredQuery } from '../query/query.ts';
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
import { newDocumentId, nextPage, offsetOf } from './paging.ts';
import { documentMessage, writeResultMessage } from './wire/answers.ts';
import { readAggregations, readOrderBy, readQuery } from './wire/convert-query.ts';
import { readConsistency, readTransactionOptions } from './wire/convert-read.ts';
import { pathIn, readMask, readPrecondition, readWrites } from './wire/convert-write.ts';
import type { RequestName, WireMessage, WireQuery, WireRequests } from './wire/messages.ts';
import { statusMessage } from './wire/status.ts';

interface Method<N extends RequestName> {
  readonly request: N;
  readonly response: string;
  /** Whether the answer is a stream of messages rather than one. */
  readonly isStream: boolean;
  /** `authorization` is the header. Names are parsed before it is checked, everything else after. */
  handle(
    service: FirestoreService,
    request: WireRequests[N],
    authorization: string | undefined,
  ): Promise<readonly WireMessage[]> | readonly WireMessage[];
}

function method<N extends RequestName>(
  request: N,
  response: string,
  handle: Method<N>['handle'],
  isStream = false,
): Method<N> {
  return { request, response, isStream, handle };
}

/** The fields to return for a query. */
function selected(select: readonly FieldPath[] | undefined): readonly FieldPath[] | undefined {
  return select?.filter((field) => !isNameField(field));
}

const DEFAULT_PAGE_SIZE = 300;

/** Refuses Query Explain rather than answering without the plan that the caller asked for. */
function refuseExplain(explainOptions: object | null | undefined): void {
  if (explainOptions)
    throw new FirestoreError('UNIMPLEMENTED', 'Query Explain (explain_options) is not in this emulator.');
}

/** RunQuery's error without a query. */
function requireQuery(query: WireQuery | null | undefined): WireQuery {
  if (!query) throw invalidArgument('StructuredQuery is not set.');
  return query;
}

const GetDocument = method('GetDocumentRequest', 'Document', (service, request, authorization) => {
  const { database, path } = parseDocumentName(request.name);
  const caller = parseCaller(authorization);
  const mask = readMask(request.mask);
  const document = service.getDocument(database, caller, path, readConsistency(request));
  return [{ ...documentMessage(database, document, mask) }];
});

const BatchGetDocuments = method(
  'BatchGetDocumentsRequest',
  'BatchGetDocumentsResponse',
  (service, request, authorization) => {
    const database = parseDatabaseName(request.database);
    const caller = parseCaller(authorization);
    const mask = readMask(request.mask);
    const paths = request.documents.map((name) => pathIn(database, name));
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
  true,
);

const BeginTransaction = method(
  'BeginTransactionRequest',
  'BeginTransactionResponse',
  (service, request, authorization) => {
    const database = parseDatabaseName(request.database);
    parseCaller(authorization);
    return [{ transaction: service.beginTransaction(database, readTransactionOptions(request.options)) }];
  },
);

const Commit = method('CommitRequest', 'CommitResponse', async (service, request, authorization) => {
  const database = parseDatabaseName(request.database);
  const caller = parseCaller(authorization);
  const writes = readWrites(database, request.writes);
  const transaction = request.transaction?.length ? request.transaction : undefined;
  const commit = await service.commit(database, caller, writes, transaction);
  return [commit ? { writeResults: commit.results.map(writeResultMessage), commitTime: commit.time } : {}];
});

const BatchWrite = method(
  'BatchWriteRequest',
  'BatchWriteResponse',
  async (service, request, authorization) => {
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
);

const Rollback = method('RollbackRequest', 'google.protobuf.Empty', (service, request, authorization) => {
  parseDatabaseName(request.database);
  parseCaller(authorization);
  service.rollback(request.transaction);
  return [{}];
});

const RunQuery = method(
  'RunQueryRequest',
  'RunQueryResponse',
  (service, request, authorization) => {
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
  true,
);

const RunAggregationQuery = method(
  'RunAggregationQueryRequest',
  'RunAggregationQueryResponse',
  (service, request, authorization) => {
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
  true,
);

const ListCollectionIds = method(
  'ListCollectionIdsRequest',
  'ListCollectionIdsResponse',
  (service, request, authorization) => {
    const { database, path } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    const ids = service.listCollectionIds(database, caller, path, readConsistency(request));
    const page = nextPage(ids, request.pageToken, request.pageSize, Infinity);
    return [{ collectionIds: page.items, ...(page.token && { nextPageToken: page.token }) }];
  },
);

const ListDocuments = method(
  'ListDocumentsRequest',
  'ListDocumentsResponse',
  (service, request, authorization) => {
    const { database, path: parent } = parseParentName(request.parent);
    const caller = parseCaller(authorization);
    const collectionId = request.collectionId === '' ? undefined : request.collectionId;
    if (collectionId !== undefined) checkCollectionId(collectionId);
    if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
    const mask = readMask(request.mask);
    const consistency = readConsistency(request);
    const orderBy = readOrderBy(request.orderBy);
    if (request.showMissing) {
      if (orderBy.length > 0) throw invalidArgument('order_by is not supported with show_missing.');
      const all = service.listWithMissing(database, caller, parent, collectionId, consistency);
      const page = nextPage(all, request.pageToken, request.pageSize, DEFAULT_PAGE_SIZE);
      return [listResponse(database, page, mask)];
    }
    const offset = offsetOf(request.pageToken);
    const size = request.pageSize === 0 ? DEFAULT_PAGE_SIZE : request.pageSize;
    const query: StructuredQuery = {
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
    const documents = service.listDocuments(database, caller, query, offset, consistency);
    const items = documents.slice(0, size).map((document) => ({ path: document.path, document }));
    const token = documents.length > size ? String(offset + size) : undefined;
    return [listResponse(database, { items, token }, mask)];
  },
);

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

const CreateDocument = method(
  'CreateDocumentRequest',
  'Document',
  async (service, request, authorization) => {
    const { database, path: parent } = parseParentName(request.parent);
    checkCollectionId(request.collectionId);
    if (request.documentId !== '') checkDocumentId(request.documentId);
    const caller = parseCaller(authorization);
    const mask = readMask(request.mask);
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
);

const UpdateDocument = method(
  'UpdateDocumentRequest',
  'Document',
  async (service, request, authorization) => {
    const { database, path } = parseDocumentName(request.document?.name ?? '');
    const caller = parseCaller(authorization);
    const mask = readMask(request.mask);
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
);

const DeleteDocument = method(
  'DeleteDocumentRequest',
  'google.protobuf.Empty',
  async (service, request, authorization) => {
    const { database, path } = parseDocumentName(request.name);
    const caller = parseCaller(authorization);
    const precondition = readPrecondition(request.currentDocument);
    await service.commit(database, caller, [{ kind: 'delete', path, precondition }]);
    return [{}];
  },
);

const PartitionQuery = method('PartitionQueryRequest', 'PartitionQueryResponse', () => {
  throw new FirestoreError('UNIMPLEMENTED', 'PartitionQuery is not implemented.');
});

const ExecutePipeline = method('ExecutePipelineRequest', 'ExecutePipelineResponse', () => {
  throw new FirestoreError(
    'UNIMPLEMENTED',
    'Pipelines are not implemented: this database is of the standard edition.',
  );
});

/** The methods by their gRPC names. */
const METHODS = {
  GetDocument,
  ListDocuments,
  CreateDocument,
  UpdateDocument,
  DeleteDocument,
  BatchGetDocuments,
  BeginTransaction,
  Commit,
  Rollback,
  RunQuery,
  RunAggregationQuery,
  PartitionQuery,
  ListCollectionIds,
  BatchWrite,
  ExecutePipeline,
} as const;

export type MethodName = keyof typeof METHODS;

/** A method whose request type is not known statically. */
export type AnyMethod = Method<RequestName>;

/** The method of a name, if any. */
export function findMethod(name: string): AnyMethod | undefined {
  return Object.hasOwn(METHODS, name) ? METHODS[name as MethodName] : undefined;
}
