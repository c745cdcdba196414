// Starts servers as processes of their own and measures their start-up time, memory and processor time; only on Linux.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const TICK_MS = 10; // Linux counts a process's processor time in hundredths of a second.
const CLI = path.join(import.meta.dirname, '../dist/cli.js');

/** A running process that is measured. */
export interface Server {
  readonly port: number;
  /** Milliseconds from the start of the process until its server listened. */
  readonly readyAfter: number;
  /** Milliseconds of processor time that the process has taken so far, in all its threads. */
  cpu(): number;
  /** Megabytes of memory that the process holds at present. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the built emulator with rules. */
export function startEmulatorProcess(rules: string): Promise<Server> {
  return startServer([CLI, 'start', '--host', '127.0.0.1', '--port', '0', '--rules', rules]);
}

/** Starts an HTTP server of Node that only answers `{}`, to measure what an HTTP exchange costs without an emulator. */
export function startBareServer(): Promise<Server> {
  const script =
    "const server = require('node:http').createServer((request, response) => { request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}')); }).listen(0, '127.0.0.1', () => console.log(`127.0.0.1:${server.address().port}`))";
  return startServer(['--eval', script]);
}

/** Starts a server that prints its address once it listens. */
async function startServer(args: readonly string[]): Promise<Server> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(() => undefined);
  const [line] = ((await Promise.race([once(child.stdout, 'data'), ended])) ?? []) as [Buffer?];
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1]);
  if (!port) throw new Error('The server does not listen. Is the package built (npm run build)?');
  const { pid = 0 } = child;
  return {
    port,
    readyAfter: performance.now() - started,
    cpu: () => processorTime(pid),
    memory: () => residentMegabytes(pid),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A process's user and system time in ms, from `/proc/<pid>/stat`, where a name that may contain spaces precedes both. */
function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
