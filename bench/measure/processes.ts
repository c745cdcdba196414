// Measured child processes: start-up time, memory and processor time.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMULATOR_CLI, fromRoot } from '../../scripts/config/project.ts';
import { freePort, isListening } from '../../scripts/processes/ports.ts';

const READY_WITHIN_MS = 30_000;

export interface Measured {
  readonly port: number;
  /** Milliseconds from the process's start until it accepted a connection. */
  readonly readyAfter: number;
  /** Milliseconds of processor time that the process has taken so far, in all its threads. */
  cpu(): number;
  /** Megabytes of memory that the process holds at present. */
  memory(): number;
  stop(): Promise<void>;
}

const TICK_MS = 10; // Linux counts processor time in hundredths of a second.

/** A process's processor time in milliseconds: utime and stime of proc(5), after the name, which may hold spaces. */
function processorTime(pid: number): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Starts a program that listens on the given port, and waits until it does. */
async function startMeasured(
  command: string,
  args: (port: number) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Measured> {
  const port = await freePort();
  const started = performance.now();
  const child: ChildProcess = spawn(command, args(port), {
    cwd: fromRoot('.'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} cannot be started.`);
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() - started > READY_WITHIN_MS) {
      await stop();
      throw new Error(`${command} ${args(port).join(' ')} does not listen.`);
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

/** Starts our Firestore emulator, with the rules of `firebase.json`. */
export function startFirestore(): Promise<Measured> {
  return startMeasured(process.execPath, (port) => [
    EMULATOR_CLI,
    'start',
    '--host',
    'localhost',
    '--port',
    String(port),
  ]);
}

/** Starts a Node HTTP server that answers with a small JSON text: the baseline cost of HTTP. */
export function startBareServer(): Promise<Measured> {
  const script =
    "require('node:http').createServer((request, response) => { request.on('data', () => {}); request.on('end', () => response.setHeader('content-type', 'application/json').end('{\"writeResults\":[]}')); }).listen(Number(process.argv[1]), 'localhost')";
  return startMeasured(process.execPath, (port) => ['--eval', script, String(port)]);
}
