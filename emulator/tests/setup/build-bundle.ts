// Builds the package's programs once for each test run, into a temporary folder, for the tests that start them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built programs. */
    bundle: string;
  }
}

/** Vitest calls this function before a test run, and the returned function after the run. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'firestore-emulator-'));
  const bundle = path.join(folder, 'dist');
  execFileSync(process.execPath, ['--import', 'tsx', 'build.ts', bundle], {
    cwd: path.join(import.meta.dirname, '../..'),
  });
  provide('bundle', bundle);
  return () => rmSync(folder, { recursive: true, force: true });
}
