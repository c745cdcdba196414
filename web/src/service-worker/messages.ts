// What pages tell the worker.
import { languageOf, type Language } from '../i18n/languages.ts';
import { isRecord } from '@marquee/domain/record';

export type WorkerMessage =
  /** The user wants the new version now: workbox-window's own message. */
  | { readonly type: 'SKIP_WAITING' }
  /** Sent at each start of the app. */
  | {
      readonly type: 'KEEP';
      /** What this page loaded before the worker could see it. */
      readonly used: readonly string[];
      /** Whether everything promised offline is to be fetched as well. */
      readonly promised: boolean;
    }
  /** The language the app speaks here, for the worker's own page. Sent at each start of the app and with each change. */
  | { readonly type: 'SPEAK'; readonly language: Language }
  /** The session has ended: whoever uses the device next must not see whom the last user looked at. */
  | { readonly type: 'FORGET' };

/** The message, if it is one of ours. */
export function readMessage(value: unknown): WorkerMessage | undefined {
  if (!isRecord(value)) return undefined;
  if (value['type'] === 'SKIP_WAITING' || value['type'] === 'FORGET') return { type: value['type'] };
  if (value['type'] === 'SPEAK') {
    const language = typeof value['language'] === 'string' ? languageOf(value['language']) : undefined;
    return language && { type: 'SPEAK', language };
  }
  if (value['type'] !== 'KEEP') return undefined;
  const used = Array.isArray(value['used'])
    ? value['used'].filter((url): url is string => typeof url === 'string')
    : [];
  return { type: 'KEEP', used, promised: value['promised'] === true };
}
