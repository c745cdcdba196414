// The trigger that answers every public address: reads, renders, and never throws.
import { onRequest } from 'firebase-functions/https';
import { assets, headScript, pageStyles, renderPublicPage, usesAppCheck } from 'virtual:public-page';
import { bucket, firestore, pictureBase } from '../lib/admin.ts';
import { logFailure } from '../lib/log.ts';
import { isEmulator, PAGE_OPTIONS, projectId, siteOrigin } from '../lib/settings.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { readAddress, readLanguage } from './address.ts';
import { answer, CACHED, type Answer, type PageContext } from './answer.ts';
import { canonicalUrl } from './canonical-url.ts';
import { findProfile } from './find-profile.ts';
import { firestoreProfiles } from './firestore-profiles.ts';
import { hostOf, originOf } from './origin.ts';
import { securityHeaders } from './security-headers.ts';
import { readViewerId } from './viewer-id.ts';

/** Milliseconds a visitor waits for Firestore before the 503 page. */
const FIRESTORE_TIMEOUT = 4000;

const renderer = { renderPublicPage };

/** Made with the first request: the bucket's name is known to a running instance. */
let headers: ReturnType<typeof securityHeaders> | undefined;

const pageHeaders = (): ReturnType<typeof securityHeaders> =>
  (headers ??= securityHeaders({
    styles: pageStyles(assets),
    script: headScript,
    isEmulator: isEmulator(),
    bucket: bucket().name,
    usesAppCheck,
  }));

export const profilePage = onRequest(PAGE_OPTIONS, async (request, response) => {
  response.set(pageHeaders());
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const elsewhere = canonicalUrl({
    url: request.originalUrl,
    host: hostOf(request),
    projectId: projectId(),
    siteOrigin: siteOrigin.value(),
  });
  if (elsewhere !== undefined) {
    // What depends on the host that a request names is cached nowhere: a client can name any.
    const cacheControl = elsewhere.startsWith('/') ? CACHED : 'no-store';
    response.set({ Location: elsewhere, 'Cache-Control': cacheControl }).status(301).end();
    return;
  }
  const context: PageContext = {
    renderer,
    assets,
    origin: originOf(request),
    path: request.path,
    ifNoneMatch: request.get('if-none-match'),
    lang: readLanguage(request.query['lang']),
  };
  let result: Answer;
  try {
    const viewerId = await readViewerId(request.get('authorization'));
    const profiles = firestoreProfiles(firestore(), pictureBase());
    const found = findProfile(profiles, readAddress(request.path), viewerId);
    result = answer(await withTimeout(FIRESTORE_TIMEOUT, found), context);
  } catch (error) {
    logFailure('public page unavailable', error);
    result = answer({ outcome: 'unavailable' }, context);
  }
  // `end` and not `send`: Express would add an ETag of its own. Node leaves the body out for HEAD.
  response.set(result.headers).status(result.status).end(result.body);
});
