// Builds the client app and the public page's hydrating script; with `--ssr` the public page's server renderer.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // Pages of the local suite that the dev server does not render itself.
  server: { proxy: { '/api': 'http://localhost:5000' } },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          input: { app: 'index.html', 'public-page': 'src/app/public-page-entry.tsx' },
        },
      },
}));
