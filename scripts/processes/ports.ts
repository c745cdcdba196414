// Checks that the suite's ports are free, and finds a free port.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { PORTS } from '../config/project.ts';

/** Whether something accepts connections on a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Throws an error that names the suite's ports which other processes use. */
export async function checkPorts(): Promise<void> {
  const checked = await Promise.all(
    Object.entries(PORTS).map(async ([name, port]) =>
      (await isListening(port)) ? [`${name} ${String(port)}`] : [],
    ),
  );
  const taken = checked.flat();
  if (taken.length === 0) return;
  throw new Error(
    `These ports are in use: ${taken.join(', ')}. Stop what holds them (another suite?) and try again.`,
  );
}

/** A port that nothing listens on at present. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
