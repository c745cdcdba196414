// Writes the site's fixed pages into the built web, after both runs of Vite: `tsx web/build-pages.ts <mode>`.
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { LANGUAGES, type Language } from './src/i18n/languages.ts';
import type { RenderFixedPages, RenderSample } from './src/site/document/fixed-site.ts';
import { builtLicences } from './licences.ts';
import { DIST, RENDERERS, siteAssets, siteStyles, type RendererName } from './site-assets.ts';

const [mode = 'production'] = process.argv.slice(2);

const load = (name: RendererName): Promise<unknown> =>
  import(pathToFileURL(join(RENDERERS, `${name}.js`)).href);

const fixed = (await load('fixed-pages')) as { renderFixedPages: RenderFixedPages };
const sample = (await load('sample')) as { renderSample: RenderSample };

async function write(file: string, html: string): Promise<void> {
  const path = join(DIST, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
}

/** Writes the sample profile; returns its address, which contains a hash: assets are cached forever. */
async function writeSample(language: Language): Promise<string> {
  const html = sample.renderSample(language, { ...(await siteAssets('sample')), pictureBase: '' });
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 8);
  const name = `assets/sample-${language}-${hash}`;
  await write(`${name}.html`, html);
  return `/${name}`;
}

// Style sheets are inlined; fonts and pictures are files of the site.
await cp(join(RENDERERS, 'assets'), join(DIST, 'assets'), {
  recursive: true,
  filter: (source) => !/\.(js|css)$/.test(source),
});

for (const renderer of ['public-page', 'fixed-pages', 'sample'] as const) {
  const { later } = await siteStyles(renderer);
  await write(later.file, later.css);
}

const samples = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await writeSample(language)] as const)),
) as Record<Language, string>;
const env = loadEnv(mode, import.meta.dirname);
const origin = env['VITE_SITE_ORIGIN'] ?? '';
for (const { file, html } of fixed.renderFixedPages(
  { origin, samples },
  { ...(await siteAssets('fixed-pages')), pictureBase: '' },
)) {
  await write(file, html);
}

/** The text of security.txt: where to report vulnerabilities (RFC 9116). It expires within a year: a release renews it. */
function securityText(contact: string): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11)).toISOString();
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

await write('.well-known/security.txt', securityText(env['VITE_PRIVACY_EMAIL'] ?? ''));
await write('licences.txt', await builtLicences(DIST));
