// Bundles the functions into functions/dist, the folder that is uploaded. The bundle contains our own code, and the
// renderer of public pages that Vite built with its style sheets, so that pages use the built site's class names and file
// names. The `dependencies` of functions/package.json are not in the bundle: a deployment installs them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeDeployedPackage } from './deployed-package.ts';
import { writeChangedFonts } from './changed-fonts.ts';
import packageJson from './package.json' with { type: 'json' };
import { RENDERERS, siteAssets } from '../web/site-assets.ts';

const ROOT = dirname(import.meta.dirname);

/** `virtual:public-page`: the renderer, and the files that its pages use. */
const publicPage: Plugin = {
  name: 'public-page',
  setup(bundler) {
    bundler.onResolve({ filter: /^virtual:public-page$/ }, ({ path }) => ({
      path,
      namespace: 'public-page',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'public-page' }, async () => ({
      contents: [
        `export * from ${JSON.stringify(join(RENDERERS, 'public-page.js'))};`,
        `export const assets = ${JSON.stringify(await siteAssets('public-page'))};`,
      ].join('\n'),
      resolveDir: ROOT,
    }));
  },
};

const OUTPUT = join(import.meta.dirname, 'dist');

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'src/index.ts')],
  outfile: join(OUTPUT, 'index.js'),
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
  write: false,
});

// A failed build leaves the old bundle for the local suite to run. Files are written in place, because the Functions emulator
// watches this folder and would not notice changes in a new one of the same name; it reads all of them once it sees a
// change, and so the bundle is last.
mkdirSync(OUTPUT, { recursive: true });
const WRITTEN = ['fonts', 'package.json', 'package-lock.json', 'index.js'];
for (const file of readdirSync(OUTPUT).filter((name) => !WRITTEN.includes(name)))
  rmSync(join(OUTPUT, file), { recursive: true });
await writeChangedFonts(join(OUTPUT, 'fonts'));
writeDeployedPackage(OUTPUT);
for (const { path, contents } of outputFiles) writeFileSync(path, contents);
