// What a first visit to each route downloads, by Vite's manifest, compressed as Hosting does, against budgets.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SAMPLE_ACTORS } from '../scripts/seed/sample-actors.ts';
import { readProfile } from '@marquee/domain/read-profile';
import type { PublicPageRenderer } from '@marquee/domain/public-page';
import { fromRoot } from '../scripts/lib/project.ts';
import { fullProfile } from './lib/documents.ts';
import { DIST, PUBLIC_PAGE, readManifest, staticChunks, type Manifest } from './lib/manifest.ts';
import type { BenchResult, Figure } from './lib/result.ts';

const ENTRY = 'index.html';
const page = (file: string): string => `src/features/${file}.tsx`;

/** The chunk a route loads beyond the app's entry. */
const ROUTES = {
  '/': page('landing/landing-page'),
  '/login': page('auth/login-page'),
  '/signup': page('auth/signup-page'),
  '/my-profile': 'src/app/routes/my-profile.tsx',
  '/profile/edit': page('profile-editor/profile-edit-page'),
  '/notifications': page('notifications/notifications-page'),
  '/settings': page('settings/settings-page'),
} as const;

const EDITOR = '/profile/edit';

export interface Size {
  readonly what: string;
  /** Kilobytes (1024 bytes), compressed. */
  readonly size: number;
  readonly budget?: number;
}

const compressed = (files: Iterable<string>, compress: (content: Buffer) => Buffer): number =>
  [...files].reduce((sum, file) => sum + compress(readFileSync(`${DIST}/${file}`)).length, 0) / 1024;

const gzipped = (files: Iterable<string>): number =>
  compressed(files, (content) => gzipSync(content, { level: 9 }));

interface Files {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

function filesOf(manifest: Manifest, ...names: readonly string[]): Files {
  const chunks = names.flatMap((name) => [...staticChunks(manifest, name).values()]);
  return {
    scripts: new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: new Set(chunks.flatMap(({ css }) => css ?? [])),
  };
}

const minus = (files: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !others.has(file));

async function publicPageHtml(manifest: Manifest): Promise<string> {
  const renderer = fromRoot('web/dist-server/render-public-page.js');
  if (!existsSync(renderer)) throw new Error('The page renderer is not built: run npm run build.');
  const { renderPublicPage } = (await import(renderer)) as PublicPageRenderer;
  const chunks = [...staticChunks(manifest, PUBLIC_PAGE).values()];
  const { styles } = filesOf(manifest, PUBLIC_PAGE);
  const profile = readProfile(
    SAMPLE_ACTORS[0]?.uid ?? '',
    fullProfile('https://pictures.example', 'somebody'),
  );
  return renderPublicPage(
    { outcome: { outcome: 'public', profile }, origin: 'https://marquee.example' },
    {
      css: [...styles].map((sheet) => readFileSync(`${DIST}/${sheet}`, 'utf8')).join(''),
      script: `/${chunks[0]?.file ?? ''}`,
      modules: chunks.slice(1).map(({ file }) => `/${file}`),
    },
  );
}

/** The public page's files that hold any of the Firebase SDK: there must be none. */
function filesWithFirebase(files: Iterable<string>): string[] {
  return [...files].filter((file) =>
    /@firebase\/|firebaseapp|identitytoolkit|firestore\.googleapis/.test(
      readFileSync(`${DIST}/${file}`, 'utf8'),
    ),
  );
}

/** Every size that is looked at, with the budgets. Needs only the build. */
export async function appSizes(): Promise<readonly Size[]> {
  const manifest = readManifest();
  const app = filesOf(manifest, ENTRY);
  const ownPage = filesOf(manifest, ENTRY, ROUTES['/my-profile']);
  const publicPage = filesOf(manifest, PUBLIC_PAGE);
  const routes = Object.entries(ROUTES).flatMap(([route, chunk]): Size[] => {
    const { scripts, styles } = filesOf(manifest, ENTRY, chunk);
    return [
      {
        what: `${route}, script and style of a first visit`,
        size: gzipped([...scripts, ...styles]),
        ...(route === '/login' ? { budget: 180 } : {}),
      },
      ...(route === EDITOR
        ? [
            {
              what: `${route}, beyond /my-profile, which leads there`,
              size: gzipped([...minus(scripts, ownPage.scripts), ...minus(styles, ownPage.styles)]),
              budget: 220,
            },
          ]
        : []),
    ];
  });
  return [
    {
      what: 'public page, HTML with CSS',
      size: gzipSync(await publicPageHtml(manifest), { level: 9 }).length / 1024,
      budget: 30,
    },
    { what: 'public page, script for an anonymous visitor', size: gzipped(publicPage.scripts), budget: 120 },
    {
      what: 'public page, script for an anonymous visitor, brotli',
      size: compressed(publicPage.scripts, (content) => brotliCompressSync(content)),
    },
    {
      what: 'public page, script that holds any of the Firebase SDK',
      size: gzipped(filesWithFirebase(publicPage.scripts)),
      budget: 0,
    },
    { what: 'the app itself, on every app route', size: gzipped([...app.scripts, ...app.styles]) },
    ...routes,
  ];
}

export async function appSize(): Promise<BenchResult> {
  const figures = (await appSizes()).map(({ what, size, budget }): Figure => ({
    what,
    value: size,
    unit: 'KB',
    ...(budget === undefined ? {} : { goal: { most: budget } }),
  }));
  return {
    measured: 'The built app, file by file, compressed with gzip unless said otherwise.',
    figures,
    notes: [
      'Files are named by their content and kept for a year: a repeat visit downloads none of them again, only `index.html` (or the public page) if it has changed.',
      'Fonts are the same on all routes: Fraunces and Inter in Latin, 113 KB, which the browser keeps as well. Other scripts are fetched only by pages that have such text.',
    ],
  };
}
