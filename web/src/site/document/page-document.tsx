// Renders the HTML document around every page of the site.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureUrl } from '@marquee/domain/profile/picture';
import type { BuiltAssets, PageAssets } from '@marquee/domain/site/public-page';
import type { Language } from '#web/i18n/languages.ts';
import { fallbackFacesCss } from '#web/theme/fallback-fonts.ts';
import { palettes, tokensCss } from '#web/theme/tokens.ts';
import { HEAD_SCRIPT, LATER_MEDIA, LATER_STYLES } from '../head-script.ts';
import { PictureAddressContext } from '../picture-address.ts';
import { PageContext, type PageFacts } from '../page-context.ts';
import { TextsContext } from '../texts.ts';
import { textsIn } from './site-texts.ts';
import './document.css';

/**
 * The kind decides when the head script leads to the page in Hindi: `profile` if the visitor chose Hindi, `fixed` and
 * `home` also if the browser prefers it, `sample` never. A `copy` is opened from another host or from disk: it has no
 * script and uses no other file of the site.
 */
export type PageKind = 'home' | 'fixed' | 'profile' | 'sample' | 'copy';

interface PageDocument {
  readonly kind: PageKind;
  readonly facts: PageFacts;
  /** The colour of the browser's own bars; by default the page's. */
  readonly themeColor?: string;
  /** Title, meta, share tags, preloads. */
  readonly head: ReactNode;
  readonly body: ReactNode;
}

/** The text of the style element that every page has. */
const commonStyle = ({ css }: BuiltAssets): string => fallbackFacesCss() + tokensCss() + css;

/** The texts of all style elements that a page can have. */
export const pageStyles = (assets: BuiltAssets): readonly string[] => [
  commonStyle(assets),
  ...(assets.sections ?? []).map(({ css }) => css),
  ...('css' in assets.later ? [assets.later.css] : []),
];

/** The style element that every page has, and one for each section that this page has. */
function Styles({ assets, content }: { readonly assets: BuiltAssets; readonly content: string }) {
  const { sections = [] } = assets;
  const shown = sections.filter(({ prefix }) => new RegExp(`class="(?:[^"]* )?${prefix}`).test(content));
  return [commonStyle(assets), ...shown.map(({ css }) => css)].map((css) => (
    <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}

/** The late style sheet, for which the first paint does not wait, and the head script. */
function SiteFiles({
  assets: { later },
  language,
}: {
  readonly assets: BuiltAssets;
  readonly language: Language;
}) {
  return (
    <>
      {'href' in later ? (
        <link
          id={LATER_STYLES}
          rel="stylesheet"
          media={LATER_MEDIA}
          href={later.href}
          data-fonts={later.fonts[language]?.join(' ')}
        />
      ) : (
        <style id={LATER_STYLES} media={LATER_MEDIA} dangerouslySetInnerHTML={{ __html: later.css }} />
      )}
      <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
    </>
  );
}

function ThemeColor({ color }: { readonly color: string | undefined }) {
  if (color !== undefined) return <meta name="theme-color" content={color} />;
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={palettes[scheme].paper}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ));
}

/** The complete document. It is never hydrated. */
export function renderDocument(
  { kind, facts, themeColor, head, body }: PageDocument,
  assets: PageAssets,
): string {
  const { language, origin, paths } = facts;
  const isOnSite = kind !== 'copy';
  const inDocument = (part: ReactNode): ReactNode => (
    <TextsContext value={{ language, texts: textsIn(language) }}>
      <PictureAddressContext value={(uid, file) => pictureUrl(assets.pictureBase, uid, file)}>
        <PageContext value={facts}>{part}</PageContext>
      </PictureAddressContext>
    </TextsContext>
  );
  // The body is rendered first, since the head contains the styles of the sections in the body.
  const content = renderToStaticMarkup(inDocument(body));
  const page = renderToStaticMarkup(
    <html
      lang={language}
      data-page={kind}
      data-origin={kind === 'home' || kind === 'fixed' ? origin || undefined : undefined}
      data-start={isOnSite ? assets.script : undefined}
      data-hindi={language === 'en' ? paths.hi || undefined : undefined}
    >
      {inDocument(
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          {/* No to the mining of text and data, training included: the W3C's TDM Reservation Protocol. */}
          <meta name="tdm-reservation" content="1" />
          {head}
          <Styles assets={assets} content={content} />
          {isOnSite && <SiteFiles assets={assets} language={language} />}
          <ThemeColor color={themeColor} />
          {isOnSite && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
        </head>,
      )}
      <body dangerouslySetInnerHTML={{ __html: content }} />
    </html>,
  );
  return `<!doctype html>${page}`;
}
