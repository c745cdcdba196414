// Status, headers and body of the answers for the sitemap. A listing may read every public profile, so each instance keeps
// it for `ttl`.
import { memoizeWithTtl } from '../async/memoize-with-ttl.ts';
import { cachedAnswer, type Answer } from '../public-page/answer.ts';
import { logProblem } from '../runtime/log.ts';
import { sitemapXml, type ListedProfile } from './sitemap.ts';

const CACHED = 'public, max-age=0, s-maxage=600';

/** Profiles from which on an alert says that the sitemap needs a second file soon: one holds 50,000 addresses. */
const NEARLY_FULL = 45_000;

export interface SitemapRequest {
  /** Whether the address has a query, which would bypass Hosting's cache. */
  readonly hasQuery: boolean;
  readonly ifNoneMatch: string | undefined;
}

export interface SitemapOptions {
  readonly origin: string;
  /** Milliseconds for which a listing is returned again. */
  readonly ttl: number;
  readonly clock: () => number;
}

/** Answers requests for the sitemap. Throws what `list` throws. */
export function sitemapAnswers(
  list: () => Promise<readonly ListedProfile[]>,
  { origin, ttl, clock }: SitemapOptions,
): (request: SitemapRequest) => Promise<Answer> {
  const listing = memoizeWithTtl(
    async () => {
      const profiles = await list();
      if (profiles.length >= NEARLY_FULL) logProblem('sitemap nearly full', { profiles: profiles.length });
      return sitemapXml(origin, profiles);
    },
    { ttl, clock },
  );
  return async ({ hasQuery, ifNoneMatch }) => {
    if (hasQuery) {
      return { status: 301, headers: { Location: '/sitemap.xml', 'Cache-Control': CACHED }, body: '' };
    }
    const { value } = await listing('');
    return cachedAnswer(value, 'application/xml; charset=utf-8', CACHED, ifNoneMatch);
  };
}
