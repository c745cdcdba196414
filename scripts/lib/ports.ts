// Whether the suite's ports are free.
import { connect } from 'node:net';
import { PORTS } from './project.ts';

/** Whether something accepts connections there. */
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

/** The suite's ports that somebody else holds, as `hosting 5000`. */
export async function takenPorts(): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(PORTS).map(async ([name, port]) =>
      (await isListening(port)) ? [`${name} ${String(port)}`] : [],
    ),
  );
  return checked.flat();
}
