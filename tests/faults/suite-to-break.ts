// Starts the suite, whose Firestore keeps a journal, and a server on which the tests (in processes of their own) ask for
// faults: `POST /{kill,start}-firestore`, `/{freeze,thaw}-firestore`, `/{kill,start}-suite`.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isBuilt } from '../../scripts/build/build-parts.ts';
import { isListening } from '../../scripts/processes/ports.ts';
import { EMULATOR_CLI, fromRoot, PORTS, suiteUrl } from '../../scripts/config/project.ts';
import { startSuite, type Suite } from '../../scripts/suite/suite.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): Process[] {
  return execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
}

/** Processes that the process `of` started, those that they started, and so on. */
function descendants(of = process.pid, all = processes()): Process[] {
  return all
    .filter(({ parent }) => parent === of)
    .flatMap((child) => [child, ...descendants(child.pid, all)]);
}

function firestoreProcess(): Process {
  const found = descendants().find(({ command }) => / -jar \S*firestore\.js |cli\.js start /.test(command));
  if (!found) throw new Error('The Firestore emulator does not run.');
  return found;
}

const firestorePort = PORTS['firestore'] ?? 0;

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('Nothing happened within 30 s.');
    await sleep(50);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-faults-'));
const journal = join(folder, 'firestore.jsonl');

class SuiteToBreak {
  private suite: Suite | undefined;
  private restartedFirestore: ChildProcess | undefined;

  async startSuite(): Promise<void> {
    const exported = join(folder, 'export');
    this.suite = await startSuite({ args: this.suite ? ['--import', exported] : [] });
  }

  /** Exports the data, which all emulators but Firestore have in memory alone, and kills the suite's processes. */
  async killSuite(): Promise<void> {
    const response = await fetch(suiteUrl('hub', '/_admin/export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: join(folder, 'export'), initiatedBy: 'faults' }),
    });
    if (!response.ok) throw new Error(`The hub did not export: ${await response.text()}`);
    for (const { pid, command } of descendants()) {
      if (/firebase-tools\/|cli\.js (firebase|start) | -jar /.test(command)) process.kill(pid, 'SIGKILL');
    }
    this.restartedFirestore = undefined;
    await this.suite?.ended;
    await until(async () => !(await isListening(firestorePort)));
  }

  async killFirestore(): Promise<void> {
    process.kill(firestoreProcess().pid, 'SIGKILL');
    await until(async () => !(await isListening(firestorePort)));
  }

  async startFirestore(): Promise<void> {
    const flags = [
      '--host',
      '127.0.0.1',
      '--port',
      String(firestorePort),
      '--strict-indexes',
      '--journal',
      journal,
    ];
    this.restartedFirestore = spawn(process.execPath, [EMULATOR_CLI, 'start', ...flags], {
      cwd: fromRoot('.'),
      stdio: 'ignore',
    });
    await until(() => isListening(firestorePort));
  }

  signalFirestore(signal: 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(firestoreProcess().pid, signal);
  }

  async stop(): Promise<void> {
    this.restartedFirestore?.kill('SIGINT');
    await this.suite?.stop();
  }
}

export default async function setUp(): Promise<() => Promise<void>> {
  if (!Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal)))
    throw new Error(
      'This machine has no network interface but loopback: Chromium would call itself offline.',
    );
  if ((await isBuilt('emulator')) !== 'fresh') await build('emulator');
  process.env['FIRESTORE_EMULATOR_JOURNAL'] = journal;
  const suite = new SuiteToBreak();
  await suite.startSuite();

  const faults: Readonly<Record<string, () => Promise<void> | void>> = {
    '/kill-firestore': () => suite.killFirestore(),
    '/start-firestore': () => suite.startFirestore(),
    '/freeze-firestore': () => suite.signalFirestore('SIGSTOP'),
    '/thaw-firestore': () => suite.signalFirestore('SIGCONT'),
    '/kill-suite': () => suite.killSuite(),
    '/start-suite': () => suite.startSuite(),
  };
  const control = createServer((request, response) => {
    const fault = faults[request.url ?? ''];
    Promise.resolve(fault?.()).then(
      () => response.writeHead(fault ? 204 : 404).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  process.env['MARQUEE_FAULTS'] = `http://127.0.0.1:${String((control.address() as AddressInfo).port)}`;

  return async () => {
    control.close();
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
