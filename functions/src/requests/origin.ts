import type { Request } from 'firebase-functions/https';
import { withoutEnd } from '@marquee/domain/values/without-end';
import { projectId, siteOrigin } from '../runtime/function-options.ts';

/** The address of a project's site, without a slash at the end; `configured` is the SITE_ORIGIN parameter, '' for none. */
export const originOf = (configured: string, project: string): string =>
  configured === '' ? `https://${project}.web.app` : withoutEnd(configured, (character) => character === '/');

/** Scheme and host of all links to the site, never those that a request names: a client can send any. */
export const siteAddress = (): string => originOf(siteOrigin.value(), projectId());

/** The host that a request names: a client can send any. */
export const hostOf = (request: Pick<Request, 'get'>): string | undefined =>
  request.get('x-forwarded-host') ?? request.get('host');
