// sitemap.xml, for search engines. robots.txt is a file (web/public): the Functions Framework itself answers that name
// with 404.
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { readTakenDown } from '@marquee/domain/accounts/moderation';
import { addressesOf, ALL_ROUTES, profilePath } from '@marquee/domain/site/routes';
import { escapeHtml } from '../mail/escape-html.ts';
import {
  ALL_IDS,
  SITEMAP_LIMIT,
  sitemapPartPath,
  type CountProfiles,
  type IdRange,
} from './sitemap-parts.ts';

export interface ListedProfile {
  readonly path: string;
  /** Milliseconds since 1970; `undefined` when unknown. */
  readonly updatedAt: number | undefined;
}

/** Pages of the product itself. */
const PAGES = ALL_ROUTES.filter(({ isListed }) => isListed).flatMap(addressesOf);

function publicProfiles(firestore: Firestore, { from, before }: IdRange): Query {
  const all = firestore.collection('profiles').where('is_profile_public', '==', true);
  let query = all.orderBy(FieldPath.documentId());
  if (from !== undefined) query = query.startAt(from);
  if (before !== undefined) query = query.endBefore(before);
  return query;
}

/** How many public profiles a range of ids has: Firestore counts them, for the price of one read for each thousand. */
async function countPublicProfiles(firestore: Firestore, range: IdRange): Promise<number> {
  return (await publicProfiles(firestore, range).count().get()).data().count;
}

/** The public profiles of a range of ids in one query, only the fields a sitemap needs. */
export async function listPublicProfiles(
  firestore: Firestore,
  range: IdRange = ALL_IDS,
): Promise<ListedProfile[]> {
  const { docs } = await publicProfiles(firestore, range)
    .select('username', 'updated_at', 'taken_down')
    .limit(SITEMAP_LIMIT - PAGES.length)
    .get();
  const shown = docs.filter((document) => readTakenDown(document.get('taken_down')) === undefined);
  return shown.map((document) => {
    const username: unknown = document.get('username');
    const updatedAt: unknown = document.get('updated_at');
    return {
      path: profilePath({ id: document.id, username: typeof username === 'string' ? username : '' }),
      updatedAt: updatedAt instanceof Timestamp ? updatedAt.toMillis() : undefined,
    };
  });
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xml = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${SCHEMA}>${elements.join('')}</${root}>\n`;

/** The XML of one part of the sitemap; the first part also lists the product's own pages. */
function sitemapXml(origin: string, profiles: readonly ListedProfile[], isFirst: boolean): string {
  const pages = isFirst ? PAGES.map((path) => ({ path, updatedAt: undefined })) : [];
  return xml(
    'urlset',
    [...pages, ...profiles].map(({ path, updatedAt }) => {
      const modified =
        updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
      return `<url><loc>${escapeHtml(origin + path)}</loc>${modified}</url>`;
    }),
  );
}

/** The sitemap index, which lists the parts. */
function sitemapIndexXml(origin: string, of: number): string {
  return xml(
    'sitemapindex',
    Array.from(
      { length: of },
      (_, index) =>
        `<sitemap><loc>${escapeHtml(origin + sitemapPartPath({ index: index + 1, of }))}</loc></sitemap>`,
    ),
  );
}

/** The queries of the sitemap. */
export interface SitemapSource {
  readonly count: CountProfiles;
  readonly list: (range: IdRange) => Promise<ListedProfile[]>;
}

export const firestoreSitemap = (firestore: Firestore): SitemapSource => ({
  count: (range) => countPublicProfiles(firestore, range),
  list: (range) => listPublicProfiles(firestore, range),
});

/** sitemap.xml, or, with an `index` (from 1), one of the parts that it lists once the profiles are too many for a file. */
export async function sitemap(
  list: SitemapSource['list'],
  origin: string,
  parts: readonly IdRange[],
  index?: number,
): Promise<string> {
  if (index === undefined && parts.length > 1) return sitemapIndexXml(origin, parts.length);
  const range = parts[(index ?? 1) - 1] ?? ALL_IDS;
  return sitemapXml(origin, await list(range), range === parts[0]);
}
