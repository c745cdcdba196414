// `settings/{uid}`: a user's choices of theme, notifications and visibility as a viewer.
import { asRecord, asText } from '../values/record.ts';

export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

export interface Settings {
  /** Null as long as no theme has been chosen for the account. */
  readonly theme: ThemeMode | null;
  /** Whether the owner is notified of profile views. Views are counted either way. */
  readonly notify_views: boolean;
  readonly notify_links: boolean;
  /** Whether owners see this user's name when the user views their profiles; if not, they see 'Someone'. */
  readonly show_name_when_viewing: boolean;
  readonly show_email_when_viewing: boolean;
}

/** A viewer whose views are neither notified nor counted. Blocking does not hide the page, which is public. */
export interface BlockedViewer {
  readonly id: string;
  /** The viewer's name when blocked. */
  readonly name: string;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: null,
  notify_views: true,
  notify_links: true,
  show_name_when_viewing: true,
  show_email_when_viewing: false,
};

/** The settings in a stored document; a missing document or field means the defaults. Never throws. */
export function readSettings(stored: unknown): Settings {
  const fields = asRecord(stored);
  const choice = (field: Exclude<keyof Settings, 'theme'>): boolean => {
    const value = fields[field];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[field];
  };
  return {
    theme: THEME_MODES.find((mode) => mode === fields['theme']) ?? DEFAULT_SETTINGS.theme,
    notify_views: choice('notify_views'),
    notify_links: choice('notify_links'),
    show_name_when_viewing: choice('show_name_when_viewing'),
    show_email_when_viewing: choice('show_email_when_viewing'),
  };
}

/** The viewers in the map `settings/{uid}.blocked_viewers` of names by user id, sorted by name. Never throws. */
export function readBlockedViewers(stored: unknown): readonly BlockedViewer[] {
  const blocked = asRecord(asRecord(stored)['blocked_viewers']);
  return Object.entries(blocked)
    .map(([id, name]: [string, unknown]) => ({ id, name: asText(name) }))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}
