// Builds the script of the site's documents, apart from the app: it shares no file with it, so that a visitor loads one
// small file and its parts on demand. It comes first and empties the folder.
import { defineConfig } from 'vite';
import { SITE_MANIFEST, SITE_SCRIPT } from './site-assets.ts';

/** The modules that every page runs. */
const EVERY_PAGE =
  /\/(start-site|menus|view|visit|half-hour|track-view|visitor|stored|local-keys|limits|chosen-language|languages)\.ts$|preload-helper/;

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: SITE_MANIFEST,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: SITE_SCRIPT,
      preserveEntrySignatures: 'allow-extension',
      // One file for every page; without it, each module that a part uses too would be a file of its own.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'start-site', test: EVERY_PAGE }],
        },
      },
    },
  },
});
