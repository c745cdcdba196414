import { useCallback, useEffect, useRef } from 'react';
import type { Picture } from '@marquee/domain/profile/profile';
import { fetchThumbnail } from '../api/fetch-thumbnail.ts';
import { platformOf } from './platform-of.ts';

/**
 * Gives the thumbnail of a video whose address has changed to `onThumb`: to be called when the address field is left. Until
 * it is there, the video has none: another video's would be saved with it. A response for an address that the field no
 * longer has is dropped.
 */
export function useThumbnail(url: string, onThumb: (thumb: Picture | null) => void): (left: string) => void {
  const current = useRef<string | undefined>(url);
  const asked = useRef(url);
  useEffect(() => {
    current.current = url;
    return () => {
      current.current = undefined;
    };
  }, [url]);
  return useCallback(
    (left) => {
      if (left === asked.current) return;
      asked.current = left;
      onThumb(null);
      if (platformOf(left) === undefined) return;
      void fetchThumbnail(left).then((thumb) => {
        if (current.current === left) onThumb(thumb);
      });
    },
    [onThumb],
  );
}
