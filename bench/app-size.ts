// Measures the built files that a first visit to a page downloads, by Vite's manifest and with gzip, against budgets.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SAMPLE_ACTORS } from '../scripts/seed/sample-actors.ts';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { needsSession, ROUTES } from '@marquee/domain/site/routes';
import type { PublicPageRenderer } from '@marquee/domain/site/public-page';
import {
  RENDERERS,
  SITE_ACCOUNT,
  SITE_MANIFEST,
  SITE_SCRIPT,
  siteAssets,
  staticChunks,
} from '../web/site-assets.ts';
import { BENCH_PICTURES, fullProfile } from './measure/stored-documents.ts';
import { DIST, readManifest, type Manifest } from './measure/manifest.ts';
import { modulesOf, SCREENS, type ScreenName } from '../web/src/app/screens.ts';
import type { BenchResult, Figure } from './report/result.ts';

const ENTRY = 'app.html';
/** Modules of the site that only signed-in visitors load. */
const SIGNED_IN = ['src/site/script/log-out.ts', 'src/site/script/own-page.ts', 'src/sharing/qr-code.ts'];
/** Modules of the site that only the landing page, the shortlist or the privacy page loads. */
const OTHER_PAGES = ['landing-sample', 'shortlist', 'counting-switch'].map(
  (part) => `src/site/script/${part}.ts`,
);

/** The route names of the measured screens: all but the two routes that show another route's screen. */
type MeasuredScreen = Exclude<ScreenName, 'profile' | 'otpVerification'>;

/** The most kilobytes of a screen's scripts and styles on a first visit: some 5 % above the size when this was set. */
const BUDGETS = { 'signed-out': 350, 'signed-in': 580 } as const;

/** The budgets, in kilobytes, of screens to which BUDGETS does not apply. */
const OWN_BUDGETS: Partial<Readonly<Record<MeasuredScreen, number>>> = {
  signup: 375,
  myProfile: 560,
  welcome: 600,
  profileEdit: 650,
  settings: 615,
  versions: 615,
};

const MEASURED = (Object.keys(SCREENS) as ScreenName[]).filter(
  (name): name is MeasuredScreen => name !== 'profile' && name !== 'otpVerification',
);

const isGuarded = (name: MeasuredScreen): boolean => needsSession(ROUTES[name]);

/** How many script and style files a screen may load on a first visit; document and fonts are not counted. */
const REQUESTS = 30;

/** The manifest's names of a screen's modules: the screen and its English texts; behind login also the app's frame. */
function chunksOf(name: MeasuredScreen): string[] {
  return [...(isGuarded(name) ? ['src/app/signed-in.tsx'] : []), ...modulesOf(SCREENS[name], 'en')];
}

export interface Size {
  readonly what: string;
  /** Compressed kilobytes (1024 bytes), or a number of files. */
  readonly size: number;
  readonly budget?: number;
  readonly unit?: 'files';
}

const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0) /
  1024;

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

/** Packages that no screen of a signed-out visitor loads, each recognised by a string in its built file. */
const HEAVY = {
  Firestore: /firestore\.googleapis/,
  'Firebase Storage': /X-Firebase-Storage-Version/,
  charts: /MuiBarChart|MuiChartsAxis/,
  'the editor': /react-easy-crop|DndContext/,
} as const;

const holding = (files: Iterable<string>, pattern: RegExp): string[] =>
  [...files].filter((file) => pattern.test(readFileSync(`${DIST}/${file}`, 'utf8')));

/** The files among `files` that contain a package. Throws when no built file does, as the pattern is then outdated. */
function heldBy(files: Iterable<string>, [name, pattern]: readonly [string, RegExp]): string[] {
  const built = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'));
  if (
    holding(
      built.map((file) => `assets/${file}`),
      pattern,
    ).length === 0
  ) {
    throw new Error(`No built file holds ${name}: its word has changed.`);
  }
  return holding(files, pattern);
}

/** The names, without hash, of the font files that a page in each language loads. */
const FONTS = { English: ['fraunces', 'inter', 'hindi-name'], Hindi: ['fraunces', 'devanagari'] } as const;

function fontBytes(fonts: readonly string[]): number {
  const files = readdirSync(`${DIST}/assets`).filter((file) =>
    fonts.some((font) => new RegExp(`^${font}-[\\w-]{8}\\.woff2$`).test(file)),
  );
  if (files.length !== fonts.length) throw new Error(`The fonts have other names: ${files.join(', ')}.`);
  return files.reduce((sum, file) => sum + statSync(`${DIST}/assets/${file}`).size, 0) / 1024;
}

const minus = (files: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !others.has(file));

const RENDERER = `${RENDERERS}/public-page.js`;

