// The trigger that answers every public address: reads, renders, and never throws.
import { onRequest } from 'firebase-functions/https';
import {
  assets,
  publicPageScript,
  publicPageStyles,
  renderPublicPage,
  usesAppCheck,
} from 'virtual:public-page';
import { firestore } from '../lib/admin.ts';
import { logFailure } from '../lib/log.ts';
import { isEmulator, PAGE_OPTIONS, projectId, siteOrigin } from '../lib/settings.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { readAddress, readLanguage, type Address } from './address.ts';
import { answer, CACHED, cachedAnswer, type Answer, type PageContext } from './answer.ts';
import { canonicalUrl } from './canonical-url.ts';
import { findProfile } from './find-profile.ts';
import { firestoreProfiles } from './firestore-profiles.ts';
import { pageOrigin } from './origin.ts';
import { securityHeaders } from './security-headers.ts';
import { firestoreSitemap, sitemap } from './sitemap.ts';

/** Milliseconds a visitor waits for Firestore before the 503 page. */
const PATIENCE = 4000;

/** A listing may take longer than a page, and is asked for by machines. */
const SITEMAP_PATIENCE = 10_000;

const renderer = { renderPublicPage, publicPageStyles, publicPageScript, usesAppCheck };

const headers = securityHeaders({
  styles: publicPageStyles(assets),
  script: publicPageScript(),
  isEmulator: isEmulator(),
  usesAppCheck: usesAppCheck(),
});

async function answerAddress(address: Address, context: PageContext): Promise<Answer> {
  const { origin, ifNoneMatch } = context;
  if (address.kind === 'sitemap') {
    return cachedAnswer(
      await withTimeout(SITEMAP_PATIENCE, sitemap(firestoreSitemap(firestore()), origin, address.part)),
      'application/xml; charset=utf-8',
      'public, max-age=0, s-maxage=3600',
      ifNoneMatch,
    );
  }
  return answer(await withTimeout(PATIENCE, findProfile(firestoreProfiles(firestore()), address)), context);
}

export const profilePage = onRequest(PAGE_OPTIONS, async (request, response) => {
  response.set(headers);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const host = request.get('x-forwarded-host') ?? request.get('host');
  const elsewhere = canonicalUrl({
    url: request.originalUrl,
    host,
    projectId: projectId(),
    siteOrigin: siteOrigin.value(),
  });
  if (elsewhere !== undefined) {
    response.set({ Location: elsewhere, 'Cache-Control': CACHED }).status(301).end();
    return;
  }
  const context: PageContext = {
    renderer,
    assets,
    origin: pageOrigin({
      configured: siteOrigin.value(),
      projectId: projectId(),
      requestHost: host,
      isEmulator: isEmulator(),
    }),
    ifNoneMatch: request.get('if-none-match'),
    lang: readLanguage(request.query['lang']),
  };
  let result: Answer;
  try {
    result = await answerAddress(readAddress(request.path), context);
  } catch (error) {
    logFailure('public page unavailable', error);
    result = answer({ outcome: 'unavailable' }, context);
  }
  // `end` and not `send`: Express would add an ETag of its own. Node leaves the body out for HEAD.
  response.set(result.headers).status(result.status).end(result.body);
});
