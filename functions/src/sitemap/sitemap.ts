// sitemap.xml, for search engines. robots.txt is a file (web/public): the Functions Framework itself answers that name
// with 404.
import { FieldPath, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { readTakenDown } from '@marquee/domain/accounts/moderation';
import { addressesOf, ALL_ROUTES, profilePath } from '@marquee/domain/site/routes';
import { escapeHtml } from '../mail/escape-html.ts';

export interface ListedProfile {
  readonly path: string;
  /** Milliseconds since 1970; `undefined` when unknown. */
  readonly updatedAt: number | undefined;
}

/** Pages of the product itself. */
const PAGES = ALL_ROUTES.filter(({ isListed }) => isListed).flatMap(addressesOf);

/** Addresses a sitemap file may hold (sitemaps.org). */
const SITEMAP_LIMIT = 50_000;

/** The public profiles in one query, only the fields a sitemap needs. */
export async function listPublicProfiles(
  firestore: Firestore,
  most = SITEMAP_LIMIT - PAGES.length,
): Promise<ListedProfile[]> {
  const { docs } = await firestore
    .collection('profiles')
    .where('is_profile_public', '==', true)
    .orderBy(FieldPath.documentId())
    .select('username', 'updated_at', 'taken_down')
    .limit(most)
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

/** The sitemap of the product's own pages and the profiles. */
export function sitemapXml(origin: string, profiles: readonly ListedProfile[]): string {
  const pages = PAGES.map((path) => ({ path, updatedAt: undefined }));
  const addresses = [...pages, ...profiles].map(({ path, updatedAt }) => {
    const modified = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(origin + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
}