async function publicPageHtml(): Promise<string> {
  if (!existsSync(RENDERER)) throw new Error('The page renderer is not built: run npm run build.');
  const { renderPublicPage } = (await import(RENDERER)) as PublicPageRenderer;
  const profile = readProfile(SAMPLE_ACTORS[0]?.uid ?? '', fullProfile('somebody'));
  return renderPublicPage(
    { outcome: { outcome: 'public', profile }, origin: 'https://marquee.example', path: '/somebody' },
    { ...(await siteAssets('public-page')), pictureBase: BENCH_PICTURES },
  );
}

/** The site's script: `first` are the files that every page loads, `all` those that an anonymous profile visit may load. */
function siteScripts(): { readonly first: Files; readonly all: Files } {
  const manifest = readManifest(SITE_MANIFEST);
  const parts = new Set<string>();
  const waiting: string[] = [SITE_SCRIPT];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (parts.has(name) || [...SIGNED_IN, ...OTHER_PAGES].includes(name)) continue;
    parts.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    waiting.push(...imports, ...dynamicImports);
  }
  return { first: filesOf(manifest, SITE_SCRIPT), all: filesOf(manifest, ...parts) };
}

/** All measured sizes with their budgets. Needs only the build. */
export async function appSizes(): Promise<readonly Size[]> {
  const manifest = readManifest();
  const app = filesOf(manifest, ENTRY);
  const ownPage = filesOf(manifest, ENTRY, ...chunksOf('myProfile'));
  const site = siteScripts();
  const routes = MEASURED.flatMap((name): Size[] => {
    const { path } = ROUTES[name];
    const { scripts, styles } = filesOf(manifest, ENTRY, ...chunksOf(name));
    const beyond = [...minus(scripts, ownPage.scripts), ...minus(styles, ownPage.styles)];
    return [
      {
        what: `${path}, script and style of a first visit`,
        size: gzipped([...scripts, ...styles]),
        budget: OWN_BUDGETS[name] ?? BUDGETS[isGuarded(name) ? 'signed-in' : 'signed-out'],
      },
      {
        what: `${path}, files of script and style of a first visit`,
        size: scripts.size + styles.size,
        budget: REQUESTS,
        unit: 'files',
      },
      ...(name === 'profileEdit'
        ? [{ what: `${path}, beyond /my-profile, which leads there`, size: gzipped(beyond), budget: 125 }]
        : []),
    ];
  });
  const signedOutFigures = MEASURED.filter((name) => !isGuarded(name)).flatMap((name) => {
    const { scripts } = filesOf(manifest, ENTRY, ...chunksOf(name));
    return Object.entries(HEAVY).map((part): Size => ({
      what: `${ROUTES[name].path}, script that holds any of ${part[0]}`,
      size: gzipped(heldBy(scripts, part)),
      budget: 0,
    }));
  });
  return [
    {
      what: 'public page, HTML with CSS',
      size: gzipSync(await publicPageHtml(), { level: 9 }).length / 1024,
      budget: 14.5,
    },
    {
      what: 'landing page, HTML with CSS',
      size: gzipped(['index.html']),
      budget: 14,
    },
    {
      what: 'script of every page of the site, loaded after it',
      size: gzipped(site.first.scripts),
      budget: 5.5,
    },
    {
      what: 'script of a public profile for an anonymous visitor, all parts',
      size: gzipped(site.all.scripts),
      budget: 12,
    },
    {
      what: 'script of the site for an anonymous visitor that holds any of the Firebase SDK',
      size: gzipped(
        holding(site.all.scripts, /@firebase\/|firebaseapp|identitytoolkit|firestore\.googleapis/),
      ),
      budget: 0,
    },
    {
      what: 'script of the site that reads a stored account',
      size: gzipped(filesOf(manifest, SITE_ACCOUNT).scripts),
      budget: 45,
    },
    {
      what: 'the app itself, on every app route',
      size: gzipped([...app.scripts, ...app.styles]),
      budget: 250,
    },
    ...Object.entries(FONTS).map(([language, fonts]): Size => ({
      what: `fonts of a page in ${language}`,
      size: fontBytes(fonts),
      budget: 55,
    })),
    ...routes,
    ...signedOutFigures,
  ];
}

export async function appSize(): Promise<BenchResult> {
  const figures = (await appSizes()).map(({ what, size, budget, unit = 'KB' }): Figure => ({
    what,
    value: size,
    unit,
    ...(budget === undefined ? {} : { goal: { most: budget } }),
  }));
  return {
    measured: 'The built app, file by file, compressed with gzip.',
    figures,
    notes: [
      'Files are named by their content and cached for a year: a repeat visit downloads none of them again, only its HTML if it has changed.',
      'Fonts are the same on all routes, and the browser keeps them as well. Other scripts are fetched only by pages that have such text.',
      'Texts are the English ones. Routes of the app are counted with Firebase Auth.',
    ],
  };
}
