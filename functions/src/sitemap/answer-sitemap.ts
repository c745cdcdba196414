// Status, headers and body of the answers for the sitemap's addresses. A listing may read every public profile, so each
// instance keeps it for `ttl`.
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { cachedAnswer, type Answer } from '../public-page/answer.ts';
import { readSitemapPart, sitemapParts } from './sitemap-parts.ts';
import { sitemap, type SitemapSource } from './sitemap.ts';

/** The most listings that an instance caches: each is some megabytes of text. */
const MAX_LISTINGS = 8;

const CACHED = 'public, max-age=0, s-maxage=600';

export interface SitemapRequest {
  readonly path: string;
  /** Whether the address has a query, which would bypass Hosting's cache. */
  readonly hasQuery: boolean;
  readonly ifNoneMatch: string | undefined;
}

const MISSING: Answer = { status: 404, headers: { 'Cache-Control': 'no-store' }, body: '' };

export interface SitemapOptions {
  readonly origin: string;
  /** Milliseconds for which a listing is returned again. */
  readonly ttl: number;
  readonly clock: () => number;
}

/** Answers requests for the sitemap and its parts. Throws what the source throws. */
export function sitemapAnswers(
  source: SitemapSource,
  { origin, ttl, clock }: SitemapOptions,
): (request: SitemapRequest) => Promise<Answer> {
  const parts = memoizeWithTtl(() => sitemapParts(source.count), { ttl, clock });
  const listing = memoizeWithTtl(
    async (file) => sitemap(source.list, origin, (await parts('')).value, readSitemapPart(file)?.index),
    { ttl, clock, most: MAX_LISTINGS },
  );
  return async ({ path, hasQuery, ifNoneMatch }) => {
    const file = path.replace(/^\//, '');
    const part = readSitemapPart(file);
    if (file !== 'sitemap.xml' && !part) return MISSING;
    if (hasQuery) {
      return { status: 301, headers: { Location: `/${file}`, 'Cache-Control': CACHED }, body: '' };
    }
    // A part that the index does not list is answered without a query.
    if (part && (part.of === 1 || part.of !== (await parts('')).value.length)) return MISSING;
    const { value } = await listing(file);
    return cachedAnswer(value, 'application/xml; charset=utf-8', CACHED, ifNoneMatch);
  };
}
