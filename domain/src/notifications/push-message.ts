// The payload of a web push, as functions encrypt it and the service worker shows it.
import { asRecord, asText } from '../values/record.ts';

export interface PushMessage {
  readonly title: string;
  /** '' for none. */
  readonly body: string;
  /** The path that a tap opens. */
  readonly path: string;
  /** How many notifications are unread, for the app's badge. */
  readonly unread: number;
}

/** Where the local suite's push service listens (scripts/push-service). */
export const LOCAL_PUSH_PORT = 5010;

/** Whether a value is a path of this site: a push must not lead to another site. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && /^\/(?![/\\])/.test(value);

/** Reads a decrypted text as a push message; `undefined` if it is none. */
export function readPushMessage(text: string): PushMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { title, body, path, unread } = asRecord(json);
  if (typeof title !== 'string' || title === '' || !isPath(path)) return undefined;
  return {
    title,
    body: asText(body),
    path,
    unread: typeof unread === 'number' && Number.isInteger(unread) && unread >= 0 ? unread : 0,
  };
}
