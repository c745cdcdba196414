// Builds the script of the site's documents, separately from the app, so that a visitor loads one small file and its
// parts on demand. Only the part that reads a stored account is shared with the app, which is built first: an actor's
// device has it already. Then the service worker is built, which lists the files of both.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { FLOOR } from './browser-floor.ts';
import { shortClassName } from './class-names.ts';
import { LICENCE_LISTS } from './licences.ts';
import { installable } from './pwa.config.ts';
import { refuseTopLevelAwait } from './refuse-top-level-await.ts';
import { builtFile, DIST, SITE_ACCOUNT, SITE_MANIFEST, SITE_SCRIPT } from './site-assets.ts';

const ACCOUNT = join(import.meta.dirname, SITE_ACCOUNT);

export default defineConfig({
  root: import.meta.dirname,
  css: { modules: { generateScopedName: shortClassName } },
  plugins: [refuseTopLevelAwait(), ...installable(DIST)],
  build: {
    outDir: 'dist',
    target: FLOOR,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: SITE_MANIFEST,
    license: { fileName: LICENCE_LISTS.site },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: SITE_SCRIPT,
      external: [ACCOUNT],
      makeAbsoluteExternalsRelative: false,
      preserveEntrySignatures: 'allow-extension',
      // Without groups, each module that two parts share would be a separate file.
      output: {
        paths: { [ACCOUNT]: `/${builtFile(SITE_ACCOUNT)}` },
        codeSplitting: {
          groups: [
            // The files that every page runs: the entry and its imports.
            { name: 'start-site', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
