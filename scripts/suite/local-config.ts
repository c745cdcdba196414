// The Firebase configuration of the local suite: firebase.json, with the emulators' origins allowed by the
// Content-Security-Policy. All else is as deployed.
import { writeFileSync } from 'node:fs';
import { firebaseConfig, fromRoot, type FirebaseConfig } from '../config/project.ts';

const LOCAL = 'http://localhost:* http://127.0.0.1:*';
const OPENED = ['connect-src', 'img-src', 'frame-src'];

/** Adds the emulators' origins to the directives for requests, pictures and frames. */
export function openToEmulators(policy: string): string {
  return policy
    .split('; ')
    .map((directive) =>
      OPENED.includes(directive.split(' ')[0] ?? '') ? `${directive} ${LOCAL}` : directive,
    )
    .join('; ');
}

/** Writes `firebase.local.json` beside firebase.json (its paths are relative to its folder) and returns its path. */
export function writeLocalConfig(): string {
  const { hosting, functions, ...rest } = firebaseConfig;
  const { predeploy: _site, ...site } = hosting;
  const local: FirebaseConfig = {
    ...rest,
    hosting: {
      ...site,
      headers: hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? openToEmulators(value) : value,
        })),
      })),
    },
    functions: functions.map(({ predeploy: _functions, ...codebase }) => codebase),
  };
  const path = fromRoot('firebase.local.json');
  writeFileSync(path, JSON.stringify(local, null, 2));
  return path;
}
