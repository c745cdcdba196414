// Bundles the package's programs into files that run by themselves: no node_modules beside them.
// The one argument is the folder to write to; without it, `dist`.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { noticesOf } from './notices.ts';

const outdir = path.resolve(import.meta.dirname, process.argv[2] ?? 'dist');
// Removes old bundles, because the file names of shared chunks change with their contents.
rmSync(outdir, { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    java: 'src/launcher/java.ts',
    firestore: 'src/main.ts',
    'storage-rules': 'src/storage-rules/main.ts',
  },
  outdir,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'eof',
  // Bundled CommonJS dependencies call `require` for Node's own modules, and ES modules have no `require`.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);",
  },
});

cpSync(path.join(import.meta.dirname, 'window'), path.join(outdir, 'window'), { recursive: true });
writeFileSync(path.join(outdir, 'NOTICES.txt'), noticesOf(Object.keys(metafile.inputs), import.meta.dirname));
