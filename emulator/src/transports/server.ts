// One port for everything: the first bytes of a connection tell HTTP/2 (gRPC) from HTTP/1.1.
import { once } from 'node:events';
import net from 'node:net';
import { createGrpcServer } from './grpc/grpc-server.ts';
import { createHttpServer } from './http/http-server.ts';
import type { AdminServices } from './http/admin.ts';
import type { StreamServices } from './streams.ts';

const HTTP2_PREFACE = Buffer.from('PRI * HTTP/2.0');

export interface RunningServer {
  readonly port: number;
  /** `host:port` */
  readonly address: string;
  /** Stops listening and drops every connection. */
  close(): Promise<void>;
}

/** Listens on a port (0 for any). Rejects with the system's error when it cannot, or Node's for an invalid port. */
export async function startServer(
  services: StreamServices & AdminServices,
  host: string,
  port: number,
): Promise<RunningServer> {
  const { server: http1, webChannel } = createHttpServer(services);
  const http2 = createGrpcServer(services);
  const sockets = new Set<net.Socket>();
  const server = net.createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    sniff(socket, (isHttp2) => (isHttp2 ? http2 : http1).emit('connection', socket));
  });
  server.listen({ port, host });
  await once(server, 'listening');
  const { port: bound } = server.address() as net.AddressInfo;
  return {
    port: bound,
    address: `${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close() {
      webChannel.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Calls `decide` when the first bytes of a connection show whether it is HTTP/2; the bytes can be read again. */
function sniff(socket: net.Socket, decide: (isHttp2: boolean) => void): void {
  let head = Buffer.alloc(0);
  const onReadable = (): void => {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null) return;
    head = Buffer.concat([head, chunk]);
    const length = Math.min(head.length, HTTP2_PREFACE.length);
    const isHttp2SoFar = head.subarray(0, length).equals(HTTP2_PREFACE.subarray(0, length));
    if (isHttp2SoFar && length < HTTP2_PREFACE.length) return;
    socket.off('readable', onReadable);
    socket.unshift(head);
    decide(isHttp2SoFar);
  };
  socket.on('readable', onReadable);
}
