// Social handles and web addresses: what is stored and what is ever rendered as a link.
import { LIMITS } from '../values/limits.ts';
import { withoutEnd } from '../values/without-end.ts';
import { parseUrl } from '../values/parse-url.ts';

const SITES = {
  instagram: { hosts: ['instagram.com', 'm.instagram.com', 'instagr.am'], url: 'https://www.instagram.com/' },
  facebook: {
    hosts: ['facebook.com', 'm.facebook.com', 'web.facebook.com', 'fb.com', 'fb.me'],
    url: 'https://www.facebook.com/',
  },
  imdb: { hosts: ['imdb.com', 'm.imdb.com'], url: 'https://www.imdb.com/' },
} as const;

export type SocialSite = keyof typeof SITES;

function parseHttp(text: string): URL | undefined {
  const url = parseUrl(text);
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isHttp && url.username === '' && url.password === '' ? url : undefined;
}

/** Characters of the longest address that is parsed: LIMITS.url characters, each percent-encoded. */
const LONGEST = 9 * LIMITS.url;

/** An http(s) address as it may be rendered, https:// added when no scheme is given; '' for anything else. */
export function webAddress(input: string): string {
  if (input.length > LONGEST) return '';
  const text = input.trim();
  if (text === '') return '';
  const url = parseHttp(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') || url?.hostname === 'localhost' ? url.href : '';
}

/** The pattern of an account's handle on each site; the address of any other handle would lead to no account. */
const HANDLES: Readonly<Record<SocialSite, RegExp>> = {
  instagram: /^[a-z0-9._]{1,30}$/i,
  facebook: /^([a-z0-9][\w.-]*|profile\.php\?id=\d+)$/i,
  imdb: /^nm\d+$/,
};

/** The first path segments that lead to a post, a video or a service instead of an account. */
const NOT_ACCOUNTS: Readonly<Record<SocialSite, readonly string[]>> = {
  instagram: ['p', 'reel', 'reels', 'stories', 'tv', 'explore', 'accounts', 'direct'],
  facebook: ['groups', 'events', 'photo', 'photos', 'reel', 'share', 'story.php', 'video', 'videos', 'watch'],
  imdb: [],
};

const isAccount = (site: SocialSite, handle: string): boolean =>
  HANDLES[site].test(handle) && !NOT_ACCOUNTS[site].includes(handle.toLowerCase());

/** The handle in an address of the site; `undefined` for an address that leads to no account. */
function handleInAddress(site: SocialSite, { pathname, searchParams }: URL): string | undefined {
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return undefined;
  if (site === 'imdb') return first === 'name' ? second : undefined;
  if (site === 'facebook') {
    const id = searchParams.get('id');
    if (first === 'profile.php') return id === null ? undefined : `profile.php?id=${id}`;
    // facebook.com/people/Asha-Rao/1000123: the address of an account that has no username.
    if (first === 'people') return third === undefined ? undefined : `profile.php?id=${third}`;
  }
  const handle = first.replace(/^@+/, '');
  return isAccount(site, handle) ? handle : undefined;
}

/**
 * Reduces a pasted Instagram, Facebook or IMDb address, or an @handle, to what is stored: the handle. An address that
 * leads to no account (a reel, another site) stays as it is, for the form to refuse.
 */
export function socialHandle(site: SocialSite, input: string): string {
  const text = withoutEnd(input.slice(0, LIMITS.url), (character) => /[/\s]/.test(character)).replace(
    /^[@/\s]+/,
    '',
  );
  const url = parseHttp(/^https?:/i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (!url || !(SITES[site].hosts as readonly string[]).includes(host)) return text;
  return handleInAddress(site, url) ?? text;
}

/** The address a stored handle links to; '' when the handle cannot be an account. */
export function socialUrl(site: SocialSite, handle: string): string {
  const stored = socialHandle(site, handle);
  if (!isAccount(site, stored)) return '';
  return SITES[site].url + (site === 'imdb' ? 'name/' : '') + stored;
}
