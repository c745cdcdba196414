// Local-storage keys that several modules share, in one file so that the public page need not import the modules that
// set them.

/** Present while this browser has a session; the public page reads it. */
export const SIGNED_IN_HINT = 'signed_in';

/** The account whose documents, drafts and pictures this device holds (account/forget-account.ts). */
export const LAST_ACCOUNT = 'marquee.last-account';

/** The account whose logout was asked for and has not ended its session yet (account/asked-logout.ts). */
export const LOGOUT_ASKED = 'marquee.logout-asked';

/** When Firestore's database on this device did not answer, in milliseconds since 1970 (firebase/firestore.ts). */
export const CACHE_STUCK = 'marquee.cache-stuck';

/** Present while the cache of a former account is still to be deleted (firebase/firestore.ts). */
export const CACHE_TO_CLEAR = 'marquee.cache-to-clear';

/** MUI's key for the chosen colour scheme: `light`, `dark` or `system`. */
export const COLOR_MODE = 'mui-mode';

/**
 * The account whose stored theme this device has adopted, and that theme, so that a later choice on this device wins.
 */
export const ADOPTED_THEME = 'taken_theme';

/** The account that this device has stored a language for, and that language (app/apply-account-language.tsx). */
export const ACCOUNT_LANGUAGE = 'marquee.account-language';

export const DRAFT_PREFIX = 'marquee.draft.';

/** Unsaved edits of the profile editor, by account; a logout removes them. */
export const draftKey = (uid: string): string => DRAFT_PREFIX + uid;

export const PENDING_SAVE_PREFIX = 'marquee.pending-save.';

/** A profile that was saved offline and is sent later, by account; a logout removes it. */
export const pendingSaveKey = (uid: string): string => PENDING_SAVE_PREFIX + uid;

/** The account that switched push on in this browser, and the id of its device (push/device-note.ts). */
export const PUSH_DEVICE = 'marquee.push-device';

/** The account whose user has answered the offer of push messages on this device. */
export const PUSH_OFFER = 'marquee.push-offer';

/** The subscription to the local suite's push service (push/subscription.ts). */
export const LOCAL_PUSH_SUBSCRIPTION = 'marquee.local-push-subscription';

/** Set when the user opted out of view counting on /privacy. */
export const COUNTING_OFF = 'counting_off';

/** Records which late style sheets, fonts included, this device has cached; the inline head script reads it. */
export const FONTS_CACHED = 'fonts_kept';

/** The half-hours in which this browser last opened profiles, by the profiles' ids (site/script/visit.ts). */
export const OPENED_PROFILES = 'opened_profiles';

/** The visitor's shortlist (site/shortlist/shortlist-entries.ts). */
export const SHORTLIST = 'marquee.shortlist';
