// Calls of Firestore's library, which come by gRPC: the emulator answers whoever may read and write the database.
import { connect, constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { callerOf } from './token-files.ts';
import type { Answered } from './answer-request.ts';
import type { Project } from './stand-in-project.ts';

const { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_PATH, NGHTTP2_NO_ERROR } = constants;

/** The status of gRPC for a caller without the permission. */
const PERMISSION_DENIED = '7';

/** Passes a call on as an administrator's, and its answer back with gRPC's trailers. */
export function passToEmulator(
  project: Project,
  requests: Answered[],
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
): void {
  const caller = callerOf(headers.authorization);
  const request = `POST https://${String(headers[HTTP2_HEADER_AUTHORITY])}${String(headers[HTTP2_HEADER_PATH])}`;
  const known = { caller, request };
  stream.on('error', () => stream.close());
  const { documentsAt } = project.traits;
  if (!project.allows(caller, 'datastore.entities.get') || documentsAt === undefined) {
    requests.push({ ...known, status: 403, message: 'PERMISSION_DENIED' });
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': PERMISSION_DENIED },
      { endStream: true },
    );
    return;
  }
  requests.push({ ...known, status: 200, message: undefined });
  const emulator = connect(`http://${documentsAt}`);
  const { ':authority': _authority, ...passed } = headers;
  const call = emulator.request({ ...passed, ':scheme': 'http', authorization: 'Bearer owner' });
  let trailers: IncomingHttpHeaders = {};
  emulator.on('error', () => stream.close(NGHTTP2_NO_ERROR));
  call.on('response', ({ ':status': status, ...answered }) =>
    stream.respond({ ...answered, ':status': status ?? 200 }, { waitForTrailers: true }),
  );
  call.on('trailers', (sent: IncomingHttpHeaders) => {
    trailers = sent;
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.on('close', () => emulator.close());
  stream.pipe(call);
  call.pipe(stream);
}
