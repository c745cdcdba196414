// Writes the site's fixed pages into the built web, after both runs of Vite: `tsx web/build-pages.ts <mode>`.
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { LANGUAGES, type Language } from './src/i18n/languages.ts';
import type { RenderFixedPages, RenderSample } from './src/site/document/fixed-site.ts';
import { DIST, RENDERERS, siteAssets, type RendererName } from './site-assets.ts';

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

/** Writes the sample profile and gives its address, which changes with its content: assets are cached for good. */
async function writeSample(language: Language): Promise<string> {
  const html = sample.renderSample(language, await siteAssets('sample'));
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

const samples = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await writeSample(language)] as const)),
) as Record<Language, string>;
const origin = loadEnv(mode, import.meta.dirname)['VITE_SITE_ORIGIN'] ?? '';
for (const { file, html } of fixed.renderFixedPages({ origin, samples }, await siteAssets('fixed-pages'))) {
  await write(file, html);
}
