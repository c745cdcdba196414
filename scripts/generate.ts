// `npm run generate`: writes the values of domain that firebase.json and the rules repeat, and the list of files of texts.
// tests/repository/generated.test.ts fails when one of these files differs from what this writes.
import { writeFileSync } from 'node:fs';
import {
  generatedCatalogue,
  generatedFirebaseConfig,
  generatedFirestoreRules,
  generatedStorageRules,
} from './generate/generated.ts';
import { fromRoot } from './config/project.ts';
import { run } from './processes/run.ts';

/** JSON with innermost objects on one line, as the formatter keeps them where they fit. */
const flat = (json: string): string =>
  json.replace(/\{\s[^{}[\]]*\}/g, (object) => object.replace(/\n\s+/g, ' '));

writeFileSync(fromRoot('firebase.json'), flat(JSON.stringify(generatedFirebaseConfig(), null, 2)));
writeFileSync(fromRoot('firestore.rules'), generatedFirestoreRules());
writeFileSync(fromRoot('storage.rules'), generatedStorageRules());
writeFileSync(fromRoot('web/src/i18n/catalogue.ts'), generatedCatalogue());
const { code, output } = await run(fromRoot('node_modules/.bin/oxfmt'), ['firebase.json']);
if (code !== 0) {
  console.error(output);
  process.exitCode = 1;
}
