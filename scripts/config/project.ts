// The repository's paths, firebase.json, and the local suite's project, ports and addresses.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCAL_PUSH_PORT } from '@marquee/domain/notifications/push-message';

export const ROOT = resolve(import.meta.dirname, '../..');
export const fromRoot = (...parts: string[]): string => resolve(ROOT, ...parts);

/** The local suite's project: its prefix `demo-` keeps firebase-tools from contacting Google Cloud. */
export const PROJECT_ID = 'demo-marquee';

/**
 * The user agent of our own programs where they act as visitors: views by headless browsers and by Node's `fetch` are
 * not counted (functions/src/views/uncounted.ts).
 */
export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** Chromium's command line in journeys, benches and screenshots. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--user-agent=${BROWSER_AGENT}`,
] as const;

export const BUCKET = `${PROJECT_ID}.appspot.com`;

/** The command line of the package `firestore-emulator`, which the build makes. */
export const EMULATOR_CLI = fromRoot('emulator/dist/cli.js');

/** The file to which the suite's Storage rules runtime writes its coverage (emulator/docs/emulator.md). */
export const STORAGE_COVERAGE = fromRoot('.local/storage-rules-coverage.json');

interface Header {
  readonly key: string;
  readonly value: string;
}

export interface HostingConfig {
  /** A glob (`source`) or an RE2 expression (`regex`). */
  readonly headers: readonly {
    readonly source?: string;
    readonly regex?: string;
    readonly headers: readonly Header[];
  }[];
  readonly rewrites: readonly {
    readonly source?: string;
    readonly regex?: string;
    readonly destination?: string;
    readonly function?: { readonly functionId: string; readonly region: string; readonly pinTag: boolean };
  }[];
  readonly predeploy?: unknown;
}

/** The parts of firebase.json that scripts, tools and tests read. */
export interface FirebaseConfig {
  readonly firestore: { readonly location: string };
  readonly hosting: HostingConfig;
  readonly functions: readonly {
    readonly source: string;
    readonly runtime: string;
    readonly predeploy?: unknown;
  }[];
  readonly emulators: Readonly<Record<string, { readonly host?: string; readonly port?: number } | boolean>>;
}

export const firebaseConfig = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseConfig;

/** The suite's ports by service: Firebase's emulators, our push service, and our mail server with its window. */
export const PORTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(firebaseConfig.emulators).flatMap(([name, emulator]) =>
      typeof emulator === 'object' && emulator.port !== undefined ? [[name, emulator.port]] : [],
    ),
  ),
  push: LOCAL_PUSH_PORT,
  inbox: 5011,
  // The port is also in functions/.env.demo-marquee.
  smtp: 5012,
};

const at = (emulator: string): string => `localhost:${String(PORTS[emulator] ?? 0)}`;

/** The environment variables with which Google's libraries use the suite's emulators. */
export const EMULATOR_HOSTS = {
  FIRESTORE_EMULATOR_HOST: at('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: at('storage'),
};

/** An address of the suite: `suiteUrl('hosting', '/login')`. */
export const suiteUrl = (emulator: string, path = ''): string => `http://${at(emulator)}${path}`;
