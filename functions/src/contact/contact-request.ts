// What a request to the two contact endpoints is, and how it is answered: JSON for the page's script, a document for a form
// that was posted without one.
import type { Request } from 'firebase-functions/https';
import { readLanguage } from '../public-page/address.ts';
import { originOf } from '../public-page/origin.ts';
import type { PageRequest } from '@marquee/domain/public-page';
import { asRecord, type UnknownRecord } from '@marquee/domain/record';

/** The fields of a form or of JSON; empty for anything else. */
export const bodyOf = (request: Pick<Request, 'body'>): UnknownRecord => asRecord(request.body);

export const isForm = (request: Pick<Request, 'is'>): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded'));

/** Whether a page of another site sent it: browsers say so, and cannot be made to say otherwise. */
export const isFromElsewhere = (request: Pick<Request, 'get'>): boolean =>
  !['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));

/** Where the answer's page leads back to. */
export function pageRequest(request: Request, profileId: unknown): PageRequest {
  return {
    origin: originOf(request),
    path: typeof profileId === 'string' ? `/actor/${encodeURIComponent(profileId)}` : '/',
    lang: readLanguage(bodyOf(request)['lang']),
  };
}
