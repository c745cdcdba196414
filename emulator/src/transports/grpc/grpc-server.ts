// gRPC over cleartext HTTP/2: frames, statuses and trailers around the methods.
import http2 from 'node:http2';
import { gunzipSync } from 'node:zlib';
import { LIMITS, limitText } from '../../value/limits.ts';
import { FirestoreError } from '../../store/error.ts';
import { findMethod } from '../methods.ts';
import { openStream, type OpenStream, type StreamName, type StreamServices } from '../streams.ts';
import { codeNumber, toFirestoreError } from '../wire/codes.ts';
import {
  decodeRequest,
  encodeMessage,
  type RequestName,
  type WireMessage,
  type WireRequests,
} from '../wire/messages.ts';
import { statusMessage } from '../wire/status.ts';

const SERVICE_PATH = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(\w+)$/;
const FRAME_HEADER_BYTES = 5;
/** The flow-control window of a connection, large enough for many documents of 1 MiB each. */
const CONNECTION_WINDOW_BYTES = 16 * 1024 * 1024;
const MAX_SESSION_MEGABYTES = 1024;
const SETTINGS = { initialWindowSize: 1024 * 1024, maxConcurrentStreams: 10_000 };

/** Creates the HTTP/2 server for gRPC. It does not listen; connections are passed to it. */
export function createGrpcServer(services: StreamServices): http2.Http2Server {
  const server = http2.createServer({ settings: SETTINGS, maxSessionMemory: MAX_SESSION_MEGABYTES });
  server.on('stream', (stream, headers) => {
    const call = new GrpcCall(stream);
    try {
      serve(services, call, headers);
    } catch (error) {
      call.fail(toFirestoreError(error));
    }
  });
  // A client that disconnects or violates the protocol ends only its own connection.
  server.on('sessionError', () => undefined);
  server.on('session', (session) => {
    session.on('error', () => undefined);
    session.setLocalWindowSize(CONNECTION_WINDOW_BYTES);
  });
  return server;
}

function serve(services: StreamServices, call: GrpcCall, headers: http2.IncomingHttpHeaders): void {
  const name = SERVICE_PATH.exec(headers[':path'] ?? '')?.[1] ?? '';
  const authorization = headers.authorization;
  if (name === 'Listen' || name === 'Write') {
    serveStream(services, call, name, authorization, databaseOf(headers));
    return;
  }
  const method = findMethod(name);
  if (!method) throw new FirestoreError('UNIMPLEMENTED', `Method not found: ${headers[':path'] ?? ''}`);
  let isAnswered = false;
  const answer = async (bytes: Uint8Array): Promise<void> => {
    const request = decode(method.request, bytes);
    for (const message of await method.handle(services.service, request, authorization)) {
      call.send(method.response, message);
    }
    call.end();
  };
  call.onMessages((bytes) => {
    if (isAnswered) return;
    isAnswered = true;
    answer(bytes).catch((error: unknown) => call.fail(toFirestoreError(error)));
  });
}

function serveStream(
  services: StreamServices,
  call: GrpcCall,
  name: StreamName,
  authorization: string | undefined,
  database: string | undefined,
): void {
  const requestName = `${name}Request` as const;
  const responseName = `${name}Response`;
  // Clients consider a stream open when they receive the headers.
  call.start();
  const stream: OpenStream<WireRequests[typeof requestName]> = openStream(
    name,
    services,
    authorization,
    database,
    {
      send: (message) => call.send(responseName, message),
      fail: (error) => call.fail(error),
      end: () => call.end(),
    },
  );
  call.onMessages((bytes) => stream.receive(decode(requestName, bytes)));
  call.onEnd(() => stream.halfClose());
  call.onClose(() => stream.close());
}

function decode<N extends RequestName>(name: N, bytes: Uint8Array): WireRequests[N] {
  try {
    return decodeRequest(name, bytes);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw new FirestoreError('INTERNAL', 'Invalid protobuf byte sequence');
  }
}

/** The name of the database that a call's metadata gives, if any. */
function databaseOf(headers: http2.IncomingHttpHeaders): string | undefined {
  const prefix = headers['google-cloud-resource-prefix'];
  if (typeof prefix === 'string') return prefix;
  const params = headers['x-goog-request-params'];
  if (typeof params !== 'string') return undefined;
  return new URLSearchParams(params).get('database') ?? undefined;
}

