// Web addresses: what is stored and what is ever rendered as a link.
import { LIMITS } from '../values/limits.ts';
import { parseUrl } from '../values/parse-url.ts';

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
