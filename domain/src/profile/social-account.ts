// Accounts on Instagram, Facebook and IMDb: one reader for each site, which knows the addresses that lead to an account.
import { decodeUri } from '../values/decode-uri.ts';
import { LIMITS } from '../values/limits.ts';
import { parseUrl } from '../values/parse-url.ts';
import { withoutEnd } from '../values/without-end.ts';

/** Why a text is no account: an address of another site, a page that is no account, or no name of the site's. */
export type AccountProblem = 'site' | 'page' | 'name';

type Read = { readonly handle: string } | { readonly problem: AccountProblem };

interface Site {
  /** The site's hosts, without `www.`. */
  readonly host: RegExp;
  readonly url: string;
  /** The handle in the segments of an address that leads to an account. */
  readonly inAddress: (parts: readonly string[], query: URLSearchParams, host: string) => string | undefined;
  readonly handle: RegExp;
  /** Names that no account has, because the site's own pages have them. */
  readonly own: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The pages of an account that say nothing else than the account itself. */
const INSTAGRAM_TABS = words('channel feed followers following guides live reels tagged');
const FACEBOOK_TABS = words(
  'about community followers following friends mentions music photos photos_albums photos_by photos_of posts reels reviews services sports videos',
);

const digitsIn = (text = ''): string | undefined => /^\d{5,20}$/.exec(text)?.[0];

const facebookId = (id: string | undefined): string | undefined => id && `profile.php?id=${id}`;

function instagramHandle(parts: readonly string[], query: URLSearchParams, host: string): string | undefined {
  const [first = '', second, ...more] = parts;
  // The app's own addresses: instagram://user?username=asha, instagram.com/_u/asha, ig.me/m/asha.
  if (host === 'user') return query.get('username') ?? undefined;
  if (first === '_u' || (host === 'ig.me' && first === 'm')) return more.length === 0 ? second : undefined;
  if (second === undefined) return first;
  return more.length === 0 && INSTAGRAM_TABS.has(second) ? first : undefined;
}

function facebookHandle(parts: readonly string[], query: URLSearchParams): string | undefined {
  const [first = '', second, third, ...more] = parts;
  if (first === 'profile.php')
    return second === undefined ? facebookId(digitsIn(query.get('id') ?? '')) : undefined;
  // facebook.com/people/Asha-Rao/1000123 and facebook.com/p/Asha-Rao-1000123: accounts without a username.
  if (first === 'people') return facebookId(digitsIn(third));
  if (first === 'p') return facebookId(digitsIn(/-(\d+)$/.exec(second ?? '')?.[1]));
  // facebook.com/pages/Asha-Rao/1000123 and facebook.com/pages/category/Actor/Asha-Rao-1000123.
  if (first === 'pages') return facebookId(digitsIn(third) ?? digitsIn(/-(\d+)$/.exec(more[0] ?? '')?.[1]));
  if (first === 'pg') return second;
  if (second !== undefined && !(third === undefined && FACEBOOK_TABS.has(second))) return undefined;
  return facebookId(digitsIn(first)) ?? first;
}

/** `imdb.com/name/nm1`, its pages (`/bio`), and both with a language before (`imdb.com/hi/name/nm1`). */
function imdbHandle(parts: readonly string[]): string | undefined {
  const [name, handle] = /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(parts[0] ?? '') ? parts.slice(1) : parts;
  return name === 'name' ? handle?.toLowerCase() : undefined;
}

const SITES = {
  instagram: {
    host: /^(?:(?:m|touch)\.)?instagram\.com$|^instagr\.am$|^ig\.me$|^user$/,
    url: 'https://www.instagram.com/',
    inAddress: instagramHandle,
    handle: /^(?!.*\.\.|www\.|instagram\.com$)[a-z0-9_][a-z0-9._]{0,29}$/i,
    own: words(
      'about accounts api ar archive ads blog business challenge create creators data developer developers direct download emails explore graphql guide guides help hashtag igtv instagram invites jobs legal lite live locations login nametag oauth p press privacy qr reel reels safety session settings share shop signup static stories support tags terms topics tv web your_activity',
    ),
  },
  facebook: {
    host: /^(?:(?:m|mbasic|mobile|touch|web|free|p|[a-z]{2}(?:-[a-z]{2})?)\.)?(?:facebook|fb)\.com$|^fb\.me$|^m\.me$/,
    url: 'https://www.facebook.com/',
    inAddress: facebookHandle,
    handle: /^(?:(?!.*\.php$)[a-z0-9][\w.-]*|profile\.php\?id=\d{1,20})$/i,
    own: words(
      'about ads ajax ajaxs business careers checkpoint developers dialog directory donate events facebook feed friends fundraisers gaming games groups hashtag help home jobs latest legal live login marketplace me media memories messages notes notifications pages people permalink photo photos places plugins policies policy privacy public recover reel reels reg saved search settings share sharer signup stories story terms tr video videos watch',
    ),
  },
  imdb: {
    host: /^(?:(?:m|pro)\.)?imdb\.com$/,
    url: 'https://www.imdb.com/name/',
    inAddress: imdbHandle,
    handle: /^nm\d{5,12}$/,
    own: new Set(),
  },
} as const satisfies Readonly<Record<string, Site>>;

export type SocialSite = keyof typeof SITES;

const isAccount = (site: SocialSite, handle: string): boolean =>
  SITES[site].handle.test(handle) && !SITES[site].own.has(handle.toLowerCase());

/** What ends a sentence, and what messengers put around an address. */
const isAround = (character: string): boolean => /[\s/.,;:!?'"’”»)\]}>…]/.test(character);

/** The text without invisible characters and without what is before and after a handle. */
const plainText = (input: string): string =>
  withoutEnd(
    input
      .slice(0, LIMITS.url)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
    isAround,
  )
    .replace(/^[\s'"‘“«(<[{@/]+/, '')
    // 'Instagram: @asha' and 'IG - asha'.
    .replace(/^(?:instagram|insta|ig|facebook|fb|imdb)(?: ?[:-] ?| +)@?(?!\/)/i, '');

/** The address in a text, with `https://` where no scheme is given. */
function addressIn(text: string): URL | undefined {
  const url = parseUrl(/^(?:https?|instagram):\/\//i.test(text) ? text : `https://${text}`);
  return url && url.username + url.password === '' ? url : undefined;
}

/** Reads a pasted address, an @handle or a stored handle. */
export function readAccount(site: SocialSite, input: string): Read {
  const text = plainText(input);
  const name = site === 'imdb' ? text.toLowerCase() : text;
  if (isAccount(site, name)) return { handle: name };
  const url = addressIn(text);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  const { host: hosts, inAddress } = SITES[site];
  if (url && hosts.test(host)) {
    const parts = url.pathname
      .split('/')
      .map((part) =>
        withoutEnd(
          decodeUri(part)
            .replace(/\p{Cf}/gu, '')
            .trim(),
          isAround,
        ).replace(/^@+/, ''),
      )
      .filter((part) => part !== '');
    const handle = inAddress(parts, url.searchParams, host) ?? '';
    return isAccount(site, handle) ? { handle } : { problem: 'page' };
  }
  if (/^[a-z]+:|\/|^www\./i.test(text)) return { problem: 'site' };
  return { problem: SITES[site].own.has(text.toLowerCase()) ? 'page' : 'name' };
}

/**
 * The handle that is stored of what was pasted or typed. A text that is no account stays as it is, but for spaces and
 * slashes around it, for the form to refuse.
 */
export function socialHandle(site: SocialSite, input: string): string {
  const read = readAccount(site, input);
  if ('handle' in read) return read.handle;
  return withoutEnd(input.slice(0, LIMITS.url), (character) => /[/\s]/.test(character)).replace(
    /^[@/\s]+/,
    '',
  );
}

/** The address that a stored handle leads to; '' when the handle cannot be an account. */
export function socialUrl(site: SocialSite, handle: string): string {
  const read = readAccount(site, handle);
  return 'handle' in read ? SITES[site].url + read.handle : '';
}

/** The address of an account as people read it, such as `instagram.com/asha`; '' for none. */
export const shownAccount = (site: SocialSite, handle: string): string =>
  socialUrl(site, handle).replace('https://www.', '');