/** One call: messages in and out of an HTTP/2 stream, and the status at its end. */
class GrpcCall {
  private readonly stream: http2.ServerHttp2Stream;
  private isOver = false;

  constructor(stream: http2.ServerHttp2Stream) {
    this.stream = stream;
    stream.on('error', () => undefined);
    stream.on('wantTrailers', () => undefined);
  }

  start(): void {
    if (this.stream.headersSent || this.stream.destroyed) return;
    this.stream.respond(
      { ':status': 200, 'content-type': 'application/grpc+proto' },
      { waitForTrailers: true },
    );
  }

  send(type: string, message: WireMessage): void {
    if (this.isOver || this.stream.destroyed) return;
    this.start();
    this.stream.write(frame(encodeMessage(type, message)));
  }

  end(): void {
    this.finish({ 'grpc-status': '0' });
  }

  fail(error: FirestoreError): void {
    this.finish({
      'grpc-status': String(codeNumber(error.code)),
      ...(error.message && { 'grpc-message': percentEncode(error.message) }),
      ...(error.details.length > 0 && { 'grpc-status-details-bin': encodeStatus(error) }),
    });
  }

  /** Calls `receive` with each message; an error that `receive` throws becomes the call's status. */
  onMessages(receive: (bytes: Uint8Array) => void): void {
    const frames = new FrameReader();
    this.stream.on('data', (chunk: Buffer) => {
      if (this.isOver) return;
      try {
        frames.push(chunk, receive);
      } catch (error) {
        this.fail(toFirestoreError(error));
      }
    });
  }

  onEnd(callback: () => void): void {
    this.stream.on('end', callback);
  }

  onClose(callback: () => void): void {
    this.stream.on('close', callback);
  }

  private finish(trailers: http2.OutgoingHttpHeaders): void {
    if (this.isOver || this.stream.destroyed) return;
    this.isOver = true;
    if (!this.stream.headersSent) {
      this.stream.respond(
        { ':status': 200, 'content-type': 'application/grpc+proto', ...trailers },
        { endStream: true },
      );
      return;
    }
    this.stream.removeAllListeners('wantTrailers');
    this.stream.on('wantTrailers', () => this.stream.sendTrailers(trailers));
    this.stream.end();
  }
}

/** Assembles gRPC's length-prefixed messages from stream chunks. */
class FrameReader {
  private chunks: Buffer[] = [];
  private length = 0;

  push(chunk: Buffer, receive: (bytes: Uint8Array) => void): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
    while (this.length >= FRAME_HEADER_BYTES) {
      const buffer = this.chunks.length === 1 ? (this.chunks[0] as Buffer) : this.peek();
      const size = buffer.readUInt32BE(1);
      if (size > LIMITS.messageBytes.most) {
        throw new FirestoreError('RESOURCE_EXHAUSTED', limitText('messageBytes', { size }));
      }
      const end = FRAME_HEADER_BYTES + size;
      if (this.length < end) return;
      const whole = this.chunks.length === 1 ? buffer : this.join();
      const body = whole.subarray(FRAME_HEADER_BYTES, end);
      this.chunks = this.length === end ? [] : [whole.subarray(end)];
      this.length -= end;
      receive(whole[0] === 1 ? inflate(body) : body);
    }
  }

  /** The first bytes, enough for a frame's header, without concatenating a large message at each chunk. */
  private peek(): Buffer {
    const [first] = this.chunks;
    return first && first.length >= FRAME_HEADER_BYTES ? first : this.join();
  }

  private join(): Buffer {
    const joined = Buffer.concat(this.chunks);
    this.chunks = [joined];
    return joined;
  }
}

function inflate(body: Buffer): Buffer {
  try {
    return gunzipSync(body, { maxOutputLength: LIMITS.messageBytes.most });
  } catch {
    throw new FirestoreError('INTERNAL', 'Failed to decompress a message.');
  }
}

function frame(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(FRAME_HEADER_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, FRAME_HEADER_BYTES);
  return framed;
}

function encodeStatus(error: FirestoreError): string {
  return Buffer.from(encodeMessage('google.rpc.Status', statusMessage(error))).toString('base64');
}

/** grpc-message is printable ASCII; other characters are percent-encoded UTF-8. */
function percentEncode(text: string): string {
  return Array.from(Buffer.from(text, 'utf8'), (byte) =>
    byte >= 0x20 && byte <= 0x7e && byte !== 0x25
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}
