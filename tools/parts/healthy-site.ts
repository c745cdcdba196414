// The answers of a live site without faults, for tests.
import { firebaseConfig } from '../../scripts/config/project.ts';
import type { CheckTarget } from '../doctor/check.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The headers that firebase.json's rules with a `regex` set for a path, by lower-case name. */
export const headersOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    firebaseConfig.hosting.headers
      .filter(({ regex }) => regex !== undefined && new RegExp(regex).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

const SITEMAP =
  '<urlset><url><loc>https://marquee.in/</loc></url><url><loc>https://marquee.in/asha</loc></url></urlset>';

/** The answers of the site marquee.in of the project marquee-live, by address. */
export function healthySite(): Map<string, SiteAnswer> {
  const document = (status: number, cache: string): SiteAnswer => ({
    status,
    headers: { ...headersOf('/'), 'cache-control': cache },
  });
  const lead = (location: string): SiteAnswer => ({ status: 301, headers: { location } });
  return new Map<string, SiteAnswer>([
    ['https://marquee.in/', document(200, 'no-cache')],
    ['https://marquee.in/login', document(200, 'no-cache')],
    ['https://marquee.in/sw.js', document(200, 'no-cache')],
    ['https://marquee.in/assets/none.js', document(404, 'public, max-age=31536000, immutable')],
    ['https://marquee.in/nobody-has-this-name', document(404, 'no-store')],
    ['https://marquee.in/sitemap.xml', { ...document(200, 'public'), body: SITEMAP }],
    ['https://marquee.in/asha', document(200, 'public, max-age=0, s-maxage=60')],
    ['https://marquee.in/asha/', lead('/asha')],
    ['https://marquee.in/__/auth/iframe', { status: 200, headers: {} }],
    ...['web.app', 'firebaseapp.com'].map((domain): [string, SiteAnswer] => [
      `https://marquee-live.${domain}/nobody-has-this-name`,
      lead('https://marquee.in/nobody-has-this-name'),
    ]),
  ]);
}

/** A `fetch` that answers with the answers of `site`, and fails for every other address. */
export const fetchFrom =
  (site: ReadonlyMap<string, SiteAnswer>): CheckTarget['fetch'] =>
  (url) => {
    const answer = site.get(url);
    return answer
      ? Promise.resolve(new Response(answer.body ?? '', answer))
      : Promise.reject(new TypeError(`no answer from ${url}`));
  };
