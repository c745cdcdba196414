// The log of sent links: read live, and written one entry at a time, as the rules require.
import { deleteField, runTransaction, serverTimestamp, type FieldValue } from 'firebase/firestore';
import { nextReminder } from '@marquee/domain/views/reminders';
import { EMPTY_LOG, type Send, type SendLog } from '@marquee/domain/views/sends';
import { firestore } from '#web/firebase/firestore.ts';
import { useLiveDocument, type Live, withDefault } from '#web/firebase/live.ts';
import { sendsDoc, sendsRef } from '#web/firebase/references.ts';

/** Project and role that a link is sent for; '' when not given. */
export type SentFor = Pick<Send, 'project' | 'role'>;

/** Control characters, which firestore.rules refuses in a text of one line. */
const CONTROL = /\p{Cc}/gu;

/** A typed line as it is stored: with spaces for control characters, trimmed. */
export const storedLine = (typed: string): string => typed.replace(CONTROL, ' ').trim();

/** The account's log, live. */
export const useSendLog = (uid: string): Live<SendLog> =>
  withDefault(useLiveDocument(sendsRef(uid)), EMPTY_LOG);

/** The fields of a write that adds or replaces the entry of a link, or removes it if `send` is a deletion. */
export const sendChange = (code: string, send: Send | FieldValue) => ({
  sends: { [code]: send },
  changed: code,
  updated_at: serverTimestamp(),
});

/** Adds, changes or removes an entry, and sets the next reminder. Resolves when the server has stored it. */
export function saveSend(uid: string, code: string, send: Send | undefined): Promise<void> {
  return runTransaction(firestore, async (transaction) => {
    const log = (await transaction.get(sendsRef(uid))).data() ?? EMPTY_LOG;
    const { [code]: _before, ...others } = log.sends;
    const next = nextReminder(log, send ? { ...others, [code]: send } : others, Date.now());
    const change = {
      ...sendChange(code, send ?? deleteField()),
      remind_on: next === '' ? deleteField() : next,
    };
    transaction.set(sendsDoc(uid), change, { merge: true });
  });
}
