// Measured servers: processes of their own, with their start-up time, memory and processor time (Linux).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;
const TICK_MS = 10; // Linux counts processor time in hundredths of a second.
const CLI = path.join(import.meta.dirname, '../dist/cli.js');

/** A running process that is measured. */
export interface Server {
  readonly port: number;
  /** Milliseconds from its start until it accepted a connection. */
  readonly readyAfter: number;
  /** Milliseconds of processor time it has taken so far, in all its threads. */
  cpu(): number;
  /** Megabytes of memory it holds at present. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the built emulator with rules. */
export function startEmulatorProcess(rules: string): Promise<Server> {
  return startServer((port) => [CLI, 'start', '--host', '127.0.0.1', '--port', port, '--rules', rules]);
}

/** Starts an HTTP server of Node that answers with a small JSON text: the least that an exchange costs. */
export function startBareServer(): Promise<Server> {
  const script =
    "require('node:http').createServer((request, response) => { request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}')); }).listen(Number(process.argv[1]), '127.0.0.1')";
  return startServer((port) => ['--eval', script, port]);
}

async function startServer(argsFor: (port: string) => readonly string[]): Promise<Server> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, argsFor(String(port)), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const { pid = 0 } = child;
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() - started > READY_WITHIN_MS) {
      await stop();
      throw new Error('The server does not listen. Is the package built (npm run build)?');
    }
    await sleep(5);
  }
  return {
    port,
    readyAfter: performance.now() - started,
    cpu: () => processorTime(pid),
    memory: () => residentMegabytes(pid),
    stop,
  };
}

/** utime and stime of proc(5), behind the process's name, which may hold spaces. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
