// Hosts outside the product that its pages may load from or talk to, for both Content-Security-Policies: Hosting's for the
// app (scripts/generate/content-policy.ts) and the functions' for public pages.

/** reCAPTCHA, which App Check and phone login load. */
export const RECAPTCHA_SOURCES = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
} as const;

/** The video player that visitors start. */
export const PLAYER_SOURCE = 'https://www.youtube-nocookie.com';
