// The actions of visitors on a page. Apart from views.ts, because the page's script imports nothing else of it.

/**
 * A visitor's actions on a page; each counts once a half-hour and browser. Stored by position, also as bits: at most 30, and
 * new ones at the end.
 */
export const PAGE_ACTIONS = [
  'seconds10',
  'seconds30',
  'seconds60',
  'video',
  'videoHalf',
  'videoWhole',
  'cv',
  'photos',
  'contact',
  'share',
] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];
