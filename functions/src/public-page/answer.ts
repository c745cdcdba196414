// Status, headers and body of the answer for a public address, without the objects of a web server.
import type { Answer as AnswerWord } from '@marquee/domain/views/link-answer';
import { createHash } from 'node:crypto';
import type { PageAssets, PublicPageOutcome, PublicPageRenderer } from '@marquee/domain/site/public-page';
import type { Profile } from '@marquee/domain/profile/profile';
import type { Found } from './find-profile.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PageContext {
  readonly renderer: Pick<PublicPageRenderer, 'renderPublicPage'>;
  readonly assets: PageAssets;
  readonly origin: string;
  readonly path: string;
  readonly ifNoneMatch: string | undefined;
  /** The language of the address's `?lang=`; as part of the address it separates the languages in the edge's cache. */
  readonly lang?: string | undefined;
  /** Whether the request asks to save data: the edge caches such a page separately. */
  readonly savesData?: boolean | undefined;
  /** Whether the address asks for the form that reports the profile. */
  readonly asksReport?: boolean | undefined;
  /** The answer that the address says was given a moment ago. */
  readonly answered?: AnswerWord | undefined;
}

/** Cached at the edge for a minute: a profile made private is gone then, and a viral one costs a render a minute. */
export const CACHED = 'public, max-age=0, s-maxage=60';

/** 410 for a taken-down profile and an ended link: search engines drop it at once (docs/decisions/0011). */
const STATUS = {
  public: 200,
  own: 200,
  private: 403,
  removed: 410,
  missing: 404,
  ended: 410,
  unavailable: 503,
} as const;

const entityTag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether the browser has the version with this ETag. Weak comparison, as a cache that compresses weakens the tag. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === tag);
}

/** An answer with an ETag, or 304 to a browser that has this version. */
export function cachedAnswer<Body extends string | Buffer>(
  body: Body,
  type: string,
  cacheControl: string,
  ifNoneMatch: string | undefined,
): Omit<Answer, 'body'> & { readonly body: Body | '' } {
  const tag = entityTag(body);
  const headers = { 'Cache-Control': cacheControl, ETag: tag };
  return isUnchanged(ifNoneMatch, tag)
    ? { status: 304, headers, body: '' }
    : { status: 200, headers: { ...headers, 'Content-Type': type }, body };
}

const HTML = 'text/html; charset=utf-8';

/** The header by which a browser connects to the pictures' host while the page is still arriving. */
function connection({ profile_image, photos }: Profile, pictureBase: string): Answer['headers'] {
  const hasPictures = profile_image !== null || photos.length > 0;
  return hasPictures ? { Link: `<${new URL(pictureBase).origin}>; rel=preconnect` } : {};
}

export function answer(
  found: Found,
  { renderer, assets, origin, path, ifNoneMatch, lang, savesData, asksReport, answered }: PageContext,
): Answer {
  const query = lang === undefined ? '' : `?lang=${lang}`;
  if (found.outcome === 'plain') {
    // 302 and not 301: the owner can enable a revoked link again.
    return { status: 302, headers: { Location: found.path + query, 'Cache-Control': 'no-store' }, body: '' };
  }
  if (found.outcome === 'moved') {
    // Cached no longer than a page: a former name can be released and claimed by somebody else.
    return {
      status: 301,
      headers: {
        Location: found.path + query,
        'Cache-Control': CACHED,
      },
      body: '',
    };
  }
  const render = (outcome: PublicPageOutcome): string =>
    renderer.renderPublicPage({ outcome, origin, path, lang, savesData, asksReport, answered }, assets);
  if (found.outcome === 'public') {
    const isPrivate = found.link?.isPrivate === true;
    const isForOne = isPrivate || (found.link !== undefined && answered !== undefined);
    const { headers, ...page } = cachedAnswer(
      render(found),
      HTML,
      isForOne ? 'no-store' : CACHED,
      ifNoneMatch,
    );
    return {
      ...page,
      headers: {
        ...headers,
        Vary: 'Save-Data',
        ...connection(found.profile, assets.pictureBase),
        ...(found.link ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
    };
  }
  return {
    status: STATUS[found.outcome],
    headers: {
      'Content-Type': HTML,
      // Hosting caches a 404 without this header for ten minutes; an owner's private page is for the owner only.
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(found.outcome === 'unavailable' ? { 'Retry-After': '10' } : {}),
    },
    body: render(found),
  };
}
