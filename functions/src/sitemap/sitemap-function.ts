// The function behind /sitemap.xml and the parts it lists.
import { onRequest } from 'firebase-functions/https';
import pTimeout from 'p-timeout';
import { firestore } from '../runtime/admin.ts';
import { logFailure } from '../runtime/log.ts';
import { isEmulator, SITEMAP_OPTIONS } from '../runtime/function-options.ts';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { siteAddress } from '../requests/origin.ts';
import { sitemapAnswers } from './answer-sitemap.ts';
import { firestoreSitemap } from './sitemap.ts';

/** Milliseconds that a listing is cached: with Hosting's ten minutes, a private profile is listed for up to an hour. */
const TTL = 50 * 60 * 1000;

/** Milliseconds that a listing may take. */
const FIRESTORE_TIMEOUT = 20_000;

/** Shared by all requests of the instance. */
let answerOf: ReturnType<typeof sitemapAnswers> | undefined;

export const sitemap = onRequest(SITEMAP_OPTIONS, async (request, response) => {
  response.set('X-Content-Type-Options', 'nosniff');
  if (isRefusedMethod(request, response, 'GET', 'HEAD')) return;
  try {
    answerOf ??= sitemapAnswers(firestoreSitemap(firestore()), {
      origin: siteAddress(),
      // Without a cache, the local suite shows changes at once.
      ttl: isEmulator() ? 0 : TTL,
      clock: Date.now,
    });
    const { status, headers, body } = await pTimeout(
      answerOf({
        path: request.path,
        hasQuery: request.originalUrl.includes('?'),
        ifNoneMatch: request.get('if-none-match'),
      }),
      { milliseconds: FIRESTORE_TIMEOUT },
    );
    // `end` and not `send`: Express would add an ETag of its own. Node leaves the body out for HEAD.
    response.set(headers).status(status).end(body);
  } catch (error) {
    logFailure('sitemap unavailable', error);
    response.set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).status(503).end();
  }
});
