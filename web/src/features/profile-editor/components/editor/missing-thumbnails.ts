// While a profile is edited, fetches the thumbnails of videos that were stored without one; the next save stores them.
import { useCallback, useEffect, useRef } from 'react';
import type { Picture, ProfileForm } from '@marquee/domain/profile/profile';
import { fetchThumbnail } from '#web/profile-form/api/request-thumbnail.ts';
import { platformOf } from '#web/profile-form/fields/platform-of.ts';

const urlsWithoutThumbnail = (form: ProfileForm): string[] =>
  [
    { url: form.introduction_video, thumb: form.introduction_video_details.thumb },
    ...form.additional_videos,
  ].flatMap(({ url, thumb }) => (thumb === null && platformOf(url) !== undefined ? [url] : []));

/** The form with the found thumbnails (by address) added to videos without one. */
export function withThumbnails(form: ProfileForm, found: ReadonlyMap<string, Picture>): ProfileForm {
  const thumbOf = (thumb: Picture | null, url: string): Picture | null => thumb ?? found.get(url) ?? null;
  const { introduction_video_details: details } = form;
  return {
    ...form,
    introduction_video_details: { ...details, thumb: thumbOf(details.thumb, form.introduction_video) },
    additional_videos: form.additional_videos.map((video) => ({
      ...video,
      thumb: thumbOf(video.thumb, video.url),
    })),
  };
}

/** Fetches the stored profile's missing thumbnails once; returns a function that adds them to a form. */
export function useMissingThumbnails(stored: ProfileForm): (form: ProfileForm) => ProfileForm {
  const requestedUrls = useRef(new Set<string>());
  const found = useRef(new Map<string, Picture>());
  useEffect(() => {
    for (const url of urlsWithoutThumbnail(stored)) {
      if (requestedUrls.current.has(url)) continue;
      requestedUrls.current.add(url);
      void fetchThumbnail(url).then((thumb) => {
        if (thumb) found.current.set(url, thumb);
      });
    }
  }, [stored]);
  return useCallback((form) => withThumbnails(form, found.current), []);
}
