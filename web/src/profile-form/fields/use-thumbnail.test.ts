// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { useThumbnail } from './use-thumbnail.ts';

const fetchThumbnail = vi.hoisted(() => vi.fn<(url: string) => Promise<object | null>>());
vi.mock('../api/request-thumbnail.ts', () => ({ fetchThumbnail }));

const FORMER = 'https://youtu.be/dQw4w9WgXcQ';
const THUMB = {
  url: 'https://x/new.jpg',
  thumb_url: 'https://x/new.jpg',
  width: 9,
  height: 9,
  ...NO_CAPTION,
};

test('a new address loses the former video’s thumbnail at once, and then gets its own', async () => {
  const onThumb = vi.fn();
  fetchThumbnail.mockResolvedValue(THUMB);
  const next = 'https://youtu.be/aqz-KE-bpKQ';
  const { result, rerender } = renderHook(({ url }) => useThumbnail(url, onThumb), {
    initialProps: { url: FORMER },
  });
  result.current(FORMER);
  expect(onThumb).not.toHaveBeenCalled();
  rerender({ url: next });
  result.current(next);
  expect(onThumb).toHaveBeenCalledExactlyOnceWith(null);
  await waitFor(() => expect(onThumb).toHaveBeenLastCalledWith(THUMB));
});

test.each(['https://vimeo.com/76979871', ''])(
  'the address %j has no thumbnail, and none is requested',
  (url) => {
    const onThumb = vi.fn();
    fetchThumbnail.mockReset();
    const { result } = renderHook(() => useThumbnail(FORMER, onThumb));
    result.current(url);
    expect(onThumb).toHaveBeenCalledExactlyOnceWith(null);
    expect(fetchThumbnail).not.toHaveBeenCalled();
  },
);
