// Builds the app; with `--ssr`, the renderers of the site's documents, with their style sheets, fonts and pictures.
// web/build-pages.ts runs the renderers, and writes the pages and their files into the app's build.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FLOOR } from './browser-floor.ts';
import { shortClassName } from './class-names.ts';
import { policyText, storageDirectives } from './content-policy.ts';
import { LICENCE_LISTS } from './licences.ts';
import { refuseReactOnSite } from './refuse-react-on-site.ts';
import { refuseTopLevelAwait } from './refuse-top-level-await.ts';
import { preloadScreens } from './screen-files.ts';
import { SITE_ACCOUNT } from './site-assets.ts';
import { FLOOR_SCRIPT } from './src/app/floor-script.ts';
import { HEAD_SCRIPT } from './src/site/head-script.ts';
import { tokensCss } from './src/theme/tokens.ts';

/** The first content of the app's document, until its script runs: the top bar and a spinner in the theme's colours. */
const START_STYLE = `${tokensCss()}body{margin:0;background:var(--mq-paper);color:var(--mq-ink)}
.start-bar{box-sizing:border-box;display:flex;align-items:center;height:69px;padding:0 max(16px,50vw - 576px);background:var(--mq-surface);border-block-end:1px solid var(--mq-line)}
.start-spinner{width:40px;height:40px;margin:25vh auto;box-sizing:border-box;border:4px solid var(--mq-line);border-block-start-color:var(--mq-brand);border-radius:50%;animation:start-spin 1s linear infinite}
@keyframes start-spin{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.start-spinner{animation:none}}`;

/** A second policy beside Hosting's: both apply. It names the project's bucket and, for the local suite, the emulators. */
function bucketPolicy(env: Readonly<Record<string, string>>): string {
  const policy = storageDirectives(env['VITE_FIREBASE_STORAGE_BUCKET']);
  if (env['VITE_USE_EMULATORS'] !== 'true') return policyText(policy);
  const local = ['http://localhost:*', 'http://127.0.0.1:*'];
  return policyText({
    'img-src': [...policy['img-src'], ...local],
    'connect-src': [...policy['connect-src'], ...local],
  });
}

/** Adds the site's inline script and the first styles to the app's document, and in a build the policy of its bucket. */
function appDocument(): Plugin {
  let policy: string | undefined;
  return {
    name: 'marquee:app-document',
    configResolved: ({ command, env }) => {
      policy = command === 'build' ? bucketPolicy(env as Record<string, string>) : undefined;
    },
    transformIndexHtml: () => [
      // Browsers look for it in the first 1,024 bytes.
      { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' as const },
      ...(policy === undefined
        ? []
        : [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend' as const,
            },
          ]),
      { tag: 'script', children: FLOOR_SCRIPT, injectTo: 'head-prepend' as const },
      { tag: 'script', children: HEAD_SCRIPT, injectTo: 'head-prepend' as const },
      { tag: 'style', children: START_STYLE, injectTo: 'head' as const },
    ],
  };
}

/** Gives those packages of the SDK that store their own state in IndexedDB a `@firebase/util` without it. */
const withoutIndexedDb = (): Plugin => ({
  name: 'marquee:without-indexed-db',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@firebase/util' &&
    importer !== undefined &&
    /\/node_modules\/@firebase\/(app|app-check)\//.test(importer)
      ? join(import.meta.dirname, 'src/firebase/util-without-databases.ts')
      : null,
});

/** Only modules that the app's entry imports, directly or indirectly. */
const initial = { tags: ['$initial' as const] };

/**
 * Chunks by what is loaded together; a module is in the first group that matches it. Without groups, each set of modules
 * that two screens share would be a file. A group takes what its modules import too, unless an earlier group has it.
 */
