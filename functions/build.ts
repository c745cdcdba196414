// Bundles the functions: everything of ours inlined, the server renderer that Vite built and the names of the app's
// files included; firebase-admin and firebase-functions stay packages, as the runtime wants them.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { PublicPageAssets } from '@marquee/domain/public-page';
import { writeCardFonts } from './fonts.ts';
import packageJson from './package.json' with { type: 'json' };

const ROOT = dirname(import.meta.dirname);
const WEB_DIST = join(ROOT, 'web/dist');
const RENDERER = join(ROOT, 'web/dist-server/render-public-page.js');
const ENTRY = 'src/app/public-page-entry.tsx';

/** A chunk of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

async function readManifest(): Promise<Manifest> {
  const path = join(WEB_DIST, '.vite/manifest.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${path} cannot be read: build the web app first (npm run build).`, { cause: error });
  }
}

/** The entry and every chunk it imports at once, the entry first. */
function staticChunks(manifest: Manifest, name: string, seen = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The web app's manifest has no ${name}.`);
  if (seen.has(name)) return seen;
  seen.set(name, chunk);
  for (const imported of chunk.imports ?? []) staticChunks(manifest, imported, seen);
  return seen;
}

async function publicPageAssets(): Promise<PublicPageAssets> {
  const chunks = [...staticChunks(await readManifest(), ENTRY).values()];
  const [entry, ...modules] = chunks;
  if (!entry) throw new Error('The public page has no script.');
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const css = (await Promise.all(sheets.map((sheet) => readFile(join(WEB_DIST, sheet), 'utf8')))).join('');
  return {
    css: css.trim(),
    script: `/${entry.file}`,
    modules: modules.map(({ file }) => `/${file}`),
  };
}

/** `virtual:public-page`: the renderer and the names of the files it refers to. */
const publicPage: Plugin = {
  name: 'public-page',
  setup(bundler) {
    bundler.onResolve({ filter: /^virtual:public-page$/ }, ({ path }) => ({
      path,
      namespace: 'public-page',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'public-page' }, async () => ({
      contents: [
        `export { renderPublicPage, publicPageStyle, publicPageScript, usesAppCheck } from ${JSON.stringify(RENDERER)};`,
        `export const assets = ${JSON.stringify(await publicPageAssets())};`,
      ].join('\n'),
      resolveDir: ROOT,
    }));
  },
};

await build({
  entryPoints: [join(import.meta.dirname, 'src/index.ts')],
  outfile: join(import.meta.dirname, 'dist/index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(packageJson.dependencies),
  define: { 'process.env.NODE_ENV': '"production"' },
  // React's server renderer is CommonJS and asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  plugins: [publicPage],
  legalComments: 'none',
  logLevel: 'warning',
});

await writeCardFonts(join(import.meta.dirname, 'dist/fonts'));
