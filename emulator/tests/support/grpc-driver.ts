// gRPC with Google's client library and message definitions, independent of ours.
import { createRequire } from 'node:module';
import * as grpc from '@grpc/grpc-js';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { Calls } from './calls.ts';
import { ADMIN, CallError, type Json, MessageQueue, type StreamDriver, type TestStream } from './driver.ts';
import { codeName } from './listening.ts';

const require = createRequire(import.meta.url);
const root = protobuf.Root.fromJSON(
  require('@google-cloud/firestore/build/protos/v1.json') as protobuf.INamespace,
);
// Firestore's definitions lack the error details.
const rpc = root.lookup('google.rpc') as protobuf.Namespace;
rpc.add(
  new protobuf.Type('ErrorInfo')
    .add(new protobuf.Field('reason', 1, 'string'))
    .add(new protobuf.Field('domain', 2, 'string'))
    .add(new protobuf.MapField('metadata', 3, 'string', 'string')),
);
rpc.add(
  new protobuf.Type('DebugInfo')
    .add(new protobuf.Field('stackEntries', 1, 'string', 'repeated'))
    .add(new protobuf.Field('detail', 2, 'string')),
);
// Sent by the mobile and web SDKs, but not published.
const write = root.lookupType('google.firestore.v1.Write');
const verify = new protobuf.Field('verify', 5, 'string');
write.add(verify);
(write.oneofs['operation'] as protobuf.OneOf).add(verify);

const STREAMED = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

/** A driver over gRPC. */
export class GrpcDriver extends Calls implements StreamDriver {
  readonly name = 'gRPC';
  private readonly client: grpc.Client;

  constructor(address: string) {
    super();
    this.client = new grpc.Client(address, grpc.credentials.createInsecure());
  }

  call(method: string, request: Json, authorization = ADMIN): Promise<readonly Json[]> {
    const { path, serialize, deserialize } = codec(method);
    const message = fromProto3JSON(requestType(method), request as never) as unknown as object;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => reject(toCallError(error));
      if (STREAMED.has(method)) {
        const answers: Json[] = [];
        const stream = this.client.makeServerStreamRequest(
          path,
          serialize,
          deserialize,
          message,
          metadata(authorization),
        );
        stream.on('data', (answer: Json) => answers.push(answer));
        stream.on('error', fail);
        stream.on('end', () => resolve(answers));
        return;
      }
      this.client.makeUnaryRequest(
        path,
        serialize,
        deserialize,
        message,
        metadata(authorization),
        (error, answer) => {
          if (error) fail(error);
          else resolve([answer as Json]);
        },
      );
    });
  }

  open(name: 'Listen' | 'Write', _database: string, authorization = ADMIN): TestStream {
    const { path, serialize, deserialize } = codec(name);
    const queue = new MessageQueue();
    const stream = this.client.makeBidiStreamRequest(path, serialize, deserialize, metadata(authorization));
    stream.on('data', (message: Json) => queue.push(message));
    stream.on('error', (error) => queue.finish(toCallError(error)));
    stream.on('end', () => queue.finish());
    return {
      send: (message) =>
        void stream.write(fromProto3JSON(requestType(name), message as never) as unknown as object),
      next: () => queue.next(),
      ended: () => queue.ended(),
      close: () => stream.end(),
    };
  }

  close(): void {
    this.client.close();
  }
}

function requestType(method: string): protobuf.Type {
  return serviceMethod(method).resolvedRequestType as protobuf.Type;
}

function serviceMethod(name: string): protobuf.Method {
  const method = root.lookupService('google.firestore.v1.Firestore').methods[name] as protobuf.Method;
  method.resolve();
  return method;
}

function codec(name: string): {
  path: string;
  serialize: (message: object) => Buffer;
  deserialize: (bytes: Buffer) => Json;
} {
  const method = serviceMethod(name);
  return {
    path: `/google.firestore.v1.Firestore/${name}`,
    serialize: (message) => Buffer.from(requestType(name).encode(message).finish()),
    deserialize: (bytes) =>
      toProto3JSON((method.resolvedResponseType as protobuf.Type).decode(bytes)) as Json,
  };
}

function metadata(authorization: string): grpc.Metadata {
  const result = new grpc.Metadata();
  if (authorization !== '') result.set('authorization', authorization);
  return result;
}

function toCallError(error: unknown): CallError {
  const { code, details, metadata: trailers } = error as grpc.ServiceError;
  const [status] = trailers.get('grpc-status-details-bin');
  return new CallError(codeName(code), details, status instanceof Buffer ? detailsOf(status) : undefined);
}

function detailsOf(status: Buffer): readonly Json[] {
  const json = toProto3JSON(root.lookupType('google.rpc.Status').decode(status)) as { details?: Json[] };
  return json.details ?? [];
}
