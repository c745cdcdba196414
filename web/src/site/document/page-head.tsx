// Everything in the head of a document: meta, share tags, structured data, and what is fetched first.
import { errorCardMeta, profileMeta, type PageMeta } from './page-meta.ts';
import { PRODUCT } from '@marquee/domain/site/product';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import type { OpenedLink, PublicPageOutcome } from '@marquee/domain/site/public-page';
import { ROUTES } from '@marquee/domain/site/routes';
import { SHARE_CARD_SIZE, shareCardPath } from '@marquee/domain/site/share-card';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#web/i18n/languages.ts';
import { usePage, usePictureSizes } from '../page-context.ts';
import { usePictureAddress } from '../picture-address.ts';
import { PORTRAIT_SIZES, pictureSources } from '../profile/picture-sources.ts';
import { useTexts } from '../texts.ts';
import { personJsonLd } from './person-json-ld.ts';
import { plainText, scriptJson } from './plain-text.ts';

export function MetaTags({ title, description, keywords, robots }: PageMeta) {
  return (
    <>
      <title>{plainText(title)}</title>
      <meta name="robots" content={robots} />
      {description !== '' && <meta name="description" content={plainText(description)} />}
      {keywords !== '' && <meta name="keywords" content={plainText(keywords)} />}
    </>
  );
}

const hasLink = (outcome: PublicPageOutcome): boolean => 'link' in outcome && outcome.link !== undefined;

/** The meta tags for every outcome of a public address. */
export function OutcomeMeta({ outcome }: { readonly outcome: PublicPageOutcome }) {
  const t = useTexts('publicProfile');
  const meta =
    outcome.outcome === 'public' || outcome.outcome === 'own'
      ? {
          ...profileMeta(outcome.profile),
          ...(hasLink(outcome) ? { robots: 'noindex, nofollow' as const } : {}),
        }
      : errorCardMeta(t(`error.${outcome.outcome}.title`));
  return <MetaTags {...meta} />;
}

/** Links to the canonical address and the page in each language. They need absolute addresses, hence an origin. */
function LanguageLinks() {
  const { language, origin, paths: ownPaths, canonicalPaths: paths = ownPaths } = usePage();
  if (origin === '') return null;
  return (
    <>
      <link rel="canonical" href={origin + paths[language]} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + paths[one]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + paths[DEFAULT_LANGUAGE]} />
    </>
  );
}

type Content = Readonly<Record<string, string>>;

/** Open Graph (`property`) and Twitter (`name`) tags; empty ones are left out. */
function Tags({ properties, names }: { readonly properties: Content; readonly names: Content }) {
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) =>
          content !== '' && <meta key={property} property={property} content={content} />,
      )}
      {Object.entries(names).map(
        ([name, content]) => content !== '' && <meta key={name} name={name} content={content} />,
      )}
    </>
  );
}

interface ProfileShareTagsProps {
  readonly profile: Profile;
  readonly link?: OpenedLink | undefined;
}

/**
 * Everything that messengers and search engines read of a profile. A private profile has a preview for whoever has its
 * link: the tags contain that link, and the picture opens only with its code.
 */
export function ProfileShareTags({ profile, link }: ProfileShareTagsProps) {
  const { origin, paths: ownPaths, canonicalPaths: paths = ownPaths } = usePage();
  const addressOf = usePictureAddress();
  const meta = profileMeta(profile);
  const url = origin + paths[DEFAULT_LANGUAGE];
  const title = plainText(meta.title);
  const description = plainText(meta.description);
  const name = plainText(displayName(profile));
  const image = origin + shareCardPath(profile, link?.isPrivate === true ? link.code : undefined);
  return (
    <>
      <LanguageLinks />
      <Tags
        properties={{
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
        }}
        names={{
          // Twitter takes everything else from the Open Graph tags.
          'twitter:card': 'summary_large_image',
        }}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(personJsonLd(profile, url, addressOf)) }}
      />
    </>
  );
}

/** The widest of the manifest's screenshots (web/pwa.config.ts). */
const SITE_PICTURE = {
  path: '/icons/screenshot-my-profile.jpg',
  width: 1280,
  height: 800,
  alt: 'The own profile, how complete it is and its views',
} as const;

interface FixedMetaProps {
  /** The key of the page's title and description in the texts `common.meta`. */
  readonly meta: 'home' | 'terms' | 'privacy' | 'faqs' | 'shortlist' | 'notFound';
}

/** The head of a fixed page; tags with absolute addresses only if the build knows the site's origin. */
export function FixedMeta({ meta }: FixedMetaProps) {
  const t = useTexts('common');
  const { language, origin, paths } = usePage();
  const name = t(`meta.${meta}.title`);
  const title = meta === 'home' ? name : t('meta.title', { page: name });
  const description = t(`meta.${meta}.description`);
  const isFound = meta !== 'notFound';
  const isListed = isFound && 'isListed' in ROUTES[meta];
  const url = origin === '' ? '' : origin + paths[language];
  const image = origin === '' ? '' : origin + SITE_PICTURE.path;
  return (
    <>
      <MetaTags
        title={title}
        description={description}
        keywords=""
        robots={isListed ? 'index, follow' : 'noindex, nofollow'}
      />
      {isFound && (
        <>
          <LanguageLinks />
          <Tags
            properties={{
              'og:type': 'website',
              'og:site_name': PRODUCT.name,
              'og:title': title,
              'og:description': description,
              'og:url': url,
              'og:image': image,
              ...(image !== '' && {
                'og:image:type': 'image/jpeg',
                'og:image:width': String(SITE_PICTURE.width),
                'og:image:height': String(SITE_PICTURE.height),
                'og:image:alt': SITE_PICTURE.alt,
              }),
            }}
            names={{
              'twitter:card': image === '' ? 'summary' : 'summary_large_image',
              'twitter:title': title,
              'twitter:description': description,
              'twitter:image': image,
            }}
          />
        </>
      )}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    </>
  );
}

const NO_PICTURE = { profile_image: null, id: '' } as const;

/**
 * Preloads the portrait, which the browser would otherwise find only in the body. Not the fonts: they would compete
 * with the portrait for bandwidth (docs/performance.md), and text is readable without them.
 */
export function PortraitPreload({ outcome }: { readonly outcome: PublicPageOutcome }) {
  const addressOf = usePictureAddress();
  const sizes = usePictureSizes();
  const { profile_image: picture, id } = 'profile' in outcome ? outcome.profile : NO_PICTURE;
  const { src, srcSet } = picture === null ? {} : pictureSources(picture, (file) => addressOf(id, file));
  if (src === undefined) return null;
  return (
    <link
      rel="preload"
      as="image"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={srcSet === undefined ? undefined : sizes(PORTRAIT_SIZES)}
      fetchPriority="high"
    />
  );
}
