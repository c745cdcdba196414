// Builds the client app and the public page's hydrating script; with `--ssr` what renders the public page on the server,
// or the app's own pages while it is built.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { prerender } from './prerender.config.ts';
import { installable } from './pwa.config.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is loaded together becomes one chunk: many small ones are slower and compress worse. */
const STARTS = {
  app: source('src/app/main.tsx'),
  page: source('src/app/public-page-entry.tsx'),
  login: source('src/features/auth/login-page.tsx'),
} as const;

/** Screens that mostly come after one another. What at least three of them share becomes one chunk too … */
const OWN_SCREENS = [
  'src/app/routes/my-profile.tsx',
  'src/app/routes/public-profile.tsx',
  'src/features/notifications/notifications-page.tsx',
  'src/features/profile-editor/profile-edit-page.tsx',
  'src/features/settings/settings-page.tsx',
].map(source);

/** … unless one of these needs it as well, which would have to load all of it. */
const OTHERS = [
  'src/app/routes/landing.tsx',
  'src/app/signed-in.tsx',
  'src/components/site-footer.tsx',
  'src/features/auth/api/create-first-profile.ts',
  'src/features/auth/register-page.tsx',
  'src/features/auth/signup-page.tsx',
  'src/features/auth/verify-otp-page.tsx',
  'src/features/legal/faqs-page.tsx',
  'src/firebase/auth.ts',
  'src/firebase/firestore.ts',
].map(source);

/** Imported by the index of a library only: whoever uses one of these brings it along. */
const BY_INDEX_ONLY = /react-i18next\/dist\/es\/(?:Trans|Icu)|html-parse-stringify|prop-types/;

/** Names a module's chunk by which of the starts import it at once; `null` leaves it to the bundler. */
function chunkNames(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const known = reached.get(entry);
    if (known) return known;
    const found = new Set<string>([entry]);
    for (const id of found) {
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    }
    reached.set(entry, found);
    return found;
  };
  return (id, context) => {
    // What starts the app stays apart: a public page that needs something of the frame must not start it.
    if (BY_INDEX_ONLY.test(id) || id === STARTS.app) return null;
    const inApp = reach(STARTS.app, context).has(id);
    const inPage = reach(STARTS.page, context).has(id);
    if (inApp) return inPage ? 'base' : 'frame';
    if (inPage || id === STARTS.login) return null;
    if (reach(STARTS.login, context).has(id)) return 'account';
    if (OTHERS.some((start) => reach(start, context).has(id))) return null;
    return OWN_SCREENS.filter((start) => reach(start, context).has(id)).length >= 3 ? 'own' : null;
  };
}

/** Puts our own helper of `import()` in the place of Vite's. */
function lazyImports(): Plugin {
  return {
    name: 'marquee:lazy-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { __vitePreload } from ${JSON.stringify(source('src/lib/lazy-import.ts'))};`
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
          input: { app: 'index.html', 'public-page': 'src/app/public-page-entry.tsx' },
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
          },
        },
      },
}));
