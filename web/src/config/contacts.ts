// Who is behind a deployment: settings of the build (web/.env.example). Each may be missing; what would show it is left
// out then.
interface Contacts {
  /** The founder, an independent writer-director. */
  readonly authorUrl: string;
  /** The page that accepts donations. */
  readonly donateUrl: string;
  /** Reads reports that come without a script, and appeals against a take-down. */
  readonly moderationEmail: string;
}

const setting = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The addresses of this build; '' for those that are not set. */
export const contacts = (): Contacts => ({
  authorUrl: setting(import.meta.env['VITE_AUTHOR_URL']),
  donateUrl: setting(import.meta.env['VITE_DONATE_URL']),
  moderationEmail: setting(import.meta.env['VITE_MODERATION_EMAIL']),
});
