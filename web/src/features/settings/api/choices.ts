// The account's choices: the settings document, live, and changes of it.
import {
  DEFAULT_NOTIFICATION_CHOICES,
  type NotificationChoices,
} from '@marquee/domain/accounts/notification-choices';
import { DEFAULT_SETTINGS, type Settings } from '@marquee/domain/accounts/settings';
import { settingsRef } from '#web/firebase/references.ts';
import { saveSettings } from '#web/firebase/save-settings.ts';
import { useLiveDocument, type Live, withDefault } from '#web/firebase/live.ts';

export interface AllChoices extends Settings, NotificationChoices {}

const DEFAULTS: AllChoices = { ...DEFAULT_SETTINGS, ...DEFAULT_NOTIFICATION_CHOICES };

/** All choices of the account, live; the defaults while nothing is stored. */
export const useAllChoices = (uid: string): Live<AllChoices> =>
  withDefault(useLiveDocument(settingsRef(uid)), DEFAULTS);

/** The zone of this device's clock. */
const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores a change, with this device's time zone: summaries and quiet hours use the time zone of the last change. */
export const saveNotificationChoices = (uid: string, change: Partial<AllChoices>): Promise<void> =>
  saveSettings(uid, { ...change, time_zone: deviceTimeZone() });
