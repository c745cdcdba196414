// What the account is notified of and where: part of the settings document, which other choices share.
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { DEFAULT_NOTIFICATION_CHOICES, type NotificationChoices } from '@marquee/domain/notification-choices';
import { DEFAULT_SETTINGS, type Settings } from '@marquee/domain/settings';
import { settingsDoc, settingsRef } from '../../../firebase/references.ts';
import { useLiveDocument, type Live } from '../../../firebase/live.ts';
import { currentLanguage } from '../../../i18n/app-texts.ts';

export interface AllChoices extends Settings, NotificationChoices {}

const DEFAULTS: AllChoices = { ...DEFAULT_SETTINGS, ...DEFAULT_NOTIFICATION_CHOICES };

/** All choices of the account, live; the defaults while nothing is stored. */
export function useAllChoices(uid: string): Live<AllChoices> {
  const stored = useLiveDocument(settingsRef(uid));
  return stored.status === 'ready' ? { status: 'ready', data: stored.data ?? DEFAULTS } : stored;
}

/** The zone of this device's clock. */
const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores a change. Mails and quiet hours go by the clock and language of the device that chose last. */
export function saveNotificationChoices(
  uid: string,
  { theme, notify_views, show_name_when_viewing, show_email_when_viewing }: Settings,
  change: Partial<AllChoices>,
): Promise<void> {
  const stored = { theme, notify_views, show_name_when_viewing, show_email_when_viewing };
  const here = { time_zone: deviceTimeZone(), language: currentLanguage() };
  return setDoc(
    settingsDoc(uid),
    { ...stored, ...here, ...change, updated_at: serverTimestamp() },
    { merge: true },
  );
}
