// The messages of google.firestore.v1 that the emulator exchanges, field by field, as protobufjs reads descriptors.
// Written from the public API reference; Write.verify (field 5) is not published, but the mobile and web SDKs send it.
import protobuf from 'protobufjs/light.js';

type FieldSpec = readonly [type: string, id: number];

interface MessageSpec {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly oneofs?: Readonly<Record<string, readonly string[]>>;
}

const V1 = 'google.firestore.v1.';
const TIMESTAMP = 'google.protobuf.Timestamp';

const MESSAGES: Readonly<Record<string, MessageSpec>> = {
  'google.protobuf.Empty': { fields: {} },
  'google.protobuf.Timestamp': { fields: { seconds: ['int64', 1], nanos: ['int32', 2] } },
  'google.protobuf.Int32Value': { fields: { value: ['int32', 1] } },
  'google.protobuf.Int64Value': { fields: { value: ['int64', 1] } },
  'google.protobuf.DoubleValue': { fields: { value: ['double', 1] } },
  'google.protobuf.Any': { fields: { typeUrl: ['string', 1], value: ['bytes', 2] } },
  'google.rpc.Status': {
    fields: { code: ['int32', 1], message: ['string', 2], details: ['repeated google.protobuf.Any', 3] },
  },
  'google.rpc.ErrorInfo': {
    fields: { reason: ['string', 1], domain: ['string', 2], metadata: ['map string', 3] },
  },
  'google.rpc.DebugInfo': { fields: { stackEntries: ['repeated string', 1], detail: ['string', 2] } },
  Value: { fields: {} },
  ArrayValue: { fields: {} },
  Document: { fields: {} },
  DocumentMask: { fields: { fieldPaths: ['repeated string', 1] } },
  Precondition: {
    fields: { exists: ['bool', 1], updateTime: [TIMESTAMP, 2] },
    oneofs: { conditionType: ['exists', 'updateTime'] },
  },
  ReadOnly: { fields: { readTime: [TIMESTAMP, 2] } },
  ReadWrite: { fields: { retryTransaction: ['bytes', 1] } },
  TransactionOptions: {
    fields: { readOnly: ['ReadOnly', 2], readWrite: ['ReadWrite', 3], concurrencyMode: ['int32', 4] },
    oneofs: { mode: ['readOnly', 'readWrite'] },
  },
  FieldTransform: {
    fields: {
      fieldPath: ['string', 1],
      setToServerValue: ['ServerValue', 2],
      increment: ['Value', 3],
      maximum: ['Value', 4],
      minimum: ['Value', 5],
      appendMissingElements: ['ArrayValue', 6],
      removeAllFromArray: ['ArrayValue', 7],
    },
    oneofs: {
      transformType: [
        'setToServerValue',
        'increment',
        'maximum',
        'minimum',
        'appendMissingElements',
        'removeAllFromArray',
      ],
    },
  },
  DocumentTransform: { fields: { document: ['string', 1], fieldTransforms: ['repeated FieldTransform', 2] } },
  Write: {
    fields: {
      update: ['Document', 1],
      delete: ['string', 2],
      verify: ['string', 5],
      transform: ['DocumentTransform', 6],
      updateMask: ['DocumentMask', 3],
      updateTransforms: ['repeated FieldTransform', 7],
      currentDocument: ['Precondition', 4],
    },
    oneofs: { operation: ['update', 'delete', 'verify', 'transform'] },
  },
  WriteResult: { fields: { updateTime: [TIMESTAMP, 1], transformResults: ['repeated Value', 2] } },
  DocumentChange: {
    fields: {
      document: ['Document', 1],
      targetIds: ['repeated int32', 5],
      removedTargetIds: ['repeated int32', 6],
    },
  },
  DocumentDelete: {
    fields: { document: ['string', 1], removedTargetIds: ['repeated int32', 6], readTime: [TIMESTAMP, 4] },
  },
  ExistenceFilter: { fields: { targetId: ['int32', 1], count: ['int32', 2] } },
  CollectionSelector: { fields: { collectionId: ['string', 2], allDescendants: ['bool', 3] } },
  FieldReference: { fields: { fieldPath: ['string', 2] } },
  CompositeFilter: { fields: { op: ['CompositeOperator', 1], filters: ['repeated Filter', 2] } },
  FieldFilter: { fields: { field: ['FieldReference', 1], op: ['FieldOperator', 2], value: ['Value', 3] } },
  UnaryFilter: { fields: { op: ['UnaryOperator', 1], field: ['FieldReference', 2] } },
  Filter: {
    fields: {
      compositeFilter: ['CompositeFilter', 1],
      fieldFilter: ['FieldFilter', 2],
      unaryFilter: ['UnaryFilter', 3],
    },
    oneofs: { filterType: ['compositeFilter', 'fieldFilter', 'unaryFilter'] },
  },
  Order: { fields: { field: ['FieldReference', 1], direction: ['Direction', 2] } },
  Projection: { fields: { fields: ['repeated FieldReference', 2] } },
  Cursor: { fields: { values: ['repeated Value', 1], before: ['bool', 2] } },
  FindNearest: {
    fields: {
      vectorField: ['FieldReference', 1],
      queryVector: ['Value', 2],
      distanceMeasure: ['DistanceMeasure', 3],
      limit: ['google.protobuf.Int32Value', 4],
      distanceResultField: ['string', 5],
      distanceThreshold: ['google.protobuf.DoubleValue', 6],
    },
  },
  StructuredQuery: {
    fields: {
      select: ['Projection', 1],
      from: ['repeated CollectionSelector', 2],
      where: ['Filter', 3],
      orderBy: ['repeated Order', 4],
      limit: ['google.protobuf.Int32Value', 5],
      offset: ['int32', 6],
      startAt: ['Cursor', 7],
      endAt: ['Cursor', 8],
      findNearest: ['FindNearest', 9],
    },
  },
  Count: { fields: { upTo: ['google.protobuf.Int64Value', 1] } },
  FieldAggregation: { fields: { field: ['FieldReference', 1] } },
  Aggregation: {
    fields: {
      count: ['Count', 1],
      sum: ['FieldAggregation', 2],
      avg: ['FieldAggregation', 3],
      alias: ['string', 7],
    },
    oneofs: { operator: ['count', 'sum', 'avg'] },
  },
  StructuredAggregationQuery: {
    fields: { structuredQuery: ['StructuredQuery', 1], aggregations: ['repeated Aggregation', 3] },
  },
  AggregationResult: { fields: { aggregateFields: ['map Value', 2] } },
  ExplainOptions: { fields: { analyze: ['bool', 1] } },
  GetDocumentRequest: {
    fields: {
      name: ['string', 1],
      mask: ['DocumentMask', 2],
      transaction: ['bytes', 3],
      readTime: [TIMESTAMP, 5],
    },
  },
  ListDocumentsRequest: {
    fields: {
      parent: ['string', 1],
      collectionId: ['string', 2],
      pageSize: ['int32', 3],
      pageToken: ['string', 4],
      orderBy: ['string', 6],
      mask: ['DocumentMask', 7],
      transaction: ['bytes', 8],
      readTime: [TIMESTAMP, 10],
      showMissing: ['bool', 12],
    },
  },
  ListDocumentsResponse: { fields: { documents: ['repeated Document', 1], nextPageToken: ['string', 2] } },
  CreateDocumentRequest: {
    fields: {
      parent: ['string', 1],
      collectionId: ['string', 2],
      documentId: ['string', 3],
      document: ['Document', 4],
      mask: ['DocumentMask', 5],
    },
  },
  UpdateDocumentRequest: {
    fields: {
      document: ['Document', 1],
      updateMask: ['DocumentMask', 2],
      mask: ['DocumentMask', 3],
      currentDocument: ['Precondition', 4],
    },
  },
  DeleteDocumentRequest: { fields: { name: ['string', 1], currentDocument: ['Precondition', 2] } },
  BatchGetDocumentsRequest: {
    fields: {
      database: ['string', 1],
      documents: ['repeated string', 2],
      mask: ['DocumentMask', 3],
      transaction: ['bytes', 4],
      newTransaction: ['TransactionOptions', 5],
      readTime: [TIMESTAMP, 7],
    },
  },
  BatchGetDocumentsResponse: {
    fields: {
      found: ['Document', 1],
      missing: ['string', 2],
      transaction: ['bytes', 3],
      readTime: [TIMESTAMP, 4],
    },
  },
  BeginTransactionRequest: { fields: { database: ['string', 1], options: ['TransactionOptions', 2] } },
  BeginTransactionResponse: { fields: { transaction: ['bytes', 1] } },
  CommitRequest: {
    fields: { database: ['string', 1], writes: ['repeated Write', 2], transaction: ['bytes', 3] },
  },
  CommitResponse: { fields: { writeResults: ['repeated WriteResult', 1], commitTime: [TIMESTAMP, 2] } },
  RollbackRequest: { fields: { database: ['string', 1], transaction: ['bytes', 2] } },
  RunQueryRequest: {
    fields: {
      parent: ['string', 1],
      structuredQuery: ['StructuredQuery', 2],
      transaction: ['bytes', 5],
      newTransaction: ['TransactionOptions', 6],
      readTime: [TIMESTAMP, 7],
      explainOptions: ['ExplainOptions', 10],
    },
  },
  RunQueryResponse: {
    fields: {
      document: ['Document', 1],
      transaction: ['bytes', 2],
      readTime: [TIMESTAMP, 3],
      skippedResults: ['int32', 4],
      done: ['bool', 6],
    },
  },
  RunAggregationQueryRequest: {
    fields: {
      parent: ['string', 1],
      structuredAggregationQuery: ['StructuredAggregationQuery', 2],
      transaction: ['bytes', 4],
      newTransaction: ['TransactionOptions', 5],
      readTime: [TIMESTAMP, 6],
      explainOptions: ['ExplainOptions', 8],
    },
  },
  RunAggregationQueryResponse: {
    fields: {
      result: ['AggregationResult', 1],
      transaction: ['bytes', 2],
      readTime: [TIMESTAMP, 3],
    },
  },
  WriteRequest: {
    fields: {
      database: ['string', 1],
      streamId: ['string', 2],
      writes: ['repeated Write', 3],
      streamToken: ['bytes', 4],
      labels: ['map string', 5],
    },
  },
  WriteResponse: {
    fields: {
      streamId: ['string', 1],
      streamToken: ['bytes', 2],
      writeResults: ['repeated WriteResult', 3],
      commitTime: [TIMESTAMP, 4],
    },
  },
  QueryTarget: { fields: { parent: ['string', 1], structuredQuery: ['StructuredQuery', 2] } },
  DocumentsTarget: { fields: { documents: ['repeated string', 2] } },
  Target: {
    fields: {
      query: ['QueryTarget', 2],
      documents: ['DocumentsTarget', 3],
      resumeToken: ['bytes', 4],
      readTime: [TIMESTAMP, 11],
      targetId: ['int32', 5],
      once: ['bool', 6],
      expectedCount: ['google.protobuf.Int32Value', 12],
    },
    oneofs: { targetType: ['query', 'documents'], resumeType: ['resumeToken', 'readTime'] },
  },
  TargetChange: {
    fields: {
      targetChangeType: ['TargetChangeType', 1],
      targetIds: ['repeated int32', 2],
      cause: ['google.rpc.Status', 3],
      resumeToken: ['bytes', 4],
      readTime: [TIMESTAMP, 6],
    },
  },
  ListenRequest: {
    fields: {
      database: ['string', 1],
      addTarget: ['Target', 2],
      removeTarget: ['int32', 3],
      labels: ['map string', 4],
    },
    oneofs: { targetChange: ['addTarget', 'removeTarget'] },
  },
  ListenResponse: {
    fields: {
      targetChange: ['TargetChange', 2],
      documentChange: ['DocumentChange', 3],
      documentDelete: ['DocumentDelete', 4],
      filter: ['ExistenceFilter', 5],
    },
  },
  ListCollectionIdsRequest: {
    fields: {
      parent: ['string', 1],
      pageSize: ['int32', 2],
      pageToken: ['string', 3],
      readTime: [TIMESTAMP, 4],
    },
  },
  ListCollectionIdsResponse: {
    fields: { collectionIds: ['repeated string', 1], nextPageToken: ['string', 2] },
  },
  BatchWriteRequest: {
    fields: { database: ['string', 1], writes: ['repeated Write', 2], labels: ['map string', 3] },
  },
  BatchWriteResponse: {
    fields: { writeResults: ['repeated WriteResult', 1], status: ['repeated google.rpc.Status', 2] },
  },
  PartitionQueryRequest: { fields: { parent: ['string', 1] } },
  PartitionQueryResponse: { fields: {} },
  ExecutePipelineRequest: { fields: { database: ['string', 1] } },
  ExecutePipelineResponse: { fields: {} },
};

const ENUMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ServerValue: { SERVER_VALUE_UNSPECIFIED: 0, REQUEST_TIME: 1 },
  CompositeOperator: { OPERATOR_UNSPECIFIED: 0, AND: 1, OR: 2 },
  FieldOperator: {
    OPERATOR_UNSPECIFIED: 0,
    LESS_THAN: 1,
    LESS_THAN_OR_EQUAL: 2,
    GREATER_THAN: 3,
    GREATER_THAN_OR_EQUAL: 4,
    EQUAL: 5,
    NOT_EQUAL: 6,
    ARRAY_CONTAINS: 7,
    IN: 8,
    ARRAY_CONTAINS_ANY: 9,
    NOT_IN: 10,
  },
  UnaryOperator: { OPERATOR_UNSPECIFIED: 0, IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 },
  Direction: { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 },
  DistanceMeasure: { DISTANCE_MEASURE_UNSPECIFIED: 0, EUCLIDEAN: 1, COSINE: 2, DOT_PRODUCT: 3 },
  TargetChangeType: { NO_CHANGE: 0, ADD: 1, REMOVE: 2, CURRENT: 3, RESET: 4 },
};

const SCALARS: ReadonlySet<string> = new Set(['string', 'bytes', 'bool', 'int32', 'int64', 'double']);

