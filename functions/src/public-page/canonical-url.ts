// One address for each page: a slash at the end, upper case and Hosting's other domains redirect to it.
import { DOCUMENT_FILES } from '@marquee/domain/site/routes';
import { withoutEnd } from '@marquee/domain/values/without-end';
import { namingSegments, readAddress } from './address.ts';

/** The name of a document's file in a segment with upper-case letters, or with the end of a sentence behind it. */
function documentFile(segment: string): string | undefined {
  const name = segment
    .slice(0, 40)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const file = withoutEnd(name.split(/[?#&]/, 1)[0] ?? '', (character) => !/[\p{L}\p{N}]/u.test(character));
  return Object.values(DOCUMENT_FILES).find((one) => one === file);
}

/** The canonical spelling of the path of a public page or its document; `undefined` for another path. */
function canonicalPath(path: string): string | undefined {
  const segments = namingSegments(path);
  const file = documentFile(segments.at(-1) ?? '');
  if (file === undefined) return pagePath(path);
  const page = pagePath(
    segments
      .slice(0, -1)
      .map((segment) => `/${encodeURIComponent(segment)}`)
      .join(''),
  );
  return page === undefined ? undefined : `${page}/${file}`;
}

/** The canonical spelling of a public page's path. */
function pagePath(path: string): string | undefined {
  const address = readAddress(path);
  if (address.kind === 'none') return undefined;
  if (address.kind === 'link') return `/${encodeURIComponent(address.username)}/${address.code}`;
  const segments = namingSegments(path);
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
