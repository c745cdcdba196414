// The built files that the site's documents use, read from Vite's manifests.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type Root } from 'postcss';
import type { BuiltAssets, SectionStyles } from '../domain/src/site/public-page.ts';
import { classPrefix } from './class-names.ts';

/** The built web, which Hosting serves. */
export const DIST = join(import.meta.dirname, 'dist');

/** Where `vite build --ssr` puts the renderers, with the style sheets, fonts and pictures of their pages. */
export const RENDERERS = join(import.meta.dirname, 'dist-server');

/** The manifest of the site's script, below the built web, and its entry. */
export const SITE_MANIFEST = '.vite/site.json';
export const SITE_SCRIPT = 'src/site/script/start-site.ts';

/** The part of the site's script that reads the stored account: built with the app, whose files it shares. */
export const SITE_ACCOUNT = 'src/site-account/account.ts';

/** The built file of an entry of the app. Throws when the app is not built. */
export function builtFile(entry: string): string {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  return chunkOf(manifest, entry).file;
}

/** The entries of the renderers, as web/vite.config.ts names them. */
export type RendererName = 'public-page' | 'fixed-pages' | 'sample';

/** A chunk of Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

async function readManifest(path: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${path} cannot be read: build the web first (npm run build).`, { cause: error });
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
  return chunk;
}

/** A chunk and all that it imports statically, imports first. */
export function staticChunks<Known extends Chunk>(
  manifest: Readonly<Record<string, Known>>,
  name: string,
  seen = new Map<string, Known>(),
  begun = new Set<string>(),
): Map<string, Known> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
  // Chunks may import each other.
  if (begun.has(name)) return seen;
  begun.add(name);
  for (const imported of chunk.imports ?? []) staticChunks(manifest, imported, seen, begun);
  return seen.set(name, chunk);
}

/**
 * The CSS modules of parts that only some pages have. Each has a style element of its own, whose hash is in the
 * Content-Security-Policy of every answer: so only the few large modules are listed.
 */
const SECTIONS = [
  'agent-card',
  'by-link',
  'credits',
  'error-card',
  'photo-section',
  'profile-details',
  'video-player',
  'work-links',
] as const;

/** The CSS modules of parts that only the page's script shows: dialogs, notes, the owner's bar. */
const LATER = ['dialog-frame', 'form-parts', 'lightbox', 'public-profile', 'share-dialog'] as const;

/** Removes the top-level rules for which `isWanted` holds from a style sheet; returns their text. */
function takeRules(sheet: Root, isWanted: (rule: string) => boolean): string {
  const rules = sheet.nodes.filter((node) => isWanted(node.toString()));
  for (const rule of rules) rule.remove();
  return rules.map(String).join('');
}

interface SiteStyles {
  readonly css: string;
  readonly sections: readonly SectionStyles[];
  /** The styles that no first paint waits for, as a file of the built web. */
  readonly later: { readonly file: string; readonly css: string };
}

/**
 * Splits the style sheet of a renderer's pages: styles for every page, for some pages, and for after the first paint.
 */
export function splitStyles(css: string, fonts: string): SiteStyles {
  const sheet = parse(css);
  const print = takeRules(sheet, (rule) => /^@(media print|page)\b/.test(rule));
  const ofModule = (name: string): string => {
    const className = new RegExp(`\\.${classPrefix(name)}`);
    return takeRules(sheet, (rule) => className.test(rule));
  };
  const ofScript = takeRules(sheet, (rule) => /^(\[data-toasts\]|:root\[data-save\])/.test(rule));
  const later = [fonts, ofScript, ...LATER.map(ofModule), print].join('');
  const sections = SECTIONS.map((name) => ({ prefix: classPrefix(name), css: ofModule(name) }));
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
  return {
    css: sheet.toString(),
    sections: sections.filter((section) => section.css !== ''),
    later: { file: `assets/later-${hash}.css`, css: later },
  };
}

/** The style sheets of a renderer's pages; throws when the web is not built. */
export async function siteStyles(renderer: RendererName): Promise<SiteStyles> {
  const server = await readManifest(join(RENDERERS, '.vite/manifest.json'));
  const entry = Object.keys(server).find((key) => server[key]?.name === renderer && key.includes('render-'));
  if (entry === undefined) throw new Error(`There is no renderer ${renderer}.`);
  const sheets = new Set([...staticChunks(server, entry).values()].flatMap((chunk) => chunk.css ?? []));
  const css = await Promise.all([...sheets].map(readSheet));
  return splitStyles(css.join(''), await readSheet(chunkOf(server, 'src/theme/font-faces.css').file));
}

const readSheet = async (sheet: string): Promise<string> =>
  (await readFile(join(RENDERERS, sheet), 'utf8')).trim();

/** The fonts that every page in a language shows. Others load when a text needs them. */
const FONTS = { en: ['fraunces', 'inter', 'hindi-name'], hi: ['fraunces', 'devanagari'] } as const;

/** The root-relative addresses of the files of `FONTS` in the built style sheet, by language. */
function fontFiles(css: string): Record<string, readonly string[]> {
  const fileOf = (name: string): string => {
    const [, file] = new RegExp(String.raw`url\((/assets/${name}-[\w-]{8}\.woff2)\)`).exec(css) ?? [];
    if (file === undefined) throw new Error(`There is no font ${name} in the style sheet.`);
    return file;
  };
  return Object.fromEntries(Object.entries(FONTS).map(([language, names]) => [language, names.map(fileOf)]));
}

/** The files that pages of a renderer use; throws when the web is not built. */
export async function siteAssets(renderer: RendererName): Promise<BuiltAssets> {
  const client = await readManifest(join(DIST, SITE_MANIFEST));
  const { css, sections, later } = await siteStyles(renderer);
  return {
    css,
    sections,
    later: { href: `/${later.file}`, fonts: fontFiles(later.css) },
    script: `/${chunkOf(client, SITE_SCRIPT).file}`,
  };
}
