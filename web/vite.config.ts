// Builds the client app and the public page's hydrating script; with `--ssr` what renders the public page on the server,
// or the app's own pages while it is built.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunkNames } from './chunks.ts';
import { FONT_FACES, prerender } from './prerender.config.ts';
import { installable } from './pwa.config.ts';

/** Puts our own helper of `import()` in the place of Vite's. */
function lazyImports(): Plugin {
  return {
    name: 'marquee:lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/lib/lazy-import.ts'))};`
        : null,
  };
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          lazyImports(),
          ...prerender(loadEnv(mode, import.meta.dirname)['VITE_SITE_ORIGIN'] ?? ''),
          ...installable(join(import.meta.dirname, 'dist')),
        ]),
  ],
  // Pages of the local suite that the dev server does not render itself.
  server: { proxy: { '/api': 'http://localhost:5000' } },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        sourcemap: false,
        // A module that needs no other files is a file to be brought too (src/lib/lazy-import.ts).
        modulePreload: { resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
        rolldownOptions: {
          input: { app: 'index.html', 'public-page': 'src/app/public-page-entry.tsx', fonts: FONT_FACES },
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
}));
