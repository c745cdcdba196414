// Where the texts of a namespace are loaded from, each a chunk of its own.
import type { english } from './catalogue.ts';
import type { Language } from './languages.ts';

export type Namespace = keyof typeof english;

type Loaders = Readonly<Record<Namespace, () => Promise<object>>>;

export const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    auth: async () => (await import('./en/auth.ts')).auth,
    common: async () => (await import('./en/common.ts')).common,
    demos: async () => (await import('./en/demos.ts')).demos,
    faqs: async () => (await import('./en/faqs.ts')).faqs,
    landing: async () => (await import('./en/landing.ts')).landing,
    legal: async () => (await import('./en/legal.ts')).legal,
    moderation: async () => (await import('./en/moderation.ts')).moderation,
    myProfile: async () => (await import('./en/my-profile.ts')).myProfile,
    notificationTest: async () => (await import('./en/notification-test.ts')).notificationTest,
    notifications: async () => (await import('./en/notifications.ts')).notifications,
    profileEditor: async () => (await import('./en/profile-editor.ts')).profileEditor,
    publicProfile: async () => (await import('./en/public-profile.ts')).publicProfile,
    pwa: async () => (await import('./en/pwa.ts')).pwa,
    report: async () => (await import('./en/report.ts')).report,
    settings: async () => (await import('./en/settings.ts')).settings,
    sharing: async () => (await import('./en/sharing.ts')).sharing,
    username: async () => (await import('./en/username.ts')).username,
  },
  hi: {
    auth: async () => (await import('./hi/auth.ts')).auth,
    common: async () => (await import('./hi/common.ts')).common,
    demos: async () => (await import('./hi/demos.ts')).demos,
    faqs: async () => (await import('./hi/faqs.ts')).faqs,
    landing: async () => (await import('./hi/landing.ts')).landing,
    legal: async () => (await import('./hi/legal.ts')).legal,
    moderation: async () => (await import('./hi/moderation.ts')).moderation,
    myProfile: async () => (await import('./hi/my-profile.ts')).myProfile,
    notificationTest: async () => (await import('./hi/notification-test.ts')).notificationTest,
    notifications: async () => (await import('./hi/notifications.ts')).notifications,
    profileEditor: async () => (await import('./hi/profile-editor.ts')).profileEditor,
    publicProfile: async () => (await import('./hi/public-profile.ts')).publicProfile,
    pwa: async () => (await import('./hi/pwa.ts')).pwa,
    report: async () => (await import('./hi/report.ts')).report,
    settings: async () => (await import('./hi/settings.ts')).settings,
    sharing: async () => (await import('./hi/sharing.ts')).sharing,
    username: async () => (await import('./hi/username.ts')).username,
  },
};
