// The simplest message relay between two browsers: a WebSocket server that sends each short text to every other client
// (RFC 6455, unfragmented text frames of up to 125 bytes).
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;
const MASK_BYTES = { begins: 2, ends: 6 } as const;

/** Returns the text of a client's frame without the mask, which every frame of a client has. */
function textOf(frame: Buffer): Buffer {
  const mask = frame.subarray(MASK_BYTES.begins, MASK_BYTES.ends);
  const payload = Buffer.from(frame.subarray(MASK_BYTES.ends));
  payload.forEach((byte, index) => (payload[index] = byte ^ (mask[index % 4] ?? 0)));
  return payload;
}

export interface Relay {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startRelay(): Promise<Relay> {
  const sockets = new Set<Duplex>();
  const server: Server = createServer();
  server.on('upgrade', (request, socket) => {
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1').update(`${key}${ACCEPT}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (frame: Buffer) => {
      if (frame[0] !== TEXT) return;
      const text = textOf(frame);
      for (const other of sockets) {
        if (other !== socket) other.write(Buffer.concat([Buffer.from([TEXT, text.length]), text]));
      }
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `ws://localhost:${String((server.address() as AddressInfo).port)}/`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
