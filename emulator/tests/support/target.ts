// The target of the conformance suite: an emulator started in this process, or the one at FIRESTORE_EMULATOR_HOST,
// which may be Google's.
import { randomUUID } from 'node:crypto';
import { composeEmulator } from '../../src/compose.ts';
import { send } from './send.ts';

export interface Target {
  /** `host:port`. */
  readonly address: string;
  /** The name of the target's own database. */
  readonly database: string;
  readonly project: string;
  close(): Promise<void>;
}

/** Starts or connects to an emulator, with a fresh project. */
export async function startTarget(
  options: { readonly rules?: string; readonly indexes?: string } = {},
): Promise<Target> {
  const project = `demo-${randomUUID().slice(0, 8)}`;
  const shared = { project, database: `projects/${project}/databases/(default)` };
  const external = process.env['FIRESTORE_EMULATOR_HOST'];
  if (external !== undefined) {
    const target = { ...shared, address: external, close: () => Promise.resolve() };
    if (options.rules !== undefined) await putRules(target, options.rules);
    return target;
  }
  const running = await composeEmulator({
    host: '127.0.0.1',
    port: 0,
    rules: options.rules,
    strictIndexes: options.indexes,
  });
  return { ...shared, address: `127.0.0.1:${running.port}`, close: () => running.close() };
}

/** Replaces the rules of the target's project. */
export async function putRules(
  { address, project }: Pick<Target, 'address' | 'project'>,
  content: string,
): Promise<void> {
  const response = await fetch(`http://${address}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Empties the target's database. */
export async function clear({ address, database }: Target): Promise<void> {
  await send(`http://${address}/emulator/v1/${database}/documents`, { method: 'DELETE' });
}
