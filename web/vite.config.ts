// Builds the client app and the public page's hydrating script; with `--ssr` the public page's server renderer.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { installable } from './pwa.config.ts';

/**
 * Hosting answers an address that nothing else takes with 404.html and status 404. It is the app, whose router shows
 * the not-found page; search engines are told to leave it alone.
 */
function notFoundPage(): Plugin {
  return {
    name: 'marquee:not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const html = String(index.source).replace(
        '<head>',
        '<head>\n    <meta name="robots" content="noindex" />',
      );
      this.emitFile({ type: 'asset', fileName: '404.html', source: html });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), notFoundPage(), ...(isSsrBuild ? [] : installable(join(import.meta.dirname, 'dist')))],
  // Pages of the local suite that the dev server does not render itself.
  server: { proxy: { '/api': 'http://localhost:5000' } },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        sourcemap: false,
        rolldownOptions: {
          input: { app: 'index.html', 'public-page': 'src/app/public-page-entry.tsx' },
        },
      },
}));
