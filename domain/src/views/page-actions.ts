// The actions of visitors on a page, in a file of their own: the page's script imports this and not views.ts.

/**
 * A visitor's actions on a page; each is counted once per half-hour and browser. They are stored by their position
 * here, also as bits of a number: there can be at most 30, and new ones are added at the end.
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
