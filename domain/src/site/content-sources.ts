// Hosts outside the product that its pages may load from or talk to, for both Content-Security-Policies: Hosting's for the
// app (scripts/generate/hosting-content-policy.ts) and the functions' for public pages.

/**
 * reCAPTCHA, for App Check and phone login. Scripts are named one by one: others on these hosts run injected markup.
 */
export const RECAPTCHA_SOURCES = {
  script: [
    'https://www.google.com/recaptcha/api.js',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
} as const;

/** Firebase's hosts that signed-in people's pages call: Auth and Firestore. */
export const BACKEND_SOURCES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
] as const;

/** The host that exchanges the result of a reCAPTCHA for an App Check token. */
export const APP_CHECK_SOURCE = 'https://content-firebaseappcheck.googleapis.com';

/** The host of the video player, which loads when a visitor starts a video. */
export const PLAYER_SOURCE = 'https://www.youtube-nocookie.com';
