// The two emulators that are asked: ours in this process, Google's at FIRESTORE_EMULATOR_HOST or started from its archive.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeEmulator } from '../src/compose.ts';
import { OFFICIAL_MAIN } from '../src/launcher/stand-in.ts';
import { findOfficialEmulators } from './google-archives.ts';

/** One of the emulators. */
export interface Side {
  readonly name: 'ours' | 'google';
  readonly address: string;
}

export interface Sides {
  readonly ours: Side;
  readonly google: Side;
  close(): Promise<void>;
}

const STARTS_WITHIN_MS = 60_000;

export async function openSides(): Promise<Sides> {
  const running = await composeEmulator({ host: '127.0.0.1', port: 0 });
  const given = process.env['FIRESTORE_EMULATOR_HOST'];
  const google = given === undefined ? await startGoogle() : { address: given, child: undefined };
  return {
    ours: { name: 'ours', address: `127.0.0.1:${running.port}` },
    google: { name: 'google', address: google.address },
    async close() {
      await running.close();
      if (!google.child || google.child.exitCode !== null) return;
      google.child.kill();
      await once(google.child, 'exit');
    },
  };
}

async function startGoogle(): Promise<{ address: string; child: ChildProcess }> {
  const { firestore } = findOfficialEmulators();
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    'java',
    ['-Duser.language=en', '-cp', firestore, ...OFFICIAL_MAIN, '--host=127.0.0.1', `--port=${port}`],
    { stdio: 'ignore' },
  );
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`http://${address}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, child };
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`Google's emulator did not start: java -cp ${firestore}`);
    }
    await sleep(200);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
