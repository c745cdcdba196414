// The HTML document around every page of the site.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAssets } from '@marquee/domain/public-page';
import { fallbackFacesCss } from '../../theme/fallback-fonts.ts';
import { palettes, tokensCss } from '../../theme/tokens.ts';
import { FONTS_MEDIA, FONTS_STYLE, HEAD_SCRIPT } from '../head-script.ts';
import { PageContext, type PageFacts } from '../page-context.ts';
import { TextsContext } from '../texts.ts';
import { textsIn } from './site-texts.ts';
import './document.css';

/** `profile` follows a chosen language only, `fixed` and `home` also the browser's, `sample` none. */
export type PageKind = 'home' | 'fixed' | 'profile' | 'sample';

interface PageDocument {
  readonly kind: PageKind;
  readonly facts: PageFacts;
  /** The colour of the browser's own bars; without it, the page's. */
  readonly themeColor?: string;
  /** Title, meta, share tags, preloads. */
  readonly head: ReactNode;
  readonly body: ReactNode;
}

/** The text of the page's inline style element. */
export const pageStyle = (assets: PageAssets): string => fallbackFacesCss() + tokensCss() + assets.css;

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
  const page = renderToStaticMarkup(
    <html
      lang={language}
      data-page={kind}
      data-origin={kind === 'home' || kind === 'fixed' ? origin || undefined : undefined}
      data-start={assets.script}
      data-hindi={language === 'en' && kind !== 'sample' ? paths.hi : undefined}
    >
      <TextsContext value={{ language, texts: textsIn(language) }}>
        <PageContext value={facts}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <style id={FONTS_STYLE} media={FONTS_MEDIA} dangerouslySetInnerHTML={{ __html: assets.fonts }} />
            <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
            {head}
            <style dangerouslySetInnerHTML={{ __html: pageStyle(assets) }} />
            <ThemeColor color={themeColor} />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          </head>
          <body>{body}</body>
        </PageContext>
      </TextsContext>
    </html>,
  );
  return `<!doctype html>${page}`;
}
