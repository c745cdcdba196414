// The videos of a profile, without duplicates, with their details: the page plays them and skills link to them.
import { webAddress } from '@marquee/domain/profile/links';
import type { Profile } from '@marquee/domain/profile/profile';
import { isUprightVideo, youtubeId } from '@marquee/domain/profile/video';
import type { VideoDetails } from '@marquee/domain/profile/video-details';
import type { Texts } from '../texts.ts';

export interface ShownVideo extends VideoDetails {
  /** The id of the video's element on the page. */
  readonly id: string;
  readonly href: string;
  /** The YouTube id; `undefined` for a link to another site. */
  readonly videoId: string | undefined;
  /** Whether the video is filmed upright, 9:16. */
  readonly isUpright: boolean;
}

function shownVideo(id: string, url: string, { title, kind, seconds, thumb }: VideoDetails): ShownVideo {
  const href = webAddress(url);
  const videoId = youtubeId(url);
  return { id, href, videoId, isUpright: isUprightVideo(href), title, kind, seconds, thumb };
}

/** The introduction video; `undefined` if there is none that plays on the page. */
export function introVideo(profile: Profile): ShownVideo | undefined {
  const video = shownVideo('intro-video', profile.introduction_video, profile.introduction_video_details);
  return video.videoId === undefined ? undefined : video;
}

/** The work links with valid addresses, without duplicates. */
export function workVideos({ additional_videos }: Profile): ShownVideo[] {
  const videos = additional_videos
    .map((video, index) => shownVideo(`video-${String(index + 1)}`, video.url, video))
    .filter(({ href }) => href !== '');
  return videos.filter(({ href }, index) => videos.findIndex((video) => video.href === href) === index);
}

/** The profile's video with this address, which a skill names. */
export function videoAt(profile: Profile, address: string): ShownVideo | undefined {
  const href = webAddress(address);
  if (href === '') return undefined;
  return [introVideo(profile), ...workVideos(profile)].find((video) => video?.href === href);
}

/** A length as video sites show it: `2:14`, `1:02:05`; '' for 0. */
export function lengthText(seconds: number): string {
  if (seconds <= 0) return '';
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}

/** A video's kind and length, as far as known: 'Showreel · 2:14'. */
export function videoAbout({ kind, seconds }: ShownVideo, texts: Texts, site = ''): string {
  return [site, kind === '' ? '' : texts('casting')(`videoKinds.${kind}`), lengthText(seconds)]
    .filter((part) => part !== '')
    .join(' · ');
}
