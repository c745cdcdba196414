import type { VideoPlatform } from '@marquee/domain/profile/options';
import { youtubeId } from '@marquee/domain/profile/video';

/** The platform that a video's address belongs to; undefined for another platform. */
export function platformOf(url: string): VideoPlatform | undefined {
  if (youtubeId(url) !== undefined) return 'youtube';
  return /^(https?:\/\/)?(www\.)?instagram\.com\//i.test(url.trim()) ? 'instagram' : undefined;
}
