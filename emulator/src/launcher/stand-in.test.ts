import path from 'node:path';
import { expect, test } from 'vitest';
import { programsIn, standInFor } from './stand-in.ts';

const programs = programsIn(path.join('any', 'folder'));
const { java, firestore, storageRules } = programs;

test('standInFor returns arguments that run our java.js for `java -version` and `java -jar` with our programs', () => {
  const version = ['-Dfile.encoding=UTF-8', '-version'];
  expect(standInFor(programs, 'java', version)).toEqual([java, ...version]);
  const start = ['-Duser.language=en', '-jar', firestore, '--port', '8080'];
  expect(standInFor(programs, 'java', start)).toEqual([java, ...start]);
  expect(standInFor(programs, 'java', ['-jar', storageRules, 'serve'])).toEqual([
    java,
    '-jar',
    storageRules,
    'serve',
  ]);
});

test('standInFor returns undefined for another archive, for `-jar` without an archive, and for another command', () => {
  expect(standInFor(programs, 'java', ['-jar', 'firebase-database-emulator.jar'])).toBeUndefined();
  expect(standInFor(programs, 'java', ['-jar'])).toBeUndefined();
  expect(standInFor(programs, 'node', ['-version'])).toBeUndefined();
});
