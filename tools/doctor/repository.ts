// What this repository requires of a project.
import { readFileSync } from 'node:fs';
import { REGION } from '@marquee/domain/site/region';
import { firebaseConfig, fromRoot } from '../../scripts/config/project.ts';
import {
  functionsSettingsFile,
  isSiteOrigin,
  readSettings,
  webSettingsFile,
  type Settings,
} from '../../scripts/config/project-settings.ts';

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
  /** The functions that Hosting passes visitors' requests to: everybody may call them. */
  readonly publicFunctions: readonly string[];
  readonly runtime: string;
  readonly region: string;
  /** web/.env.<project>; `undefined` when there is none. */
  readonly env: Settings | undefined;
  /** functions/.env.<project>; `undefined` when there is none. */
  readonly functionsEnv: Settings | undefined;
  /** The SITE_ORIGIN parameter of the functions; '' for none, or for one that is no address. */
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

export function readWanted(projectId: string): Wanted {
  const functionsEnv = readSettings(functionsSettingsFile(projectId));
  const origin = functionsEnv?.['SITE_ORIGIN'] ?? '';
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
    publicFunctions: [
      ...new Set(
        firebaseConfig.hosting.rewrites.flatMap(({ function: to }) =>
          to === undefined ? [] : [to.functionId],
        ),
      ),
    ],
    runtime: firebaseConfig.functions[0]?.runtime ?? '',
    region: REGION,
    env: readSettings(webSettingsFile(projectId)),
    functionsEnv,
    siteOrigin: isSiteOrigin(origin) ? origin : '',
  };
}
