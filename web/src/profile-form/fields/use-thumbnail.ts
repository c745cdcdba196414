import { useCallback, useEffect, useRef } from 'react';
import type { Picture } from '@marquee/domain/profile/profile';
import { fetchThumbnail } from '../api/request-thumbnail.ts';
import { platformOf } from './platform-of.ts';

/**
 * Returns a function to call when the address field is left: if the address has changed, it fetches the video's
 * thumbnail and passes it to `onThumb`. Until the fetch ends the video has no thumbnail, so that a save does not store
 * the previous video's. A response for an address that the field no longer has is dropped.
 */
export function useThumbnail(url: string, onThumb: (thumb: Picture | null) => void): (left: string) => void {
  const current = useRef<string | undefined>(url);
  const lastUrl = useRef(url);
  useEffect(() => {
    current.current = url;
    return () => {
      current.current = undefined;
    };
  }, [url]);
  return useCallback(
    (left) => {
      if (left === lastUrl.current) return;
      lastUrl.current = left;
      onThumb(null);
      if (platformOf(left) === undefined) return;
      void fetchThumbnail(left).then((thumb) => {
        if (current.current === left) onThumb(thumb);
      });
    },
    [onThumb],
  );
}
