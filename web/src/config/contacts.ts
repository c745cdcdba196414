// The people and companies behind a deployment: settings of the build (web/.env.example). Pages leave out what is
// missing; a production build requires the settings that the privacy policy needs (scripts/config/project-settings.ts).
interface Contacts {
  /** The web page of the founder, an independent writer-director. */
  readonly authorUrl: string;
  /** The page that accepts donations. */
  readonly donateUrl: string;
  /** The address for reports that are sent without JavaScript, and for appeals against a take-down. */
  readonly moderationEmail: string;
  /** The data controller: name and postal address. */
  readonly operator: string;
  /** The address for questions about data, and for complaints. */
  readonly privacyEmail: string;
  readonly grievanceOfficer: string;
  /** The company whose SMTP server sends the mails. */
  readonly mailProvider: string;
  /** Whether App Check is on, and with it reCAPTCHA. */
  readonly usesRecaptcha: boolean;
}

const setting = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The contacts of this build; '' where not set. */
export const contacts = (): Contacts => ({
  authorUrl: setting(import.meta.env['VITE_AUTHOR_URL']),
  donateUrl: setting(import.meta.env['VITE_DONATE_URL']),
  moderationEmail: setting(import.meta.env['VITE_MODERATION_EMAIL']),
  operator: setting(import.meta.env['VITE_OPERATOR']),
  privacyEmail: setting(import.meta.env['VITE_PRIVACY_EMAIL']),
  grievanceOfficer: setting(import.meta.env['VITE_GRIEVANCE_OFFICER']),
  mailProvider: setting(import.meta.env['VITE_MAIL_PROVIDER']),
  usesRecaptcha: setting(import.meta.env['VITE_APP_CHECK_KEY']) !== '',
});
