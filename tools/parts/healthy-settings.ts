// Settings of a project that lack nothing, for tests.
import type { Settings } from '../../scripts/config/project-settings.ts';

export const HEALTHY_PROJECT = 'marquee-live';

export const HEALTHY_WEB: Settings = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA',
  VITE_FIREBASE_AUTH_DOMAIN: 'marquee.in',
  VITE_FIREBASE_PROJECT_ID: HEALTHY_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${HEALTHY_PROJECT}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_SITE_ORIGIN: 'https://marquee.in',
  VITE_APP_CHECK_KEY: '6Lkey',
  VITE_USE_EMULATORS: 'false',
  VITE_AUTHOR_URL: 'https://founder.in',
  VITE_DONATE_URL: 'https://founder.in/donate',
  VITE_MODERATION_EMAIL: 'moderation@marquee.in',
  VITE_OPERATOR: 'Marquee, 1 Sample Road, Mumbai 400001, India',
  VITE_PRIVACY_EMAIL: 'privacy@marquee.in',
  VITE_GRIEVANCE_OFFICER: 'Asha Sample',
  VITE_MAIL_PROVIDER: 'Example Mail Ltd.',
};

export const HEALTHY_FUNCTIONS: Settings = {
  SITE_ORIGIN: 'https://marquee.in',
  ENFORCE_APP_CHECK: 'false',
  SMTP_URL: 'smtps://marquee@smtp.marquee.in:465',
  MAIL_FROM: 'Marquee <hello@marquee.in>',
  MAIL_PER_MINUTE: '100',
  MAIL_PER_DAY: '2000',
  MODERATION_EMAIL: 'moderation@marquee.in',
};
