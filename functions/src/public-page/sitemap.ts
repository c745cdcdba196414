// sitemap.xml: what search engines may find. robots.txt is a file (web/public): the Functions Framework answers that name
// with 404 itself.
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { readTakenDown } from '@marquee/domain/moderation';
import { profilePath } from '@marquee/domain/routes';

export interface ListedProfile {
  readonly path: string;
  /** Milliseconds since 1970; `undefined` when unknown. */
  readonly updatedAt: number | undefined;
}

/** A sitemap file holds at most this many addresses (sitemaps.org). */
const LIMIT = 50_000;

/** App screens that search engines may list. */
const SCREENS = ['/', '/signup', '/faqs', '/terms', '/privacy'];

const isTimestamp = (value: unknown): value is Timestamp =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** Public profiles, only the fields a sitemap needs. */
export async function listPublicProfiles(firestore: Firestore): Promise<ListedProfile[]> {
  const { docs } = await firestore
    .collection('profiles')
    .where('is_profile_public', '==', true)
    .select('username', 'updated_at', 'taken_down')
    .limit(LIMIT - SCREENS.length)
    .get();
  const shown = docs.filter((document) => readTakenDown(document.get('taken_down')) === undefined);
  return shown.map((document) => {
    const username: unknown = document.get('username');
    const updatedAt: unknown = document.get('updated_at');
    return {
      path: profilePath({ id: document.id, username: typeof username === 'string' ? username : '' }),
      updatedAt: isTimestamp(updatedAt) ? updatedAt.toMillis() : undefined,
    };
  });
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

export function sitemapXml(origin: string, profiles: readonly ListedProfile[]): string {
  const entries = [...SCREENS.map((path) => ({ path, updatedAt: undefined })), ...profiles].map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${
        updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
      }</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