/** Builds the descriptors of every message above. */
export function buildSchema(): protobuf.Root {
  const root = new protobuf.Root();
  for (const [name, values] of Object.entries(ENUMS)) {
    root.define(V1.slice(0, -1)).add(new protobuf.Enum(name, { ...values }));
  }
  for (const [name, spec] of Object.entries(MESSAGES)) {
    const [namespace, simpleName] = splitName(qualified(name));
    const type = new protobuf.Type(simpleName);
    for (const [field, [fieldType, id]] of Object.entries(spec.fields))
      type.add(makeField(field, fieldType, id));
    for (const [oneof, members] of Object.entries(spec.oneofs ?? {}))
      type.add(new protobuf.OneOf(oneof, [...members]));
    root.define(namespace).add(type);
  }
  return root;
}

function makeField(name: string, type: string, id: number): protobuf.FieldBase {
  const [first, second] = type.split(' ') as [string, string | undefined];
  if (second === undefined) return new protobuf.Field(name, id, qualified(first));
  if (first === 'map') return new protobuf.MapField(name, id, 'string', qualified(second));
  return new protobuf.Field(name, id, qualified(second), first);
}

function qualified(name: string): string {
  return SCALARS.has(name) || name.includes('.') ? name : V1 + name;
}

function splitName(name: string): [namespace: string, simpleName: string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}
