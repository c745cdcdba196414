import { languageOf, type Language } from '../i18n/languages.ts';
import { isRecord } from '@marquee/domain/values/record';

export type WorkerMessage =
  /** The user activates the new version; sent by workbox-window. */
  | { readonly type: 'SKIP_WAITING' }
  /** Sent at each start of the app. */
  | {
      readonly type: 'CACHE_FILES';
      /** URLs of the files that the page has loaded, also before the worker controlled it. */
      readonly used: readonly string[];
      /** Whether to cache the files of the offline screens too. */
      readonly prefetch: boolean;
    }
  /** The app's language, for the worker's offline page. Sent at each start of the app and with each change. */
  | { readonly type: 'SET_LANGUAGE'; readonly language: Language }
  /** The session has ended: deletes cached profile pages, pictures and shared photos, and closes notifications. */
  | { readonly type: 'CLEAR_PRIVATE_CACHES' };

/** `value` as a message to the worker; `undefined` if it is none. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  if (!isRecord(value)) return undefined;
  if (value['type'] === 'SKIP_WAITING' || value['type'] === 'CLEAR_PRIVATE_CACHES')
    return { type: value['type'] };
  if (value['type'] === 'SET_LANGUAGE') {
    const language = typeof value['language'] === 'string' ? languageOf(value['language']) : undefined;
    return language && { type: 'SET_LANGUAGE', language };
  }
  if (value['type'] !== 'CACHE_FILES') return undefined;
  const used = Array.isArray(value['used'])
    ? value['used'].filter((url): url is string => typeof url === 'string')
    : [];
  return { type: 'CACHE_FILES', used, prefetch: value['prefetch'] === true };
}
