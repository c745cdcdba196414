// Writes the HTML files of the app: one for each prerendered route, one for all others (domain/src/routes.ts), one for
// addresses that lead nowhere. All are Vite's index.html with what web/src/server/prerender-app.tsx renders put in.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { APP_SHELL, appFile, PRERENDERED_ROUTES } from '../domain/src/routes.ts';
import { FIRST_SCREENS } from './first-screens.ts';
import { APP_SCRIPTS, START_SCRIPT, START_STYLE } from './src/app/start-script.ts';
import { FONTS_MEDIA, FONTS_STYLE } from './src/app/theme/font-start.ts';
import type { AppRenderer } from './src/server/prerendered.ts';

/** Where `vite build --ssr src/server/prerender-app.tsx` puts the renderer. */
const RENDERER = join(import.meta.dirname, 'dist-prerender/prerender-app.js');
/** The rules of our fonts; Vite makes a file of them. */
export const FONT_FACES = 'src/app/theme/font-faces.css';

/** Pages that are of no use before their script is there; the others can be read. */
const NEEDS_SCRIPT: readonly string[] = ['/login', '/signup', '/register'];

/** What scripts would do: answers open, and no buttons that cannot work. */
const WITHOUT_SCRIPT =
  '.MuiAccordion-root .MuiCollapse-root{height:auto!important;visibility:visible!important}[data-needs-script]{display:none!important}';

/** Chunks that import each other, the first one included, in the order they are found. */
function withImports(
  bundle: Rolldown.OutputBundle,
  first: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(first);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  }
  return [...found];
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const id = join(import.meta.dirname, module);
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === id,
  );
  if (found?.type !== 'chunk') throw new Error(`No chunk begins with ${module}.`);
  return found;
}

/** The built text of a style sheet that came to a file of its own. */
function sheetOf(bundle: Rolldown.OutputBundle, module: string): string {
  const found = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.includes(module),
  );
  if (found?.type !== 'asset') throw new Error(`No style sheet is made of ${module}.`);
  return String(found.source).trim();
}

interface Parts {
  /** Beginning of <html>: attributes. */
  readonly html?: string;
  readonly meta: string;
  readonly styles: string;
  readonly content: string;
  readonly painted: string;
  readonly noscript: string;
  /** Addresses of scripts the page is going to need beyond the app's own. */
  readonly preloads: readonly string[];
}

/** One place in the template; throws where it is not there exactly once. */
function put(html: string, place: RegExp, by: string): string {
  const found = html.match(new RegExp(place, `${place.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`index.html has ${String(found)} × ${String(place)}.`);
  return html.replace(place, () => by);
}

/**
 * Vite's page with styles, and with its fonts and its scripts set apart, for the first script to start
 * (src/app/start-script.ts).
 */
function compose(template: string, fonts: string, parts: Parts): string {
  const scripts = [
    ...template.matchAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g),
  ]
    .map(([tag]) => tag.trim())
    .sort((a, b) => Number(a.startsWith('<script')) - Number(b.startsWith('<script')));
  let html = template;
  for (const tag of scripts) html = html.replace(tag, '');
  html = put(html, /<html lang="en"/, `<html lang="en" data-theme="light"${parts.html ?? ''}`);
  html = put(html, /<head>/, `<head><style id="${FONTS_STYLE}" media="${FONTS_MEDIA}">${fonts}</style>`);
  html = put(html, /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, parts.meta);
  html = put(html, /<\/head>/, `${parts.styles}</head>`);
  html = put(html, /<noscript>[^<]*<\/noscript>/, parts.noscript);
  html = put(
    html,
    /<div id="root"><\/div>/,
    `<div id="root" data-painted="${parts.painted}">${parts.content}</div>`,
  );
  const app = [
    ...scripts.filter((tag) => tag.startsWith('<link')),
    ...parts.preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...scripts.filter((tag) => tag.startsWith('<script')),
  ];
  return put(html, /<\/body>/, `<template id="${APP_SCRIPTS}">${app.join('')}</template>\n  </body>`).replace(
    /\n\s*\n/g,
    '\n',
  );
}

/** Every page's first script and what it may hide; in `vite dev` as well, which has the fonts from the start. */
function startScript(): Plugin {
  const tags: HtmlTagDescriptor[] = [
    { tag: 'script', children: START_SCRIPT, injectTo: 'head-prepend' },
    { tag: 'style', children: START_STYLE, injectTo: 'head' },
  ];
  const fonts: HtmlTagDescriptor = {
    tag: 'link',
    attrs: { rel: 'stylesheet', href: `/${FONT_FACES}` },
    injectTo: 'head',
  };
  return {
    name: 'marquee:start-script',
    transformIndexHtml: (_html, { server }) => (server ? [...tags, fonts] : tags),
  };
}

function prerendered(origin: string): Plugin {
  return {
    name: 'marquee:prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const { prerenderRoute, prerenderShell } = (await import(pathToFileURL(RENDERER).href)) as AppRenderer;
      const template = String(index.source);
      const entry = chunkOf(bundle, 'index.html');
      const own = withImports(bundle, [entry]);
      if (template.includes('rel="stylesheet"'))
        throw new Error('A style sheet would hold up every first paint.');
      const fonts = sheetOf(bundle, FONT_FACES);
      const [, noscript = ''] = /(<noscript>[^<]*<\/noscript>)/.exec(template) ?? [];
      const [kept = ''] = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/.exec(template) ?? [];
      const robots = '<meta name="robots" content="noindex, nofollow">';
      const emit = (fileName: string, parts: Parts): void => {
        this.emitFile({ type: 'asset', fileName, source: compose(template, fonts, parts) });
      };

      for (const route of PRERENDERED_ROUTES) {
        const page = await prerenderRoute(route, origin);
        const needsScript = NEEDS_SCRIPT.includes(route);
        const screen = FIRST_SCREENS[route].map((module) => chunkOf(bundle, module));
        const parts: Parts = {
          ...page,
          html: needsScript ? ' data-for-strangers' : '',
          painted: route,
          noscript: needsScript ? noscript : `<noscript><style>${WITHOUT_SCRIPT}</style></noscript>`,
          preloads: withImports(bundle, screen)
            .filter((chunk) => !own.includes(chunk))
            .map(({ fileName }) => fileName),
        };
        if (route === '/') index.source = compose(template, fonts, parts);
        else emit(appFile(route), parts);
      }
      const shell: Parts = {
        ...(await prerenderShell()),
        meta: `${kept}${robots}`,
        painted: '',
        noscript,
        preloads: [],
      };
      emit(APP_SHELL, shell);
      // Hosting answers an address that nothing else takes with it and status 404.
      emit('404.html', { ...shell, ...(await prerenderRoute('/no/such/page', origin)) });
    },
  };
}

/** `origin` is where the site is (VITE_SITE_ORIGIN); '' when that is not known. */
export const prerender = (origin: string): Plugin[] => [startScript(), prerendered(origin)];
