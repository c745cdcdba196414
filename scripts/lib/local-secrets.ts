// The function secrets of the local suite. The Functions emulator reads them from `.secret.local` beside the functions;
// they are made once on each machine, and no other machine has them.
import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { firebaseConfig, fromRoot } from './project.ts';

/** A new value of each secret that the functions define. */
const SECRETS: Readonly<Record<string, () => string>> = {
  VAPID_PRIVATE_KEY: () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    return curve.getPrivateKey('base64url');
  },
  UNSUBSCRIBE_SECRET: () => randomBytes(32).toString('base64url'),
};

/** Writes the secrets that are missing. */
export function writeLocalSecrets(): void {
  for (const { source } of firebaseConfig.functions) {
    const path = fromRoot(source, '.secret.local');
    const present = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const missing = Object.entries(SECRETS).filter(([name]) => !present.includes(`${name}=`));
    if (missing.length === 0) continue;
    const lines = missing.map(([name, make]) => `${name}=${make()}\n`);
    writeFileSync(path, present + lines.join(''), { mode: 0o600 });
  }
}
