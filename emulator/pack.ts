// `npm run pack`: builds the package, packs it, and checks what is in it. `npm pack` alone packs next to nothing where
// npm's `ignore-scripts` is set, and says nothing of it.
// The one argument is the folder to pack to; without it, this one.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const FOLDER = import.meta.dirname;
const REQUIRED = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'dist/NOTICES.txt',
  'dist/cli.js',
  'dist/firestore.js',
  'dist/index.js',
  'dist/java.js',
  'dist/storage-rules.js',
  'dist/types/index.d.ts',
  'dist/window/index.html',
];

const node = (...args: string[]): Buffer => execFileSync(process.execPath, args, { cwd: FOLDER });
const compiler = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
node('--import', 'tsx', 'build.ts');
node(path.join(compiler, 'bin/tsc'), '-p', 'tsconfig.types.json');

const destination = path.resolve(process.argv[2] ?? FOLDER);
const output = execFileSync(
  'npm',
  ['pack', '--json', '--ignore-scripts', '--pack-destination', destination],
  { cwd: FOLDER, encoding: 'utf8', shell: process.platform === 'win32' },
);
const [packed] = JSON.parse(output) as [
  { filename: string; size: number; files: { path: string; size: number }[] },
];
const sizes = new Map(packed.files.map((file) => [file.path, file.size]));
const missing = REQUIRED.filter((file) => !sizes.get(file));
if (missing.length > 0) {
  console.error(`${packed.filename} lacks ${missing.join(', ')}`);
  process.exit(1);
}
console.log(`${packed.filename}: ${packed.files.length} files, ${Math.round(packed.size / 1024)} kB`);
