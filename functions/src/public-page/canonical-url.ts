// One address for each page: a slash at the end, upper case and Hosting's other domains redirect to it.
import { readAddress, segmentsOf } from './address.ts';

/** The canonical spelling of a public page's path; `undefined` for a path of no public page. */
function canonicalPath(path: string): string | undefined {
  const address = readAddress(path);
  if (address.kind === 'none') return undefined;
  if (address.kind === 'link') return `/${encodeURIComponent(address.username)}/${address.code}`;
  const segments = segmentsOf(path);
  const last = address.kind === 'username' ? address.username : address.id;
  return [...segments.slice(0, -1), last].map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

/** Hosts that Firebase Hosting gives every project. */
const isDefaultHost = (host: string, projectId: string): boolean =>
  host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;

export interface RequestedUrl {
  /** Path and query as they were asked for. */
  readonly url: string;
  readonly host: string | undefined;
  readonly projectId: string;
  /** The SITE_ORIGIN parameter; '' for none. */
  readonly siteOrigin: string;
}

/** The address that a request is redirected to; `undefined` when it is at the right address. */
export function canonicalUrl({ url, host = '', projectId, siteOrigin }: RequestedUrl): string | undefined {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark);
  const wanted = canonicalPath(path) ?? path;
  const isElsewhere =
    siteOrigin !== '' && isDefaultHost(host, projectId) && new URL(siteOrigin).host !== host;
  if (isElsewhere) return new URL(siteOrigin).origin + wanted + query;
  return wanted === path ? undefined : wanted + query;
}
