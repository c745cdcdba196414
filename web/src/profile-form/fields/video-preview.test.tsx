// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFrame } from '#web/testing/app-frame.tsx';
import { VideoPreview } from './video-preview.tsx';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', '16/9'],
  ['https://www.youtube.com/shorts/eRsGyueVLvQ', '9/16'],
])('the preview of %s has the shape of the player on the page, %s', (url, shape) => {
  render(<VideoPreview url={url} />, { wrapper: AppFrame });
  const { parentElement } = screen.getByRole('button', { name: 'Play the preview from YouTube' });
  expect(parentElement && getComputedStyle(parentElement).aspectRatio).toBe(shape);
});
