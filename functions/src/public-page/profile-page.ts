// The trigger that answers every public address: reads, renders, and never throws.
import { onRequest } from 'firebase-functions/https';
import { REPORT_QUERY } from '@marquee/domain/site/public-page';
import { renderPublicPage } from 'virtual:public-page';
import pTimeout from 'p-timeout';
import { pageAssets } from './page-assets.ts';
import { logFailure } from '../runtime/log.ts';
import { PAGE_OPTIONS } from '../runtime/function-options.ts';
import { readAddress, readLanguage } from './address.ts';
import { answer, type Answer, type PageContext } from './answer.ts';
import { isAnswered } from './begin-answer.ts';
import { findAddress } from './find-address.ts';
import { FIRESTORE_TIMEOUT } from './firestore-profiles.ts';
import { bearerClaims } from '../requests/caller.ts';
import { siteAddress } from '../requests/origin.ts';

const renderer = { renderPublicPage };

export const profilePage = onRequest(PAGE_OPTIONS, async (request, response) => {
  if (isAnswered(request, response)) return;
  const context: PageContext = {
    renderer,
    assets: pageAssets(),
    origin: siteAddress(),
    path: request.path,
    ifNoneMatch: request.get('if-none-match'),
    lang: readLanguage(request.query['lang']),
    savesData: request.get('save-data') === 'on',
    asksReport: request.query[REPORT_QUERY] !== undefined,
  };
  let result: Answer;
  try {
    const viewer = await bearerClaims(request.get('authorization'));
    const found = findAddress(readAddress(request.path), viewer?.uid);
    result = answer(await pTimeout(found, { milliseconds: FIRESTORE_TIMEOUT }), context);
  } catch (error) {
    logFailure('public page unavailable', error);
    result = answer({ outcome: 'unavailable' }, context);
  }
  // `end` and not `send`: Express would add an ETag of its own. Node leaves the body out for HEAD.
  response.set(result.headers).status(result.status).end(result.body);
});
