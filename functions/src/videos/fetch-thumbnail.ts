// Fetches the thumbnail that a video's platform shows: only from the platforms' own hosts, within limits of time and
// size. The addresses are built from the video's id, never taken from a caller.
import { youtubeId } from '@marquee/domain/profile/video';

/** Milliseconds for one request. */
export const TIMEOUT = 5_000;

/** The most bytes of a thumbnail; YouTube's largest has 0.3 MB. */
export const MAX_BYTES = 3 * 1024 * 1024;

export interface VideoSource {
  /** A name for the video, unique on its platform. */
  readonly name: string;
  /** Addresses to try, the best picture first. */
  readonly addresses: readonly string[];
  /** Hosts that an address may redirect to, once. */
  readonly redirects: RegExp | undefined;
}

/** The id of the Instagram post or reel in an address. */
function instagramCode(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^(www\.|m\.)?instagram\.com$/.test(url.hostname)) return undefined;
  return /^\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]{5,20})(?:\/|$)/.exec(url.pathname)?.[1];
}

/** Where the thumbnail of a YouTube or Instagram video is; undefined for any other address. */
export function videoSource(address: string): VideoSource | undefined {
  const youtube = youtubeId(address);
  if (youtube !== undefined) {
    const at = (file: string): string => `https://i.ytimg.com/vi/${youtube}/${file}.jpg`;
    // YouTube lacks the first file for videos of low resolution; the second always exists, without black bars.
    return {
      name: `youtube-${youtube}`,
      addresses: [at('maxresdefault'), at('mqdefault')],
      redirects: undefined,
    };
  }
  const instagram = instagramCode(address);
  if (instagram === undefined) return undefined;
  return {
    name: `instagram-${instagram}`,
    addresses: [`https://www.instagram.com/p/${instagram}/media/?size=l`],
    redirects: /^[\w.-]+\.(?:cdninstagram\.com|fbcdn\.net)$/,
  };
}

/** The part of `fetch` that is used. */
export type Fetch = (
  address: string,
  init: { readonly redirect: 'manual'; readonly signal: AbortSignal },
) => Promise<Response>;

async function bytesOf(response: Response): Promise<Uint8Array | undefined> {
  if (!/^image\/(?:jpeg|png|webp)\b/.test(response.headers.get('content-type') ?? '')) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function get(
  address: string,
  redirects: VideoSource['redirects'],
  fetcher: Fetch,
): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetcher(address, { redirect: 'manual', signal });
  if (response.ok) return bytesOf(response);
  await response.body?.cancel();
  const target = URL.parse(response.headers.get('location') ?? '');
  const isAllowed =
    response.status >= 300 &&
    response.status < 400 &&
    target?.protocol === 'https:' &&
    target.port === '' &&
    target.username === '' &&
    redirects?.test(target.hostname) === true;
  return isAllowed ? get(target.href, undefined, fetcher) : undefined;
}

/** The bytes of a video's thumbnail as the platform sends it; undefined where none can be fetched. */
export async function fetchThumbnail(
  { addresses, redirects }: VideoSource,
  fetcher: Fetch = fetch,
): Promise<Uint8Array | undefined> {
  for (const address of addresses) {
    try {
      const bytes = await get(address, redirects, fetcher);
      if (bytes && bytes.byteLength > 0) return bytes;
    } catch {
      // No network, or the platform cannot be reached.
    }
  }
  return undefined;
}
