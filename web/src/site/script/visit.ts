// A visit as the browser knows it: its source, whether it is a return, and whether it may be counted. Of a referrer
// only the host is used, and as the source only a word of a fixed list is sent.
import { daysBetween, halfHour } from '@marquee/domain/views/half-hour';
import type { ViewSource } from '@marquee/domain/views/views';
import { COUNTING_OFF, OPENED_PROFILES } from '#web/config/local-keys.ts';
import { readJson, storeText } from '#web/storage/device-storage.ts';
import { hasStored } from './stored.ts';

type ReferrerSource = Exclude<ViewSource, 'link' | 'direct'>;

/** The pattern that recognises each source in a host's name or in `utm_source`. */
const SOURCES: readonly (readonly [ReferrerSource, RegExp])[] = [
  ['whatsapp', /(^|\.)(whatsapp|wa)(\.|$)/],
  ['instagram', /(^|\.)(instagram|ig)(\.|$)/],
  ['facebook', /(^|\.)(facebook|fb)(\.|$)|^(www\.)?messenger\.com$/],
  ['youtube', /(^|\.)(youtube|youtu)(\.|$)/],
  ['linkedin', /(^|\.)(linkedin|lnkd)(\.|$)/],
  ['x', /^(twitter|x|t\.co)$|(^|\.)(twitter|x)\.com$/],
  ['telegram', /(^|\.)(telegram|t\.me|thunderdog)(\.|$)/],
  ['mail', /^(e?mail|gmail|newsletter|outlook)$|(^|\.)(mail|gm)(\.|$)|outlook\./],
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|baidu|yandex|quicksearchbox)(\.|$)/],
];

const sourceNamed = (name: string): ReferrerSource | undefined =>
  SOURCES.find(([, pattern]) => pattern.test(name))?.[0];

/** The host of a referrer; '' for none. Addresses such as `android-app://com.whatsapp/` have a host too. */
function hostOf(referrer: string): string {
  try {
    return new URL(referrer.replace(/^android-app:/, 'https:')).hostname.toLowerCase();
  } catch {
    return '';
  }
}

/** The source of a visit: by `utm_source`, else by the host of the referrer. */
export function sourceOf(
  { search, hostname }: Pick<Location, 'search' | 'hostname'>,
  referrer: string,
): ViewSource {
  const named = sourceNamed((new URLSearchParams(search).get('utm_source') ?? '').toLowerCase());
  if (named) return named;
  const host = hostOf(referrer);
  if (host === '' || host === hostname) return 'direct';
  return sourceNamed(host) ?? 'site';
}

/** How many profiles' visits this browser stores at most; they are not sent. */
const MAX_PROFILES = 200;
const MAX_DAYS = 90;

/** The half-hour of the last visit to each profile, as stored. */
function openedProfiles(): (readonly [string, number])[] {
  return Object.entries(Object(readJson(OPENED_PROFILES)) as object).flatMap(
    ([id, last]: [string, unknown]) => (typeof last === 'number' ? [[id, last] as const] : []),
  );
}

/**
 * Days since this browser last opened the profile, in an earlier half-hour; `undefined` if it did not in the last 90
 * days. Stores this visit.
 */
export function returnedAfter(profileId: string, now: number): number | undefined {
  const slot = halfHour(now);
  const opened = openedProfiles().filter(([, last]) => daysBetween(last, slot) <= MAX_DAYS);
  const others = opened.filter(([id]) => id !== profileId).slice(1 - MAX_PROFILES);
  storeText(OPENED_PROFILES, JSON.stringify(Object.fromEntries([...others, [profileId, slot]])));
  const [, last = slot] = opened.find(([id]) => id === profileId) ?? [];
  return last < slot ? daysBetween(last, slot) : undefined;
}

/** Whether Do Not Track, Global Privacy Control or the visitor's choice on /privacy forbids counting. */
export function declinesCounting(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Partial<Navigator> & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true || hasStored(COUNTING_OFF);
}

/** Stores the visitor's choice for this browser. Switching counting off deletes the stored visits and visitor key. */
export function setCounting(isOn: boolean): void {
  storeText(COUNTING_OFF, isOn ? null : '1');
  if (isOn) return;
  storeText(OPENED_PROFILES, null);
  storeText('visitor_key', null);
}
