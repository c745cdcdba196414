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

/** Whether an address is that of a YouTube Short, which is shown upright, 9:16; other videos are shown as 16:9. */
export const isUprightVideo = (address: string): boolean => /\/shorts\//.test(address);

/** The address of a video's player, which sets no cookies until the video plays. */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
