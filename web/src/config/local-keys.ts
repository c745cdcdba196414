// Local-storage keys that two parts of the web share; here so that the public page need not load what sets them.

/** Its presence tells the public page that this browser has a session (design, section 8). */
export const SIGNED_IN_HINT = 'signed_in';

/**
 * Its presence tells the app that Firebase Auth keeps an account on this device, verified or not: without it nobody has
 * to wait for the SDK to hear that there is none.
 */
export const ACCOUNT_HINT = 'marquee.account';

/** Where MUI keeps the chosen colour scheme: `light`, `dark` or `system`. */
export const COLOR_MODE = 'mui-mode';

/** The account and its stored theme that this device has taken over, so that a later choice made here stands. */
export const TAKEN_THEME = 'taken_theme';

/** What an account typed into the profile editor and has not saved; a logout removes it from the device. */
export const draftKey = (uid: string): string => `marquee.draft.${uid}`;

/** A profile that was saved without a connection and goes out later; a logout removes it from the device. */
export const pendingSaveKey = (uid: string): string => `marquee.pending-save.${uid}`;

/** Its presence tells a page's first script that our fonts are in the browser's cache. */
export const FONTS_KEPT = 'fonts_kept';
