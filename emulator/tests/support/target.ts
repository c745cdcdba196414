// What the conformance suite runs against: an emulator started in this process, or any other that
// FIRESTORE_EMULATOR_HOST names, Google's own included.
import { randomUUID } from 'node:crypto';
import { composeEmulator } from '../../src/compose.ts';

export interface Target {
  /** `host:port`. */
  readonly address: string;
  /** Whether it is this project's emulator, which differs from Google's where that is documented. */
  readonly isOurs: boolean;
  /** A database that nobody else uses. */
  readonly database: string;
  readonly project: string;
  close(): Promise<void>;
}

/** Starts or finds an emulator, with a fresh project. */
export async function startTarget(
  options: { readonly rules?: string; readonly indexes?: string } = {},
): Promise<Target> {
  const project = `demo-${randomUUID().slice(0, 8)}`;
  const shared = { project, database: `projects/${project}/databases/(default)` };
  const external = process.env['FIRESTORE_EMULATOR_HOST'];
  if (external !== undefined) {
    const target = { ...shared, address: external, isOurs: false, close: () => Promise.resolve() };
    if (options.rules !== undefined) await putRules(target, options.rules);
    return target;
  }
  const running = await composeEmulator({
    host: '127.0.0.1',
    port: 0,
    rulesSource: options.rules,
    indexes: options.indexes,
  });
  return { ...shared, address: `127.0.0.1:${running.port}`, isOurs: true, close: () => running.close() };
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
  await fetch(`http://${address}/emulator/v1/${database}/documents`, { method: 'DELETE' });
}
