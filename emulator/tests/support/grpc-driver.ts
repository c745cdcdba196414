// gRPC with Google's client library and codec, independent of ours.
import * as grpc from '@grpc/grpc-js';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import type protobuf from 'protobufjs';
import { buildSchema } from '../../src/transports/wire/schema.ts';
import { Calls } from './calls.ts';
import { ADMIN, CallError, type Json, MessageQueue, type StreamDriver, type TestStream } from './driver.ts';
import { codeName } from './listening.ts';

const root = buildSchema().resolveAll();

const STREAMED = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

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

  open(name: 'Listen' | 'Write', database: string, authorization = ADMIN): TestStream {
    const { path, serialize, deserialize } = codec(name);
    const queue = new MessageQueue();
    const headers = metadata(authorization);
    // As the SDKs do; Google's emulator answers UNKNOWN to a stream without it.
    headers.set('google-cloud-resource-prefix', database);
    const stream = this.client.makeBidiStreamRequest(path, serialize, deserialize, headers);
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
