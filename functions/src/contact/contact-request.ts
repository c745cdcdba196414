// What /api/contact, /api/message and /api/answer read from a request: JSON of the page's script, or a form that was
// posted without the script.
import type { Request } from 'firebase-functions/https';
import { readLanguage } from '../public-page/address.ts';
import { documentId, isInput } from '../requests/input.ts';
import { siteAddress } from '../requests/origin.ts';
import type { PageRequest } from '@marquee/domain/site/public-page';
import { asRecord, asText, type UnknownRecord } from '@marquee/domain/values/record';

/** The fields of a request's body, a form or JSON; none for anything else. */
export const bodyOf = (request: Pick<Request, 'body'>): UnknownRecord => asRecord(request.body);

/** The code of the named link that opened the page; '' for none. */
export const codeOf = (request: Pick<Request, 'body'>): string => asText(bodyOf(request)['code']);

export const isForm = (request: Pick<Request, 'is'>): boolean =>
  Boolean(request.is('application/x-www-form-urlencoded'));

/** What the response's page is rendered from; `path` is that of the page with the form, if the browser names it. */
export function pageRequest(request: Request, profileId: unknown): PageRequest {
  const byId = isInput(documentId, profileId) ? `/actor/${encodeURIComponent(profileId)}` : '/';
  return {
    origin: siteAddress(),
    path: URL.parse(request.get('referer') ?? '')?.pathname ?? byId,
    lang: readLanguage(bodyOf(request)['lang']),
  };
}
