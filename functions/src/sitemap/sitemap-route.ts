import { firestore } from '../runtime/admin.ts';
import { isEmulator } from '../runtime/function-options.ts';
import { siteAddress } from '../requests/origin.ts';
import type { Route } from '../requests/route.ts';
import { responseOf } from '../public-page/respond.ts';
import { sitemapAnswers } from './answer-sitemap.ts';
import { listPublicProfiles } from './sitemap.ts';

/** Milliseconds that a listing is cached: with Hosting's ten minutes, a private profile is listed for up to an hour. */
const TTL = 50 * 60 * 1000;

/** Shared by all requests of the instance. */
let answerOf: ReturnType<typeof sitemapAnswers> | undefined;

export const sitemap: Route = {
  path: '/sitemap.xml',
  methods: ['GET'],
  atOnce: 10,
  seconds: 20,
  failure: { event: 'sitemap unavailable', message: '' },
  answer: async (context) => {
    answerOf ??= sitemapAnswers(() => listPublicProfiles(firestore()), {
      origin: siteAddress(),
      // Without a cache, the local suite shows changes at once.
      ttl: isEmulator() ? 0 : TTL,
      clock: Date.now,
    });
    const request = {
      hasQuery: context.req.url.includes('?'),
      ifNoneMatch: context.req.header('if-none-match'),
    };
    return responseOf(await answerOf(request));
  },
  refuse: () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } }),
};
