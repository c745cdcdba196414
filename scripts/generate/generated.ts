// The committed files that hold generated parts, and what they should hold.
import { readdirSync, readFileSync } from 'node:fs';
import { REGION } from '@marquee/domain/site/region';
import { fromRoot, type FirebaseConfig } from '../config/project.ts';
import { headers, rewrites } from './hosting.ts';
import { withFirestoreValues, withStorageValues } from './rule-values.ts';

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** firebase.json with its generated parts; the rest is kept as it is written. */
export function generatedFirebaseConfig(): FirebaseConfig {
  const config = JSON.parse(read('firebase.json')) as FirebaseConfig;
  return {
    ...config,
    firestore: { ...config.firestore, location: REGION },
    hosting: { ...config.hosting, headers: headers(), rewrites: rewrites() },
  };
}

export const generatedFirestoreRules = (): string => withFirestoreValues(read('firestore.rules'));

export const generatedStorageRules = (): string => withStorageValues(read('storage.rules'));

/** The text of web/src/i18n/catalogue.ts: an export for each file of English texts. */
export function generatedCatalogue(): string {
  const files = readdirSync(fromRoot('web/src/i18n/en'));
  const nameOf = (file: string): string =>
    file.replace('.ts', '').replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return [
    '// Written by `npm run generate`. Every text of the app in English, for types and tests; the app loads namespaces one by',
    '// one (app-texts.ts).',
    ...files.map((file) => `export { ${nameOf(file)} } from './en/${file}';`),
    '',
  ].join('\n');
}
