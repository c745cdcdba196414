// `npm run generate`: writes what is generated from the route table (domain/src/routes.ts) into firebase.json and
// firestore.rules. tests/repository/generated.test.ts fails when they differ.
import { writeFileSync } from 'node:fs';
import { generatedFirebaseConfig, generatedFirestoreRules } from './generate/generated.ts';
import { fromRoot } from './config/project.ts';
import { run } from './processes/run.ts';

writeFileSync(fromRoot('firebase.json'), JSON.stringify(generatedFirebaseConfig(), null, 2));
writeFileSync(fromRoot('firestore.rules'), generatedFirestoreRules());
const { code, output } = await run(fromRoot('node_modules/.bin/oxfmt'), ['firebase.json']);
if (code !== 0) {
  console.error(output);
  process.exitCode = 1;
}
