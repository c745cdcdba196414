// Runs the official Firebase Emulator Suite, with our stand-ins for its two Java archives or with Google's own.
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startPushService, type PushedMessage } from '../push-service/push-service.ts';
import { writeLocalConfig } from './local-config.ts';
import { startMailService } from '../mail-service/mail-service.ts';
import { localSecret, writeLocalSecrets } from './local-secrets.ts';
import { findOfficialEmulators } from '../../emulator/compare/google-archives.ts';
import { readAuthMessages } from './mailbox.ts';
import { EMULATOR_CLI, fromRoot, PORTS, PROJECT_ID, STORAGE_COVERAGE, suiteUrl } from '../config/project.ts';
import { checkPorts, isListening } from '../processes/ports.ts';

export interface SuiteOptions {
  /** Google's own archives instead of ours, where this machine has them (emulator/compare/google-archives.ts). */
  readonly official?: boolean;
  /** Passed on to `firebase emulators:start`, such as `--import dir --export-on-exit`. */
  readonly args?: readonly string[];
  /** Stops the suite when aborted, also while it starts. */
  readonly signal?: AbortSignal;
  /** Called with every line that firebase-tools prints; `.local/suite.log` has all of them. */
  readonly onLine?: (line: string) => void;
  /** Called with every message that a browser would get from the suite's push service. */
  readonly onPush?: (message: PushedMessage) => void;
}

export interface Suite {
  /** Resolves with the exit code when the suite ends. */
  readonly ended: Promise<number>;
  /** Stops every emulator; resolves when no process is left. */
  stop(): Promise<void>;
}

/** A limit for starts that hang; long enough for a busy machine. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 20_000;
const EXIT_WITH_PARENT = fromRoot('scripts/processes/exit-with-parent.mjs');

/** The environment of the emulators' processes. */
function environment(official: boolean, temporary: string): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // firebase-tools takes any FORCE_COLOR for a yes.
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
    // Skips Google's metadata server, whose timeout takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    // firebase-tools asks npm for the newest firebase-functions, which takes up to ten seconds.
    npm_config_offline: 'true',
    // firebase-tools reads the list of functions from a file. Over HTTP it waits three seconds for connections to close.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // The Storage emulator empties a folder of a fixed name in TMPDIR, which another suite may be using.
    TMPDIR: temporary,
    NODE_OPTIONS:
      `${process.env['NODE_OPTIONS'] ?? ''} --import ${pathToFileURL(EXIT_WITH_PARENT).href}`.trim(),
    // The Functions emulator starts a process for each call that finds none idle: twelve pictures at once would start
    // twelve, of some 150 MB each, which stay.
    FUNCTIONS_EMULATOR_PARALLEL: '2',
  };
  rmSync(STORAGE_COVERAGE, { force: true });
  if (official) {
    const { firestore, storageRules } = findOfficialEmulators();
    return {
      ...env,
      FIRESTORE_EMULATOR_OFFICIAL: firestore,
      ...(storageRules !== undefined && { STORAGE_EMULATOR_BINARY_PATH: storageRules }),
    };
  }
  return {
    ...env,
    STORAGE_RULES_COVERAGE: STORAGE_COVERAGE,
    FIRESTORE_EMULATOR_STRICT_INDEXES: fromRoot('firestore.indexes.json'),
  };
}

function lines(child: ChildProcess, onLine: (line: string) => void): void {
  mkdirSync(fromRoot('.local'), { recursive: true });
  const log = createWriteStream(fromRoot('.local/suite.log'));
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    stream.on('data', (chunk: Buffer) => log.write(chunk));
    createInterface(stream).on('line', onLine);
  }
}

/**
 * Starts the suite and waits until all emulators are ready and Hosting accepts connections; else throws an error with
 * what happened and the last lines printed.
 */
export async function startSuite(options: SuiteOptions = {}): Promise<Suite> {
  await checkPorts();
  writeLocalSecrets();
  const pushService = await startPushService(PORTS['push'] ?? 0);
  const mailService = await startMailService({
    smtpPort: PORTS['smtp'] ?? 0,
    windowPort: PORTS['inbox'] ?? 0,
    password: localSecret('SMTP_PASSWORD'),
    others: readAuthMessages,
  });
  pushService.onMessage = (message) => options.onPush?.(message);
  const seen: string[] = [];
  const temporary = mkdtempSync(join(tmpdir(), 'marquee-'));
  // A process group of its own: Ctrl-C in the terminal reaches only this script, which passes it on exactly once.
  const child = spawn(
    process.execPath,
    [
      EMULATOR_CLI,
      'firebase',
      'emulators:start',
      '--non-interactive',
      '--project',
      PROJECT_ID,
      '--config',
      writeLocalConfig(),
      ...(options.args ?? []),
    ],
    {
      cwd: fromRoot('.'),
      env: environment(options.official ?? false, temporary),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  lines(child, (line) => {
    seen.push(line);
    options.onLine?.(line);
  });
  const exit = { code: undefined as number | undefined };
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => {
      exit.code = code ?? 1;
      rmSync(temporary, { recursive: true, force: true });
      void pushService.close();
      void mailService.close();
      resolve(exit.code);
    });
  });

  const stop = async (): Promise<void> => {
    if (exit.code !== undefined) return;
    child.kill('SIGINT');
    const timer = new AbortController();
    const forced = sleep(STOP_WITHIN_MS, undefined, { signal: timer.signal }).then(
      () => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      },
      () => undefined,
    );
    await ended;
    timer.abort();
    await forced;
  };

  options.signal?.addEventListener('abort', () => void stop(), { once: true });

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!seen.some((line) => line.includes('All emulators ready'))) {
    if (exit.code !== undefined || Date.now() > deadline) {
      await stop();
      options.signal?.throwIfAborted();
      throw new Error(
        `The emulators did not start; .local/suite.log has all of it. The last lines:\n${seen.slice(-12).join('\n')}`,
      );
    }
    await sleep(200);
  }
  if (!(await isListening(Number(new URL(suiteUrl('hosting')).port)))) {
    await stop();
    throw new Error('The emulators say they are ready, but nothing answers on the Hosting port.');
  }
  return { ended, stop };
}
