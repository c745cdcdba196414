// The actions of visitors on a page, in a file of their own: the page's script imports this and not views.ts.

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
