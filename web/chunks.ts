// Which of the app's modules are put into one file. What is loaded together becomes one chunk: many small ones are
// slower and compress worse.
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = (path: string): string => join(import.meta.dirname, path);

export const STARTS = {
  app: source('src/app/main.tsx'),
  page: source('src/app/public-page-entry.tsx'),
  login: source('src/features/auth/login-page.tsx'),
} as const;

/** Screens that mostly come after one another. What at least three of them share becomes one chunk too … */
export const OWN_SCREENS = [
  'src/app/routes/my-profile.tsx',
  'src/app/routes/public-profile.tsx',
  'src/features/notifications/notifications-page.tsx',
  'src/features/profile-editor/profile-edit-page.tsx',
  'src/features/settings/settings-page.tsx',
].map(source);

/** … unless one of these needs it as well, which would have to load all of it. */
export const OTHERS = [
  'src/app/routes/landing.tsx',
  'src/app/signed-in.tsx',
  'src/components/site-footer.tsx',
  'src/features/auth/api/create-first-profile.ts',
  'src/features/auth/register-page.tsx',
  'src/features/auth/signup-page.tsx',
  'src/features/auth/verify-otp-page.tsx',
  'src/features/legal/faqs-page.tsx',
  'src/firebase/auth.ts',
  'src/firebase/firestore.ts',
].map(source);

/** Imported by the index of a library only: whoever uses one of these brings it along. */
const BY_INDEX_ONLY = /react-i18next\/dist\/es\/(?:Trans|Icu)|html-parse-stringify|prop-types/;

/** Few open these: they load all of what they share with the screens above, which stays in one chunk. */
export const SELDOM = [
  'src/features/auth/callback-page.tsx',
  'src/features/auth/forgot-password-page.tsx',
  'src/features/auth/signup-success-page.tsx',
  'src/features/landing/calendar-demo-page.tsx',
  'src/features/landing/typography-demo-page.tsx',
  'src/features/legal/privacy-page.tsx',
  'src/features/legal/terms-page.tsx',
  'src/features/moderation/moderation-page.tsx',
  'src/features/notifications/notification-test-page.tsx',
].map(source);

/** Names a module's chunk by which of the starts import it at once; `null` leaves it to the bundler. */
export function chunkNames(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const known = reached.get(entry);
    if (known) return known;
    const found = new Set<string>([entry]);
    for (const id of found) {
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    }
    reached.set(entry, found);
    return found;
  };
  return (id, context) => {
    // What starts the app stays apart: a public page that needs something of the frame must not start it.
    if (BY_INDEX_ONLY.test(id) || id === STARTS.app) return null;
    const inApp = reach(STARTS.app, context).has(id);
    const inPage = reach(STARTS.page, context).has(id);
    if (inApp) return inPage ? 'base' : 'frame';
    if (inPage || id === STARTS.login) return null;
    if (reach(STARTS.login, context).has(id)) return 'account';
    if (OTHERS.some((start) => reach(start, context).has(id))) return null;
    return OWN_SCREENS.filter((start) => reach(start, context).has(id)).length >= 3 ? 'own' : null;
  };
}
