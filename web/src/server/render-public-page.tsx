// Renders a public address as a complete HTML document, from the components the page's script hydrates. Nothing here
// knows of Node, Firebase or HTTP: the function decides status and headers.
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  PUBLIC_PAGE_DATA_ID,
  PUBLIC_PAGE_ROOT_ID,
  PUBLIC_PAGE_SCRIPTS_ID,
  type PublicPageAssets,
  type PublicPageInput,
  type PublicPageOutcome,
} from '@marquee/domain/public-page';
import { START_SCRIPT } from '../app/public-page/start-script.ts';
import { fallbackFacesCss } from '../app/theme/fallback-fonts.ts';
import { FONTS_MEDIA, FONTS_STYLE } from '../app/theme/font-start.ts';
import { SCHEME_SCRIPT } from '../app/theme/scheme-script.ts';
import { tokensCss } from '../app/theme/tokens.ts';
import { PageTextsContext } from '../features/public-profile/page-texts.ts';
import { PublicPageView } from '../features/public-profile/public-page-view.tsx';
import { publicProfile as hindi } from '../i18n/hi/public-profile.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../i18n/languages.ts';
import { publicPageTexts } from '../i18n/public-page-i18n.ts';
import { MetaTags, PortraitPreload, ShareTags, THEME_COLOR } from './page-head.tsx';
import { scriptJson } from './plain-text.ts';

const texts = { en: publicPageTexts(), hi: publicPageTexts('hi', hindi) } as const;

const pageStyle = (assets: PublicPageAssets): string => fallbackFacesCss() + tokensCss() + assets.css;

/** The texts of the inline style elements: the Content-Security-Policy names their hashes. */
export const publicPageStyles = (assets: PublicPageAssets): readonly string[] => [
  assets.fonts,
  pageStyle(assets),
];

/** The text of the one inline script, named by its hash as well. */
export const publicPageScript = (): string => `${SCHEME_SCRIPT};${START_SCRIPT}`;

/** Whether signed-in visitors' pages load App Check: the Content-Security-Policy lets reCAPTCHA in then. */
export const usesAppCheck = (): boolean => Boolean(import.meta.env['VITE_APP_CHECK_KEY']);

const SCRIPTED: readonly PublicPageOutcome['outcome'][] = ['public', 'private', 'removed'];

/** A hidden page has a script too: its owner is let in by it. The others have nothing to do in the browser. */
const hasScript = ({ outcome }: PublicPageOutcome): boolean => SCRIPTED.includes(outcome);

/** What the first script puts into the page behind the portrait: the page is complete without it. */
const scriptTags = ({ modules, script }: PublicPageAssets): string =>
  modules.map((module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`).join('') +
  `<script type="module" src="${script}" fetchpriority="low"></script>`;

/** The complete HTML document of a public address. */
export function renderPublicPage(
  { outcome, origin, lang }: PublicPageInput,
  assets: PublicPageAssets,
): string {
  const language = languageOf(lang) ?? DEFAULT_LANGUAGE;
  const t = texts[language];
  const content = renderToString(
    <PageTextsContext value={t}>
      <PublicPageView outcome={outcome} />
    </PageTextsContext>,
  );
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style id={FONTS_STYLE} media={FONTS_MEDIA} dangerouslySetInnerHTML={{ __html: assets.fonts }} />
        <script dangerouslySetInnerHTML={{ __html: publicPageScript() }} />
        <MetaTags outcome={outcome} t={t} />
        <PortraitPreload outcome={outcome} />
        <style dangerouslySetInnerHTML={{ __html: pageStyle(assets) }} />
        <meta name="theme-color" content={THEME_COLOR} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {outcome.outcome === 'public' && (
          <ShareTags profile={outcome.profile} origin={origin} language={language} />
        )}
      </head>
      <body>
        <div id={PUBLIC_PAGE_ROOT_ID} dangerouslySetInnerHTML={{ __html: content }} />
        {hasScript(outcome) && (
          <>
            <script
              id={PUBLIC_PAGE_DATA_ID}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: scriptJson(outcome) }}
            />
            <template id={PUBLIC_PAGE_SCRIPTS_ID} dangerouslySetInnerHTML={{ __html: scriptTags(assets) }} />
          </>
        )}
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
