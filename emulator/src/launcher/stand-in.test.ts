import path from 'node:path';
import { expect, test } from 'vitest';
import { programsIn, standInFor } from './stand-in.ts';

const programs = programsIn(path.join('any', 'folder'));
const { java, firestore, storageRules } = programs;
const node = (...args: string[]) => ({ command: process.execPath, args });

test('standInFor returns arguments that run our java.js for `java -version` and `java -jar` with our programs', () => {
  const version = ['-Dfile.encoding=UTF-8', '-version'];
  expect(standInFor(programs, 'java', version)).toEqual(node(java, ...version));
  const start = ['-Duser.language=en', '-jar', firestore, '--port', '8080'];
  expect(standInFor(programs, 'java', start)).toEqual(node(java, ...start));
  expect(standInFor(programs, 'java', ['-jar', storageRules, 'serve'])).toEqual(
    node(java, '-jar', storageRules, 'serve'),
  );
});

test('standInFor returns undefined for another archive, for `-jar` without an archive, and for another command', () => {
  expect(standInFor(programs, 'java', ['-jar', 'firebase-database-emulator.jar'])).toBeUndefined();
  expect(standInFor(programs, 'java', ['-jar'])).toBeUndefined();
  expect(standInFor(programs, 'node', ['-version'])).toBeUndefined();
});

test('standInFor runs Google’s archive by its class, with the flags of Java and of the emulator but that of its log', () => {
  const official = { ...programs, official: '/google/emulator.jar' };
  const logging = '-Dgoogle.cloud_firestore.debug_log_level=FINE';
  const start = [logging, '-Duser.language=en', '-jar', '/google/emulator.jar', '--host', '127.0.0.1'];
  expect(standInFor(official, 'java', start)).toEqual({
    command: 'java',
    args: [
      '-Duser.language=en',
      '-cp',
      '/google/emulator.jar',
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'start',
      '--host',
      '127.0.0.1',
    ],
  });
  expect(standInFor(official, 'java', ['-jar', storageRules])).toEqual(node(java, '-jar', storageRules));
});
