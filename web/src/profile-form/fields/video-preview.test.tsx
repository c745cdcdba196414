// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFrame } from '#web/testing/app-frame.tsx';
import { VideoPreview } from './video-preview.tsx';

/** Style sheets in the document, which this test reads. */
const styles = createCache({ key: 'read' });

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', '16/9'],
  ['https://www.youtube.com/shorts/eRsGyueVLvQ', '9/16'],
])('the preview of %s has the shape of the player on the page, %s', (url, shape) => {
  render(
    <CacheProvider value={styles}>
      <VideoPreview url={url} />
    </CacheProvider>,
    { wrapper: AppFrame },
  );
  const { parentElement } = screen.getByRole('button', { name: 'Play the preview from YouTube' });
  expect(parentElement && getComputedStyle(parentElement).aspectRatio).toBe(shape);
});
