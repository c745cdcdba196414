// Social handles and web addresses: what is stored and what is ever rendered as a link (design, section 11).

const SITES = {
  instagram: { hosts: ['instagram.com', 'instagr.am'], url: 'https://www.instagram.com/' },
  facebook: {
    hosts: ['facebook.com', 'm.facebook.com', 'fb.com', 'fb.me'],
    url: 'https://www.facebook.com/',
  },
  imdb: { hosts: ['imdb.com', 'm.imdb.com'], url: 'https://www.imdb.com/' },
} as const;

export type SocialSite = keyof typeof SITES;

function parseHttp(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      url.password === ''
      ? url
      : undefined;
  } catch {
    return undefined;
  }
}

/** An http(s) address as it may be rendered, https:// added when no scheme is given; '' for anything else. */
export function webAddress(input: string): string {
  const text = input.trim();
  if (text === '') return '';
  const url = parseHttp(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') || url?.hostname === 'localhost' ? url.href : '';
}

/** One step of `socialHandle`; what comes out may still be an address, or have signs around it. */
function reduced(site: SocialSite, text: string): string {
  const url = parseHttp(/^https?:/i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (url && (SITES[site].hosts as readonly string[]).includes(host)) {
    const profileId =
      site === 'facebook' && url.pathname === '/profile.php' ? url.searchParams.get('id') : null;
    if (profileId !== null) return `profile.php?id=${profileId}`;
    const parts = url.pathname.split('/').filter((part) => part !== '');
    return (site === 'imdb' && parts[0] === 'name' ? parts[1] : parts[0]) ?? '';
  }
  return text.replace(/^[@/\s]+|[/\s]+$/g, '');
}

/** Reduces a pasted Instagram, Facebook or IMDb address, or an @handle, to what is stored: the handle. */
export function socialHandle(site: SocialSite, input: string): string {
  const handle = reduced(site, input);
  // Each step shortens it, so that what is stored is read again as it is.
  return handle.length < input.length ? socialHandle(site, handle) : handle;
}

const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/%3F/g, '?').replace(/%3D/g, '=').replace(/%40/g, '@');

/** The address a stored handle links to; '' when the handle could not be one. */
export function socialUrl(site: SocialSite, handle: string): string {
  const stored = socialHandle(site, handle);
  if (stored === '' || /[\s<>"'\\:]/.test(stored)) return '';
  const path = site === 'imdb' && /^nm\d+$/.test(stored) ? `name/${stored}` : stored;
  return SITES[site].url + path.split('/').map(encodePart).join('/');
}
