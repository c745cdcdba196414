// Builds the app; with `--ssr` the renderers of the site's documents with their style sheets, fonts and pictures, which
// web/build-pages.ts writes beside the app.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './pwa.config.ts';
import { HEAD_SCRIPT } from './src/site/head-script.ts';

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

/** The inline script of the app's document is that of the site's. */
function headScript(): Plugin {
  return {
    name: 'marquee:head-script',
    transformIndexHtml: () => [{ tag: 'script', children: HEAD_SCRIPT, injectTo: 'head-prepend' }],
  };
}

const DOCUMENTS = 'src/site/document';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [lazyImports(), headScript(), ...installable(join(import.meta.dirname, 'dist'))]),
  ],
  // Functions of the local suite.
  server: { proxy: { '/api': 'http://localhost:5000' } },
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        emitAssets: true,
        rolldownOptions: {
          input: {
            'public-page': `${DOCUMENTS}/render-public-page.tsx`,
            'fixed-pages': `${DOCUMENTS}/render-fixed-pages.tsx`,
            sample: `${DOCUMENTS}/render-sample.tsx`,
            fonts: 'src/theme/font-faces.css',
          },
        },
      }
    : {
        outDir: 'dist',
        // The site's script is there already (site.vite.config.ts).
        emptyOutDir: false,
        manifest: true,
        sourcemap: false,
        // A module that needs no other files is a file to be fetched too (src/lib/lazy-import.ts).
        modulePreload: { resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
        rolldownOptions: { input: 'app.html' },
      },
}));
