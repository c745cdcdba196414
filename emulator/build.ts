// Bundles the emulator into files that run by themselves: no node_modules beside them.
// Takes the folder to write to, `dist` unless given.
import { build } from 'esbuild';

const entries = { firestore: 'src/main.ts', 'storage-rules': 'src/storage-rules/main.ts' };

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: entries,
  outdir: process.argv[2] ?? 'dist',
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
