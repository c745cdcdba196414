// `npm run generate`: writes the values of domain that firebase.json and the rules repeat, the list of files of texts, and the
// characters of documents' fonts.
//   --released   first records the table of fields and the rules' bounds as deployed: the rules then require the fields
//                that this release brought
// tests/repository/generated.test.ts fails when one of these files differs from what this writes.
import { writeFileSync } from 'node:fs';
import { generatedDrawnCharacters } from '../functions/generate-drawn-characters.ts';
import { fromRoot } from './config/project.ts';
import { nextReleased, RELEASED_PATH } from './generate/released-fields.ts';
import { run } from './processes/run.ts';

/** JSON with innermost objects on one line, as the formatter keeps them where they fit. */
const flat = (json: string): string =>
  json.replace(/\{\s[^{}[\]]*\}/g, (object) => object.replace(/\n\s+/g, ' '));

if (process.argv.includes('--released'))
  writeFileSync(RELEASED_PATH, `${JSON.stringify(nextReleased(), null, 2)}\n`);
// Loaded behind the record, which it reads.
const { generatedCatalogue, generatedFirebaseConfig, generatedFirestoreRules, generatedStorageRules } =
  await import('./generate/generated.ts');

writeFileSync(fromRoot('firebase.json'), flat(JSON.stringify(generatedFirebaseConfig(), null, 2)));
writeFileSync(fromRoot('firestore.rules'), generatedFirestoreRules());
writeFileSync(fromRoot('storage.rules'), generatedStorageRules());
writeFileSync(fromRoot('web/src/i18n/catalogue.ts'), generatedCatalogue());
writeFileSync(fromRoot('domain/src/site/drawn-characters.ts'), await generatedDrawnCharacters());
const { code, output } = await run(fromRoot('node_modules/.bin/oxfmt'), ['firebase.json', RELEASED_PATH]);
if (code !== 0) {
  console.error(output);
  process.exitCode = 1;
}
