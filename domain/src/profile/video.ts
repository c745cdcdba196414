// Which addresses are of videos that a page can embed, and how it embeds them.
import { parseUrl } from '../values/parse-url.ts';

const HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const ID = /^[\w-]{11}$/;

/** The YouTube video id of a watch, short, embed, shorts or live address; `undefined` for anything else. */
export function youtubeId(address: string): string | undefined {
  const text = address.trim();
  const url = parseUrl(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const [first, second] = url.pathname.split('/').slice(1);
  let id: string | null | undefined;
  if (host === 'youtu.be') id = first;
  else if (!HOSTS.has(host)) return undefined;
  else if (first === 'watch') id = url.searchParams.get('v');
  else if (first === 'embed' || first === 'shorts' || first === 'live') id = second;
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}

/** Whether a video is filmed upright, 9:16; any other is shown as 16:9. */
export const isUprightVideo = (address: string): boolean => /\/shorts\//.test(address);

/** The embed address of a video; it sets no cookies until the video plays. */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
