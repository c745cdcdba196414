// Requests to the two contact endpoints and their responses: JSON for the page's script, a document for a form that was
// posted without one.
import type { Request } from 'firebase-functions/https';
import { readLanguage } from '../public-page/address.ts';
import { siteAddress } from '../requests/origin.ts';
import type { PageRequest } from '@marquee/domain/site/public-page';
import { asRecord, asText, type UnknownRecord } from '@marquee/domain/values/record';

/** The fields of a form or of JSON; empty for anything else. */
export const bodyOf = (request: Pick<Request, 'body'>): UnknownRecord => asRecord(request.body);

/** The code of the named link that opened the page; '' for none. */
export const codeOf = (request: Pick<Request, 'body'>): string => asText(bodyOf(request)['code']);

export const isForm = (request: Pick<Request, 'is'>): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded'));

/** The link back on the response's page: to the page that posted the form, where the browser names it. */
export function pageRequest(request: Request, profileId: unknown): PageRequest {
  const byId = typeof profileId === 'string' ? `/actor/${encodeURIComponent(profileId)}` : '/';
  return {
    origin: siteAddress(),
    path: URL.parse(request.get('referer') ?? '')?.pathname ?? byId,
    lang: readLanguage(bodyOf(request)['lang']),
  };
}
