// The account's named links: read live, and written one link at a time, as the rules require.
import {
  deleteField,
  runTransaction,
  serverTimestamp,
  setDoc,
  type FieldValue,
  type Transaction,
} from 'firebase/firestore';
import { LINK_CODE_LENGTH, linkCode } from '@marquee/domain/views/link-code';
import { sentLinkFields, type LinkNotes, type SentLink } from '@marquee/domain/views/named-link';
import { nextReminder, readRemindedLinks } from '@marquee/domain/views/reminders';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { writesSent } from '#web/firebase/writes-sent.ts';
import { linksDoc, linksRef } from '#web/firebase/references.ts';
import { useLiveDocument, type Live, withDefault } from '#web/firebase/live.ts';

const NONE: readonly SentLink[] = [];

/** The account's links, live, the newest first. */
export const useNamedLinks = (uid: string): Live<readonly SentLink[]> =>
  withDefault(useLiveDocument(linksRef(uid)), NONE);

/** A code that nobody can guess. */
export const newLinkCode = (): string => linkCode(crypto.getRandomValues(new Uint8Array(LINK_CODE_LENGTH)));

/** Control characters, which firestore.rules refuses in a text of one line. */
const CONTROL = /\p{Cc}/gu;

/** A typed line as it is stored: with spaces for control characters, trimmed. */
export const storedLine = (typed: string): string => typed.replace(CONTROL, ' ').trim();

type LinkFields = ReturnType<typeof sentLinkFields>;

/** The fields of a write that changes the link with this code, or removes it if `fields` is a deletion. */
const linkChange = (code: string, fields: Partial<LinkFields> | FieldValue) => ({
  links: { [code]: fields },
  changed: code,
  updated_at: serverTimestamp(),
});

/** Changes some fields of a link. Resolves when the server has stored them. */
export const changeLink = (uid: string, code: string, fields: Partial<LinkFields>): Promise<void> =>
  whileOpen(() => setDoc(linksDoc(uid), linkChange(code, fields), { merge: true }));

/** Adds a link. Resolves when the server has stored it. */
export const addLink = (uid: string, link: SentLink): Promise<void> =>
  changeLink(uid, link.code, sentLinkFields(link));

/** Deletes a link, whose notes and numbers stay. */
export const archiveLink = (uid: string, code: string): Promise<void> =>
  changeLink(uid, code, { archived: true, revoked: true, opens_private: false });

/** Changes the notes on a link, or removes the link for good, and sets the next reminder. */
export async function saveNotes(uid: string, code: string, notes: LinkNotes | undefined): Promise<void> {
  const save = async (transaction: Transaction): Promise<void> => {
    const stored = readRemindedLinks((await transaction.get(linksDoc(uid))).data());
    const changed = stored.links.flatMap((link) =>
      link.code !== code ? [link] : notes ? [{ ...link, ...notes }] : [],
    );
    const next = nextReminder(stored, changed, Date.now());
    const change = {
      ...linkChange(code, notes ?? deleteField()),
      remind_on: next === '' ? deleteField() : next,
    };
    transaction.set(linksDoc(uid), change, { merge: true });
  };
  await whileOpen(async () => {
    await writesSent();
    await runTransaction(firestore, save);
  });
}
