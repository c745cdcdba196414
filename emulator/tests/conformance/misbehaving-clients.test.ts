// Clients that send nonsense, too much, or vanish: each is answered with an error or dropped, and the emulator goes on.
import net from 'node:net';
import http2 from 'node:http2';
import protobuf from 'protobufjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTarget, type Target } from '../support/target.ts';

let target: Target;

beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

const alive = async (): Promise<void> => {
  const response = await fetch(`http://${target.address}/`);
  expect(response.status).toBe(200);
};
const raw = (bytes: string | Buffer) =>
  new Promise<void>((resolve) => {
    const [host, port] = target.address.split(':') as [string, string];
    const socket = net.connect(Number(port), host, () => socket.end(bytes));
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
    socket.resume();
  });

it('the emulator survives malformed input on the wire', async () => {
  await raw('\u0000\u0001\u0002 nonsense\r\n\r\n');
  await raw('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nshort');
  await raw('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nnonsense nonsense nonsense');
  await raw('PRI * HT');
  await raw('');
  await alive();
});

const grpc = (path: string, body: Buffer): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const session = http2.connect(`http://${target.address}`);
    session.on('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    let status: string | undefined;
    stream.on('response', (headers) => (status ??= headers['grpc-status'] as string | undefined));
    stream.on(
      'trailers',
      (headers: http2.IncomingHttpHeaders) => (status ??= headers['grpc-status'] as string | undefined),
    );
    stream.on('close', () => {
      session.close();
      resolve(status);
    });
    stream.on('error', reject);
    stream.resume();
    stream.end(body);
  });

it('gRPC answers malformed protobuf, compressed nonsense, unknown methods and oversized messages with an error', async () => {
  const commit = '/google.firestore.v1.Firestore/Commit';
  expect(await grpc(commit, Buffer.from([0, 0, 0, 0, 3, 0xff, 0xff, 0xff]))).toBe('13');
  expect(await grpc(commit, Buffer.from([1, 0, 0, 0, 2, 1, 2]))).toBe('13');
  expect(await grpc(commit, Buffer.from([0, 0xff, 0, 0, 0]))).toBe('8');
  expect(await grpc('/google.firestore.v1.Firestore/Nonsense', Buffer.from([0, 0, 0, 0, 0]))).toBe('12');
  expect(await grpc('/google.firestore.v1.Firestore/Listen', Buffer.from([0, 0, 0, 0, 1, 0xff]))).toBe('13');
  await alive();
});

it('gRPC refuses values nested a thousand deep and times beyond the calendar', async () => {
  const field = (number: number, body: Buffer): Buffer => {
    const writer = new protobuf.Writer().uint32((number << 3) | 2).bytes(body);
    return Buffer.from(writer.finish());
  };
  const commit = (value: Buffer): Buffer => {
    const entry = Buffer.concat([field(1, Buffer.from('f')), field(2, value)]);
    const document = Buffer.concat([
      field(1, Buffer.from(`${target.database}/documents/c/d`)),
      field(2, entry),
    ]);
    const message = Buffer.concat([field(1, Buffer.from(target.database)), field(2, field(1, document))]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(message.length, 1);
    return Buffer.concat([head, message]);
  };
  let deep = field(17, Buffer.from('x'));
  for (let level = 0; level < 1000; level++) deep = field(9, field(1, deep));
  const path = '/google.firestore.v1.Firestore/Commit';
  expect(['3', '13']).toContain(await grpc(path, commit(deep)));
  const time = new protobuf.Writer().uint32(8).int64(1e15).finish();
  expect(await grpc(path, commit(field(10, Buffer.from(time))))).toBe('3');
  await alive();
});

it('the emulator survives a client that disconnects from its stream', async () => {
  const session = http2.connect(`http://${target.address}`);
  const stream = session.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/Listen',
    te: 'trailers',
  });
  stream.on('error', () => undefined);
  await new Promise((resolve) => stream.on('response', resolve));
  session.destroy();
  await alive();
});
