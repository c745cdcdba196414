// The marks that a page's first script (start-script.ts), its style and the app know each other's findings by.

/** On <html>: what was painted is not for this visitor (another language, or an entrance for who is in already). */
export const NOT_FOR_VISITOR = 'data-not-for-visitor';
/** On <html>: this device keeps an account. */
export const HAS_ACCOUNT = 'data-has-account';
/** On #root: the path whose screen is painted in it. */
export const PAINTED = 'data-painted';

declare global {
  /**
   * The button that was pressed last before the app was there, once the app is: it then stops waiting for others. Links
   * work by themselves.
   */
  var takeEarlyPress: (() => HTMLElement | undefined) | undefined;
}
