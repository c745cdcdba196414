// What this repository wants a project to be.
import { existsSync, readFileSync } from 'node:fs';
import { REGION } from '@marquee/domain/region';
import { firebaseConfig, fromRoot } from '../lib/project.ts';

export interface WantedIndex {
  readonly collectionGroup: string;
  /** Field and order, as `status ASCENDING`. */
  readonly fields: readonly string[];
}

export interface Wanted {
  readonly firestoreRules: string;
  readonly storageRules: string;
  readonly indexes: readonly WantedIndex[];
  /** Collection group and field of each time-to-live policy. */
  readonly ttl: readonly { readonly collectionGroup: string; readonly fieldPath: string }[];
  readonly functions: readonly string[];
  readonly runtime: string;
  readonly region: string;
  /** web/.env.production.local; `undefined` when there is none. */
  readonly env: Readonly<Record<string, string>> | undefined;
  /** The SITE_ORIGIN parameter of the functions; '' for none. */
  readonly siteOrigin: string;
}

interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly {
      readonly fieldPath: string;
      readonly order?: string;
      readonly arrayConfig?: string;
    }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** The variables of an env file. */
export function readEnvFile(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^\s*([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.replace(/^(['"])(.*)\1$/, '$2')]];
    }),
  );
}

const envFile = (path: string): Record<string, string> | undefined =>
  existsSync(fromRoot(path)) ? readEnvFile(read(path)) : undefined;

export function readWanted(projectId: string): Wanted {
  const indexes = JSON.parse(read('firestore.indexes.json')) as IndexFile;
  return {
    firestoreRules: read('firestore.rules'),
    storageRules: read('storage.rules'),
    indexes: indexes.indexes.map(({ collectionGroup, fields }) => ({
      collectionGroup,
      fields: fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
    })),
    ttl: indexes.fieldOverrides
      .filter(({ ttl }) => ttl === true)
      .map(({ collectionGroup, fieldPath }) => ({ collectionGroup, fieldPath })),
    functions: Array.from(
      read('functions/src/index.ts').matchAll(/export \{ ([^}]+) \}/g),
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ).flat(),
    runtime: firebaseConfig.functions[0]?.runtime ?? '',
    region: REGION,
    env: envFile('web/.env.production.local'),
    siteOrigin:
      envFile(`functions/.env.${projectId}`)?.['SITE_ORIGIN'] ??
      envFile('functions/.env')?.['SITE_ORIGIN'] ??
      '',
  };
}
