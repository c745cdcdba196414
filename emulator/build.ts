// Bundles the emulator into files that run by themselves: no node_modules beside them.
import { existsSync } from 'node:fs';
import { build } from 'esbuild';

const entries = {
  firestore: 'src/main.ts',
  'storage-rules': 'src/storage-rules/main.ts',
};

const directory = import.meta.dirname;
await build({
  absWorkingDir: directory,
  // The rules runtime of Storage joins as soon as it exists.
  entryPoints: Object.fromEntries(
    Object.entries(entries).filter(([, path]) => existsSync(`${directory}/${path}`)),
  ),
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'eof',
  // CommonJS dependencies still call require for Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);",
  },
});
