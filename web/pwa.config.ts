// What makes the app installable: its manifest, and the service worker with the list of files to cache.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { PRODUCT } from '../domain/src/site/product.ts';
import { APP_SHELL } from '../domain/src/site/routes.ts';
import { SHARE_FIELD, SHARE_TARGET } from '../domain/src/profile/shared-photos.ts';
import { palettes } from './src/theme/tokens.ts';

const icon = (name: string, edge: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${String(edge)}.png`,
  sizes: `${String(edge)}x${String(edge)}`,
  type: 'image/png',
  purpose,
});

const START = '/my-profile';

/** The shortcuts of the app's icon: a launcher shows at most three or four. */
const SHORTCUTS = [
  { name: 'My Profile', url: START },
  { name: 'Notifications', url: '/notifications' },
  { name: 'Share', description: 'Your link and its QR code', url: `${START}#share` },
].map((shortcut) => ({ ...shortcut, icons: [icon('any', 192, 'any')] }));

const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: PRODUCT.title,
  short_name: PRODUCT.name,
  description:
    'A free tool for actors: build a professional profile, share one short link, and know when somebody opens it.',
  lang: 'en',
  dir: 'ltr',
  start_url: START,
  scope: '/',
  display: 'standalone',
  theme_color: palettes.light.paper,
  background_color: palettes.light.paper,
  categories: ['business', 'entertainment', 'productivity'],
  icons: [
    icon('any', 192, 'any'),
    icon('any', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    {
      src: '/icons/screenshot-profile.jpg',
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'A profile as casting directors see it',
    },
    {
      src: '/icons/screenshot-notifications.jpg',
      sizes: '780x1688',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Who looked at the profile, and when',
    },
    {
      src: '/icons/screenshot-my-profile.jpg',
      sizes: '1280x800',
      type: 'image/jpeg',
      form_factor: 'wide',
      label: 'The own profile, how complete it is and its views',
    },
  ],
  shortcuts: SHORTCUTS,
  share_target: {
    action: SHARE_TARGET,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_FIELD, accept: ['image/*'] }] },
  },
};

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Screens only for signed-out visitors, or useless offline: files that no other screen loads are cached at first use.
 */
const NOT_PROMISED = /^src\/features\/(auth|legal)\/.*-page\.tsx$|(-demo|-test)-page\.tsx$/;

/** The files of a chunk of Vite's manifest and of its imports; with `later`, also of its dynamic imports. */
function files(chunks: Readonly<Record<string, Chunk>>, start: string, later: boolean): Set<string> {
  const seen = new Set<string>();
  const queue = [start];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (seen.has(name) || NOT_PROMISED.test(name)) continue;
    seen.add(name);
    queue.push(...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : []));
  }
  return new Set([...seen].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]));
}

/**
 * Builds the manifest, and sw.js from src/service-worker/sw.ts. The service worker's list of built files says what each
 * file is for (`web/src/service-worker/files.ts`).
 */
export function installable(outDir: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      rollupFormat: 'iife',
      minify: true,
      globPatterns: [APP_SHELL, 'assets/**/*.{js,css,woff2}'],
      // Files that few users need: the HEIC converter of 3 MB, the code that reads CVs and calendar files.
      globIgnores: ['heic-to', 'heic.worker', 'cv-file.worker', 'read-pdf', 'read-docx', 'calendar-file'].map(
        (name) => `assets/${name}-*.js`,
      ),
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const list = join(outDir, '.vite/manifest.json');
          // A failed build builds the service worker too, and an error here would hide why it failed.
          if (!existsSync(list)) return { manifest: [] };
          const chunks = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, Chunk>>;
          const shell = files(chunks, APP_SHELL, false).add(APP_SHELL);
          const prefetch = files(chunks, APP_SHELL, true);
          return {
            manifest: entries.map((entry) => ({
              ...entry,
              // Hosting serves a file under its name without the extension.
              url: `/${entry.url.replace(/\.html$/, '')}`,
              use: shell.has(entry.url) ? 'shell' : prefetch.has(entry.url) ? 'prefetch' : 'other',
            })),
          };
        },
      ],
    },
  });
}
