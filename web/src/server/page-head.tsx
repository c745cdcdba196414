// Everything in the head of a public page: meta, share tags, structured data, and what is fetched first.
import { errorCardMeta, profileMeta } from '@marquee/domain/page-meta';
import { PRODUCT } from '@marquee/domain/product';
import { displayName, type Profile } from '@marquee/domain/profile';
import type { PublicPageOutcome } from '@marquee/domain/public-page';
import { profilePath } from '@marquee/domain/routes';
import { shape } from '../app/theme/tokens.ts';
import type { PageTexts } from '../features/public-profile/page-texts.ts';
import { PORTRAIT_SIZES, pictureSources } from '../features/public-profile/picture-sources.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/languages.ts';
import { personJsonLd } from './person-json-ld.ts';
import { plainText, scriptJson } from './plain-text.ts';
import { SHARE_CARD_SIZE, shareCardPath } from '@marquee/domain/share-card';

/** Title and robots of every outcome, description and keywords of those that have them. */
export function MetaTags({ outcome, t }: { readonly outcome: PublicPageOutcome; readonly t: PageTexts }) {
  const meta =
    outcome.outcome === 'public'
      ? profileMeta(outcome.profile)
      : errorCardMeta(t(`error.${outcome.outcome}.title`));
  return (
    <>
      <title>{plainText(meta.title)}</title>
      <meta name="robots" content={meta.robots} />
      {meta.description !== '' && <meta name="description" content={plainText(meta.description)} />}
      {meta.keywords !== '' && <meta name="keywords" content={plainText(meta.keywords)} />}
    </>
  );
}

interface ShareTagsProps {
  readonly profile: Profile;
  readonly origin: string;
  readonly language: Language;
}

/** The address of a profile's page in a language; English has the plain one. */
const addressIn = (language: Language, url: string): string =>
  language === DEFAULT_LANGUAGE ? url : `${url}?lang=${language}`;

/** Canonical address and languages, Open Graph, Twitter and JSON-LD of a public profile. */
export function ShareTags({ profile, origin, language }: ShareTagsProps) {
  const meta = profileMeta(profile);
  const url = origin + profilePath(profile);
  const title = plainText(meta.title);
  const description = plainText(meta.description);
  const name = plainText(displayName(profile));
  const image = origin + shareCardPath(profile);
  const properties = {
    'og:type': 'profile',
    'og:site_name': PRODUCT.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SHARE_CARD_SIZE.width),
    'og:image:height': String(SHARE_CARD_SIZE.height),
    'og:image:alt': name,
    'profile:first_name': plainText(profile.first_name),
    'profile:last_name': plainText(profile.last_name),
    'profile:username': profile.username,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': name,
  };
  return (
    <>
      <link rel="canonical" href={addressIn(language, url)} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one, url)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      {Object.entries(properties).map(
        ([property, content]) =>
          content !== '' && <meta key={property} property={property} content={content} />,
      )}
      {Object.entries(names).map(
        ([key, content]) => content !== '' && <meta key={key} name={key} content={content} />,
      )}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(personJsonLd(profile, url)) }}
      />
    </>
  );
}

/**
 * What the browser should start on before it has read the body: the portrait. Not the fonts: preloaded, they take their
 * part of a slow connection from it (docs/performance.md), and text is shown without them meanwhile.
 */
export function PortraitPreload({ outcome }: { readonly outcome: PublicPageOutcome }) {
  const picture = outcome.outcome === 'public' ? outcome.profile.profile_image : null;
  const { src, srcSet } = picture === null ? {} : pictureSources(picture);
  if (src === undefined) return null;
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={srcSet === undefined ? undefined : PORTRAIT_SIZES}
      fetchPriority="high"
    />
  );
}

export const THEME_COLOR = shape.bar;
