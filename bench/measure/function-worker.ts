// A process that serves one HTTP function with Google's Functions framework, as Cloud Functions does, and reports its
// usage. Its one argument is the function's name in functions/dist.
import type { AddressInfo } from 'node:net';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { fromRoot } from '../../scripts/config/project.ts';

export interface Usage {
  /** Milliseconds of processor time. */
  readonly cpu: number;
  /** Megabytes in use on the heap after a full collection. */
  readonly heap: number;
}

async function load(name: string): Promise<HttpFunction> {
  const functions = (await import(fromRoot('functions/dist/index.js'))) as Record<string, HttpFunction>;
  const found = functions[name];
  if (!found) throw new Error(`There is no function ${name}.`);
  return found;
}

http('measured', await load(process.argv[2] ?? ''));
const server = getTestServer('measured').listen(0, 'localhost', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: (user + system) / 1000, heap: process.memoryUsage().heapUsed / 2 ** 20 };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit(0));
