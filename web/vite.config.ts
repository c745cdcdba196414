// Builds the app; with `--ssr` the renderers of the site's documents with their style sheets, fonts and pictures, which
// web/build-pages.ts writes beside the app.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './pwa.config.ts';
import { HEAD_SCRIPT } from './src/site/head-script.ts';
import { tokensCss } from './src/theme/tokens.ts';

/** What the app's document shows until its script runs: the top bar and a spinner in the theme's colours. */
const START_STYLE = `${tokensCss()}body{margin:0;background:var(--mq-paper);color:var(--mq-ink)}
.start-bar{box-sizing:border-box;display:flex;align-items:center;height:69px;padding:0 max(16px,50vw - 576px);background:var(--mq-surface);border-block-end:1px solid var(--mq-line)}
.start-spinner{width:40px;height:40px;margin:25vh auto;box-sizing:border-box;border:4px solid var(--mq-line);border-block-start-color:var(--mq-brand);border-radius:50%;animation:start-spin 1s linear infinite}
@keyframes start-spin{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.start-spinner{animation:none}}`;

/** The inline script of the app's document is that of the site's. */
function appDocument(): Plugin {
  return {
    name: 'marquee:app-document',
    transformIndexHtml: () => [
      { tag: 'script', children: HEAD_SCRIPT, injectTo: 'head-prepend' },
      { tag: 'style', children: START_STYLE, injectTo: 'head' },
    ],
  };
}

const DOCUMENTS = 'src/site/document';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    alias: { 'firebase/database': join(import.meta.dirname, 'src/firebase/database-stub.ts') },
  },
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [appDocument(), ...installable(join(import.meta.dirname, 'dist'))]),
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
        rolldownOptions: {
          input: 'app.html',
          // Firebase's packages do not say that they have no side effects, and reactfire imports all of them.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules\/(@firebase|firebase|reactfire|rxfire|rxjs)\//, sideEffects: false },
            ],
          },
        },
      },
}));
