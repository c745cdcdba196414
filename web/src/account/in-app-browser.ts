// Google refuses logins in the browsers that apps have inside: https://support.google.com/accounts/answer/12917337.

/** Apps that name themselves in the user agent of their browser. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|FB4A|MessengerForiOS|Instagram|Barcelona|WhatsApp|LinkedInApp|Snapchat|TikTok|BytedanceWebview|Twitter for iPhone|TwitterAndroid|Telegram|Pinterest|MicroMessenger|KAKAOTALK|ShareChat|Discord)\b|\b(?:musical_ly|trill)_|\bLine\//;

const ANDROID = /; wv\)/;

/** iOS's web view: a browser's own user agent ends with Safari. */
const IOS = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit(?!.*\bSafari\/)/;

/** Whether the user agent is that of a browser inside an app. */
export const isInAppUserAgent = (userAgent: string): boolean =>
  ANDROID.test(userAgent) || APPS.test(userAgent) || IOS.test(userAgent);

/** Whether the page is open in the browser of another app; an app on the home screen of iOS has the user agent of one. */
export const isInAppBrowser = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone !== true &&
  !globalThis.matchMedia('(display-mode: standalone)').matches &&
  isInAppUserAgent(navigator.userAgent);
