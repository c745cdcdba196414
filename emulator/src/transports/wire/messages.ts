// Types of decoded protobuf messages, and their binary codec.
// Values, arrays, documents and timestamps in them have the emulator's types already.
import protobuf from 'protobufjs/light.js';
import type { ArrayValue, Fields, Timestamp, Value } from '../../value/value.ts';
import { buildSchema } from './schema.ts';
import {
  decodeArray,
  decodeDocument,
  decodeTimestamp,
  decodeValue,
  encodeArray,
  encodeDocument,
  encodeTimestamp,
  encodeValue,
} from './value-codec.ts';

export interface WireDocument {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;
}

/** An optional field that holds a message; protobufjs decodes an absent one as null. */
type Optional<T> = T | null | undefined;

export interface WireMask {
  readonly fieldPaths: readonly string[];
}
export interface WirePrecondition {
  readonly conditionType?: 'exists' | 'updateTime';
  readonly exists: boolean;
  readonly updateTime: Optional<Timestamp>;
}
export interface WireTransactionOptions {
  readonly mode?: 'readOnly' | 'readWrite';
  readonly readOnly: Optional<{ readonly readTime: Optional<Timestamp> }>;
}
export interface WireFieldTransform {
  readonly transformType?:
    | 'setToServerValue'
    | 'increment'
    | 'maximum'
    | 'minimum'
    | 'appendMissingElements'
    | 'removeAllFromArray';
  readonly fieldPath: string;
  readonly setToServerValue: number;
  readonly increment: Value;
  readonly maximum: Value;
  readonly minimum: Value;
  readonly appendMissingElements: ArrayValue;
  readonly removeAllFromArray: ArrayValue;
}
export interface WireWrite {
  readonly operation?: 'update' | 'delete' | 'verify' | 'transform';
  readonly update: WireDocument;
  readonly delete: string;
  readonly verify: string;
  readonly transform: { readonly document: string; readonly fieldTransforms: readonly WireFieldTransform[] };
  readonly updateMask: Optional<WireMask>;
  readonly updateTransforms: readonly WireFieldTransform[];
  readonly currentDocument: Optional<WirePrecondition>;
}
export interface WireFieldReference {
  readonly fieldPath: string;
}
export interface WireFilter {
  readonly filterType?: 'compositeFilter' | 'fieldFilter' | 'unaryFilter';
  readonly compositeFilter: { readonly op: number; readonly filters: readonly WireFilter[] };
  readonly fieldFilter: {
    readonly field: Optional<WireFieldReference>;
    readonly op: number;
    readonly value: Optional<Value>;
  };
  readonly unaryFilter: { readonly op: number; readonly field: Optional<WireFieldReference> };
}
export interface WireCursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}
export interface WireQuery {
  readonly select: Optional<{ readonly fields: readonly WireFieldReference[] }>;
  readonly from: readonly { readonly collectionId: string; readonly allDescendants: boolean }[];
  readonly where: Optional<WireFilter>;
  readonly orderBy: readonly { readonly field: Optional<WireFieldReference>; readonly direction: number }[];
  readonly limit: Optional<{ readonly value: number }>;
  readonly offset: number;
  readonly startAt: Optional<WireCursor>;
  readonly endAt: Optional<WireCursor>;
  readonly findNearest: Optional<WireFindNearest>;
}
export interface WireFindNearest {
  readonly vectorField: Optional<WireFieldReference>;
  readonly queryVector: Optional<Value>;
  readonly distanceMeasure: number;
  readonly limit: Optional<{ readonly value: number }>;
  readonly distanceResultField: string;
  readonly distanceThreshold: Optional<{ readonly value: number }>;
}
export interface WireAggregation {
  readonly operator?: 'count' | 'sum' | 'avg';
  readonly alias: string;
  readonly count: { readonly upTo: Optional<{ readonly value: number | { toString(): string } }> };
  readonly sum: { readonly field: Optional<WireFieldReference> };
  readonly avg: { readonly field: Optional<WireFieldReference> };
}
/** Options for the consistency of a read; not every request has all of them. */
export interface WireConsistency {
  readonly transaction?: Optional<Uint8Array>;
  readonly newTransaction?: Optional<WireTransactionOptions>;
  readonly readTime?: Optional<Timestamp>;
}
export interface WireTarget {
  readonly targetType?: 'query' | 'documents';
  readonly resumeType?: 'resumeToken' | 'readTime';
  readonly query: { readonly parent: string; readonly structuredQuery: Optional<WireQuery> };
  readonly documents: { readonly documents: readonly string[] };
  readonly resumeToken: Uint8Array;
  readonly readTime: Optional<Timestamp>;
  readonly targetId: number;
}