const GROUPS = [
  // Also loaded by the site where the device has an account (src/site-account).
  {
    name: 'session',
    test: /\/src\/(firebase\/(auth|credentials|with-firestore)|account\/(forget-account|sign-out))\.ts$|\/domain\/src\/|\/node_modules\/p-timeout\/|preload-helper/,
    ...initial,
  },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|react-i18next|i18next|reactfire|rxfire)\//,
    ...initial,
  },
  { name: 'frame', test: /^(?!.*(\/main\.tsx|\.html|\/site-account\/))/, ...initial },
  // The forms have fields of phone numbers, and the site loads what reads profiles: neither loads the other.
  { name: 'phone-number', test: /\/domain\/src\/(profile\/phone-number|values\/digits)\.ts/ },
  // Dialogs and menus are loaded together with text fields.
  { name: 'fields', test: /\/node_modules\/@mui\/material\/TextField\/|\/src\/components\/form\/field-id/ },
  // The login loads this chunk, so it has nothing that the login's form does not need.
  {
    name: 'forms',
    test: /\/node_modules\/(formik|yup)\/|\/src\/components\/form\//,
  },
  {
    name: 'firestore',
    test: /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\/dist\/|\/src\/firebase\/(firestore|can-store)\.ts/,
  },
  // The site loads these two chunks as well (src/site-account/write-view.ts): they import nothing of the app's frame,
  // whose styles the policy of the site refuses.
  { name: 'domain', test: /\/domain\/src\/(?!.*profile-form)/, minShareCount: 2 },
  { name: 'direct-view', test: /\/notifications\/api\/(direct-view|strategies)\.ts/ },
  { name: 'account', test: /\/src\/(account|firebase\/functions|components\/error-alert)/, minShareCount: 2 },
  { name: 'auth', test: /\/src\/features\/auth\//, minShareCount: 2 },
  { name: 'calendar', test: /\/@mui\/x-date-pickers\//, minShareCount: 2 },
  // Modules that the editor shares with the notices below the top bar: they load on every screen, without Firestore.
  {
    name: 'pending-save',
    test: /\/src\/(pwa\/(?!worker)|profile-form\/(saving\/pending-save|drafts\/draft)\.)/,
    minShareCount: 2,
  },
  { name: 'icons', test: /\/@mui\/icons-material\//, minShareCount: 2 },
  // No module of this chunk may import Firestore, since screens of signed-out visitors do not load it.
  {
    name: 'widgets',
    test: /\/node_modules\/(@mui|react-transition-group|@popperjs)|\/src\/components\/(?!form-dialog|helped-switch|drop-area|sorting)/,
    minShareCount: 2,
  },
  { name: 'form-dialogs', test: /\/src\/components\/(form-dialog|helped-switch)/, minShareCount: 2 },
  {
    name: 'common',
    // Excludes modules that only forms need.
    test: /^(?!.*(-page\.tsx|\/i18n\/(en|hi)\/|\/profile-form|\/username\/|\/push\/|firebase\/storage|fast-equals))/,
    minShareCount: 3,
  },
  // Parts of /my-profile that the first run or a dialog shows as well.
  {
    name: 'own-page',
    test: /\/src\/(sharing\/components\/(own-link|document-buttons|use-copy-link|share-button|send-dialog|titled-dialog|username-tip)|profile-preview\/preview|firebase\/use-views|i18n\/number-locale)/,
    minShareCount: 2,
  },
  { name: 'page', test: /\/src\/site\//, minShareCount: 2 },
  // The settings have the field of the username, and nothing else of the editor.
  { name: 'username', test: /\/src\/username\//, minShareCount: 2 },
  {
    name: 'editing',
    test: /\/src\/(profile-form|storage|username)\/|\/node_modules\/(@?firebase\/storage|fast-equals)/,
    minShareCount: 2,
  },
];

const DOCUMENTS = 'src/site/document';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  resolve: {
    alias: { 'firebase/database': join(import.meta.dirname, 'src/firebase/database-stub.ts') },
  },
  // Workers load their parts on demand, like the app.
  worker: { format: 'es', plugins: () => [refuseTopLevelAwait()] },
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          appDocument(),
          preloadScreens(),
          withoutIndexedDb(),
          refuseTopLevelAwait(),
          refuseReactOnSite(SITE_ACCOUNT),
        ]),
  ],
  // The functions run in the local suite.
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
        target: FLOOR,
        emptyOutDir: true,
        manifest: true,
        license: { fileName: LICENCE_LISTS.app },
        sourcemap: false,
        rolldownOptions: {
          // The site's script imports the second input (site.vite.config.ts).
          input: ['app.html', SITE_ACCOUNT],
          output: { codeSplitting: { groups: GROUPS } },
          // Firebase's packages do not declare that they have no side effects, and reactfire imports all of them.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules\/(@firebase|firebase|reactfire|rxfire|rxjs)\//, sideEffects: false },
            ],
          },
        },
      },
}));
