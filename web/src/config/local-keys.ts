// Local-storage keys that two parts of the web share; here so that the public page need not load what sets them.

/** Its presence tells the public page that this browser has a session. */
export const SIGNED_IN_HINT = 'signed_in';

/** The account whose documents, drafts and pictures this device holds (account/forget-account.ts). */
export const LAST_ACCOUNT = 'marquee.last-account';

/** Where MUI keeps the chosen colour scheme: `light`, `dark` or `system`. */
export const COLOR_MODE = 'mui-mode';

/** The account and its stored theme that this device has adopted, so that a later choice made here wins. */
export const ADOPTED_THEME = 'taken_theme';

export const DRAFT_PREFIX = 'marquee.draft.';

/** What an account typed into the profile editor and has not saved; the session's end removes it from the device. */
export const draftKey = (uid: string): string => DRAFT_PREFIX + uid;

export const PENDING_SAVE_PREFIX = 'marquee.pending-save.';

/** A profile that was saved without a connection and goes out later; the session's end removes it from the device. */
export const pendingSaveKey = (uid: string): string => PENDING_SAVE_PREFIX + uid;

/** The account that switched push on in this browser, and the id of its device (push/device-note.ts). */
export const PUSH_DEVICE = 'marquee.push-device';

/** That the offer of push messages was answered on this device. */
export const PUSH_OFFER = 'marquee.push-offer';

/** The subscription with the local suite's push service (push/subscription.ts). */
export const LOCAL_PUSH_SUBSCRIPTION = 'marquee.local-push-subscription';

/** That visits of this browser are not counted, as its user chose on /privacy. */
export const COUNTING_OFF = 'counting_off';

/** Its presence tells a page's first script that our fonts are in the browser's cache. */
export const FONTS_CACHED = 'fonts_kept';

/** The profiles that a visitor keeps (site/shortlist/shortlist-entries.ts). */
export const SHORTLIST = 'marquee.shortlist';
