// Contact addresses of a deployment: settings of the build (web/.env.example). Each is optional; pages leave a missing
// one out.
interface Contacts {
  /** The founder, an independent writer-director. */
  readonly authorUrl: string;
  /** The page that accepts donations. */
  readonly donateUrl: string;
  /** Receives reports that are sent without JavaScript, and appeals against a take-down. */
  readonly moderationEmail: string;
}

const setting = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The addresses of this build; '' where not set. */
export const contacts = (): Contacts => ({
  authorUrl: setting(import.meta.env['VITE_AUTHOR_URL']),
  donateUrl: setting(import.meta.env['VITE_DONATE_URL']),
  moderationEmail: setting(import.meta.env['VITE_MODERATION_EMAIL']),
});
