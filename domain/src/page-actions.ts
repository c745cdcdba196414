// What visitors do on a page, apart from views.ts: the page's script imports nothing else.

/** What a visitor does on a page; each counts once a half-hour and browser. At most 30: they are stored as bits. */
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