/** The requests, by message name. */
export interface WireRequests {
  GetDocumentRequest: WireConsistency & { readonly name: string; readonly mask: Optional<WireMask> };
  ListDocumentsRequest: WireConsistency & {
    readonly parent: string;
    readonly collectionId: string;
    readonly pageSize: number;
    readonly pageToken: string;
    readonly orderBy: string;
    readonly mask: Optional<WireMask>;
    readonly showMissing: boolean;
  };
  CreateDocumentRequest: {
    readonly parent: string;
    readonly collectionId: string;
    readonly documentId: string;
    readonly document: Optional<WireDocument>;
    readonly mask: Optional<WireMask>;
  };
  UpdateDocumentRequest: {
    readonly document: Optional<WireDocument>;
    readonly updateMask: Optional<WireMask>;
    readonly mask: Optional<WireMask>;
    readonly currentDocument: Optional<WirePrecondition>;
  };
  DeleteDocumentRequest: { readonly name: string; readonly currentDocument: Optional<WirePrecondition> };
  BatchGetDocumentsRequest: WireConsistency & {
    readonly database: string;
    readonly documents: readonly string[];
    readonly mask: Optional<WireMask>;
  };
  BeginTransactionRequest: { readonly database: string; readonly options: Optional<WireTransactionOptions> };
  CommitRequest: {
    readonly database: string;
    readonly writes: readonly WireWrite[];
    readonly transaction: Optional<Uint8Array>;
  };
  RollbackRequest: { readonly database: string; readonly transaction: Uint8Array };
  RunQueryRequest: WireConsistency & {
    readonly parent: string;
    readonly structuredQuery: Optional<WireQuery>;
    readonly explainOptions: Optional<object>;
  };
  RunAggregationQueryRequest: WireConsistency & {
    readonly parent: string;
    readonly structuredAggregationQuery: Optional<{
      readonly structuredQuery: Optional<WireQuery>;
      readonly aggregations: readonly WireAggregation[];
    }>;
    readonly explainOptions: Optional<object>;
  };
  WriteRequest: {
    readonly database: string;
    readonly streamId: string;
    readonly writes: readonly WireWrite[];
    readonly streamToken: Uint8Array;
  };
  ListenRequest: {
    readonly targetChange?: 'addTarget' | 'removeTarget';
    readonly database: string;
    readonly addTarget: WireTarget;
    readonly removeTarget: number;
  };
  ListCollectionIdsRequest: {
    readonly parent: string;
    readonly pageSize: number;
    readonly pageToken: string;
    readonly readTime?: Optional<Timestamp>;
  };
  BatchWriteRequest: { readonly database: string; readonly writes: readonly WireWrite[] };
  PartitionQueryRequest: { readonly parent: string };
  ExecutePipelineRequest: { readonly database: string };
}

export type RequestName = keyof WireRequests;

/** A message to be sent: only the fields that are set. */
export type WireMessage = Readonly<Record<string, unknown>>;

const root = buildSchema();
const types = new Map<string, protobuf.Type>();

/** The descriptor of a message of google.firestore.v1, or of another package by its full name. */
export function messageType(name: string): protobuf.Type {
  let type = types.get(name);
  if (!type) {
    type = root.lookupType(name.includes('.') ? name : `google.firestore.v1.${name}`);
    types.set(name, type);
  }
  return type;
}

/** The definition of a method: the names of its request and response messages, and which of them are streamed. */
export function serviceMethod(name: string): protobuf.Method {
  return root.lookupService('google.firestore.v1.Firestore').methods[name] as protobuf.Method;
}

interface Codec {
  readonly decode: (reader: protobuf.Reader, length?: number) => unknown;
  readonly encode: (message: never, writer: protobuf.Writer) => protobuf.Writer;
}

function useCodec(type: protobuf.Type, codec: Codec): void {
  // Only these two arguments are passed on, because protobufjs adds arguments of its own.
  const decode = (reader: protobuf.Reader, length?: number): unknown => codec.decode(reader, length);
  Object.assign(type, { decode, encode: codec.encode, setup: () => type });
}

useCodec(messageType('Value'), { decode: decodeValue, encode: encodeValue });
useCodec(messageType('ArrayValue'), { decode: decodeArray, encode: encodeArray });
useCodec(messageType('Document'), { decode: decodeDocument, encode: encodeDocument });
useCodec(root.lookupType('google.protobuf.Timestamp'), { decode: decodeTimestamp, encode: encodeTimestamp });

/** Reads a binary request. @throws Error when the bytes are not such a message */
export function decodeRequest<N extends RequestName>(name: N, bytes: Uint8Array): WireRequests[N] {
  return messageType(name).decode(bytes) as unknown as WireRequests[N];
}

/** Reads a binary cursor. @throws Error when the bytes are not one */
export function decodeCursor(bytes: Uint8Array): WireCursor {
  return messageType('Cursor').decode(bytes) as unknown as WireCursor;
}

/** Writes a message as binary. */
export function encodeMessage(name: string, message: WireMessage): Uint8Array {
  // A writer is passed, because the codec for documents does not create one.
  return messageType(name).encode(message, protobuf.Writer.create()).finish();
}
