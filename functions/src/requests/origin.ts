import { withoutEnd } from '@marquee/domain/values/without-end';
import { projectId, siteOrigin } from '../runtime/function-options.ts';
import type { RequestHeaders } from './http.ts';

/** The address of a project's site, without a slash at the end; `configured` is the SITE_ORIGIN parameter, '' for none. */
export const siteOriginOf = (configured: string, project: string): string =>
  configured === '' ? `https://${project}.web.app` : withoutEnd(configured, (character) => character === '/');

/** Scheme and host of all links to the site. Never taken from a request, in which a client can name any host. */
export const siteAddress = (): string => siteOriginOf(siteOrigin.value(), projectId());

/** The host that a request names, which a client can choose freely. */
export const hostOf = (request: RequestHeaders): string | undefined =>
  request.get('x-forwarded-host') ?? request.get('host');
