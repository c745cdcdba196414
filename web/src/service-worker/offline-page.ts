// The response for an uncached page while offline. It has no script. The app's shell is no alternative: it would render
// 'not found' for a profile.
import { palettes, shape, type Palette } from '../theme/tokens.ts';
import { offlinePage as english } from '../i18n/en/offline-page.ts';
import { offlinePage as hindi } from '../i18n/hi/offline-page.ts';
import { bestLanguage, type Language } from '../i18n/languages.ts';
import { storedLanguage } from './stored-language.ts';

const colours = ({ paper, ink, muted, brand, brandInk }: Palette): string =>
  `--paper:${paper};--ink:${ink};--muted:${muted};--brand:${brand};--brand-ink:${brandInk}`;

const STYLE = `:root{color-scheme:light dark;${colours(palettes.light)}}
@media(prefers-color-scheme:dark){:root{${colours(palettes.dark)}}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;text-align:center;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:30rem}h1{font:600 2rem/1.2 Georgia,serif;margin:20px 0 12px;text-wrap:balance}p{margin:0 0 28px;color:var(--muted);text-wrap:balance}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{padding:12px 24px;border-radius:14px;border:1px solid var(--brand);color:var(--brand);text-decoration:none;font-weight:600}
a:first-child{background:var(--brand);color:var(--brand-ink)}a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;

/** The logo's two rows of dots; the logo is drawn as in public/favicon.svg. */
const bulbs = (y: number): string =>
  [4.5, 9.5, 14.5, 19.5, 24.5, 29.5]
    .map((x) => `<circle cx="${String(x)}" cy="${String(y)}" r="1.35"/>`)
    .join('');
const MARK = `<svg width="64" height="64" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="8" fill="${shape.bar}"/><g fill="${shape.light}">${bulbs(5.5)}${bulbs(28.5)}<path d="M8 24.5V10h3.6L17 18.2 22.4 10H26v14.5h-3.4v-9L17 23.6l-5.6-8.1v9z"/></g></svg>`;

const TEXTS = { en: english, hi: hindi } as const;

function html(language: Language): string {
  const texts = TEXTS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${STYLE}</style></head><body><main>${MARK}<h1>${texts.heading}</h1><p>${texts.text}</p><nav><a href="">${texts.retry}</a><a href="/my-profile">${texts.myProfile}</a></nav></main></body></html>`;
}

/** The offline page, in the app's language, or in the browser's if the app was never opened. */
export async function offlinePage(): Promise<Response> {
  const language = (await storedLanguage()) ?? bestLanguage(navigator.languages);
  return new Response(html(language), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}
