// The function secrets of the local suite, made once on each machine. The Functions emulator reads them from
// `.secret.local` beside the functions. Each build deletes that file, because firebase-tools would upload it.
import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { firebaseConfig, fromRoot } from '../config/project.ts';
import type { FUNCTIONS_SECRETS } from '../config/project-settings.ts';

/** For each secret of the functions, a function that makes a new value. */
const SECRETS: Readonly<Record<(typeof FUNCTIONS_SECRETS)[number], () => string>> = {
  VAPID_PRIVATE_KEY: () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.getPrivateKey('base64url');
  },
  SMTP_PASSWORD: () => randomBytes(16).toString('base64url'),
  UNSUBSCRIBE_SECRET: () => randomBytes(32).toString('base64url'),
};

const OWNER_ONLY = 0o600;

/** The secrets of this machine, as lines of NAME=value; those that are missing are made. */
function localSecrets(): string {
  const path = fromRoot('.local/function-secrets');
  const present = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const missing = Object.entries(SECRETS).filter(([name]) => !present.includes(`${name}=`));
  if (missing.length === 0) return present;
  const all = present + missing.map(([name, make]) => `${name}=${make()}\n`).join('');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, all, { mode: OWNER_ONLY });
  return all;
}

/** A secret's value. @throws Error for a secret that the functions do not define. */
export function localSecret(name: string): string {
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(localSecrets())?.[1];
  if (value === undefined) throw new Error(`There is no secret ${name}.`);
  return value;
}

/** Writes the secrets where the Functions emulator looks for them. */
export function writeLocalSecrets(): void {
  for (const { source } of firebaseConfig.functions) {
    writeFileSync(fromRoot(source, '.secret.local'), localSecrets(), { mode: OWNER_ONLY });
  }
}
