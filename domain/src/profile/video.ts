// Which addresses are of videos that a page can embed, and how it embeds them.
import { parseUrl } from '../values/parse-url.ts';
import { withoutEnd } from '../values/without-end.ts';

const HOST = /^(?:(?:www|m|music|gaming|studio)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const ID = /^[\w-]{11}$/;

/** Pages of eleven letters that stand where an embedded video's id does. */
const NO_IDS = ['videoseries', 'live_stream'];

/** The first segment of addresses that have the id in their second: /embed/…, and studio.youtube.com/video/…/edit. */
const BEFORE_ID = ['embed', 'shorts', 'live', 'v', 'e', 'vi', 'video'];

/** Characters of the longest address that is looked into. */
const LONGEST = 2000;

const isAround = (character: string): boolean => /[\s.,;:!?'"’”»)\]}>…]/.test(character);

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first = '', second] = pathname.split('/').filter((part) => part !== '');
  if (/^(?:www\.)?youtu\.be$/.test(hostname)) return first;
  if (!HOST.test(hostname)) return undefined;
  if (first === 'watch') return second ?? searchParams.get('v');
  if (BEFORE_ID.includes(first)) return second;
  // youtube.com/attribution_link?u=/watch?v=…: as older apps share a video.
  const shared = first === 'attribution_link' ? searchParams.get('u') : null;
  return shared === null ? undefined : parseUrl(`https://youtube.com${shared}`)?.searchParams.get('v');
}

/** The YouTube video id of an address that leads to one video; `undefined` for anything else. */
export function youtubeId(address: string): string | undefined {
  if (address.length > LONGEST) return undefined;
  const text = withoutEnd(address.replace(/\p{Cf}/gu, '').trim(), isAround);
  const url = parseUrl(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const id = idIn(url);
  return typeof id === 'string' && ID.test(id) && !NO_IDS.includes(id) ? id : undefined;
}

/** Whether an address is that of a YouTube Short, which is shown upright, 9:16; other videos are shown as 16:9. */
export const isUprightVideo = (address: string): boolean => /\/shorts\//.test(address);

/** The address of a video's player, which sets no cookies until the video plays. */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
