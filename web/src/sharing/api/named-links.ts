// The account's named links: read live, and written one link at a time, as the rules require.
import {
  deleteField,
  runTransaction,
  serverTimestamp,
  setDoc,
  writeBatch,
  type FieldValue,
} from 'firebase/firestore';
import { own } from '@marquee/domain/values/read-value';
import { LINK_CODE_LENGTH, linkCode } from '@marquee/domain/views/link-code';
import type { LinkAnswers } from '@marquee/domain/views/link-answer';
import { namedLinkFields, type NamedLink } from '@marquee/domain/views/named-link';
import { EMPTY_LOG, isLogFull, sendOfLink, type Reached } from '@marquee/domain/views/sends';
import { firestore } from '#web/firebase/firestore.ts';
import { answersRef, linksDoc, linksRef, sendsDoc, sendsRef } from '#web/firebase/references.ts';
import { useLiveDocument, type Live, withDefault } from '#web/firebase/live.ts';
import { sendChange, type SentFor } from './send-log.ts';

const NONE: readonly NamedLink[] = [];

/** The account's links, live, the newest first. */
export const useNamedLinks = (uid: string): Live<readonly NamedLink[]> =>
  withDefault(useLiveDocument(linksRef(uid)), NONE);

const UNANSWERED: LinkAnswers = {};

/** The answers to the account's links, by code, live; empty until loaded. */
export function useAnswers(uid: string): LinkAnswers {
  const stored = useLiveDocument(answersRef(uid));
  return (stored.status === 'ready' ? stored.data : undefined) ?? UNANSWERED;
}

/** A code that nobody can guess. */
export const newLinkCode = (): string => linkCode(crypto.getRandomValues(new Uint8Array(LINK_CODE_LENGTH)));

/** The fields of a write that adds or replaces the link with this code, or removes it if `fields` is a deletion. */
const linkChange = (code: string, fields: object | FieldValue) => ({
  links: { [code]: fields },
  changed: code,
  updated_at: serverTimestamp(),
});

/** Changes a link. Resolves when the server has stored it. */
export const saveLink = (uid: string, link: NamedLink): Promise<void> =>
  setDoc(linksDoc(uid), linkChange(link.code, namedLinkFields(link)), { merge: true });

/** Adds a link, and a log entry if project or role were given. Resolves when the server has stored both. */
export function addLink(uid: string, link: NamedLink, sentFor: SentFor): Promise<void> {
  const batch = writeBatch(firestore);
  batch.set(linksDoc(uid), linkChange(link.code, namedLinkFields(link)), { merge: true });
  if (sentFor.project !== '' || sentFor.role !== '') {
    batch.set(sendsDoc(uid), sendChange(link.code, { ...sendOfLink(link), ...sentFor }), { merge: true });
  }
  return batch.commit();
}

/** Removes a link for good. Its views and its log entry remain; without an entry, one is added if the log has room. */
export function removeLink(uid: string, link: NamedLink, reached: Reached): Promise<void> {
  return runTransaction(firestore, async (transaction) => {
    const log = (await transaction.get(sendsRef(uid))).data() ?? EMPTY_LOG;
    const send = own(log.sends, link.code);
    if (send || !isLogFull(log)) {
      const kept = { ...(send ?? sendOfLink(link)), label: link.label, reached };
      transaction.set(sendsDoc(uid), sendChange(link.code, kept), { merge: true });
    }
    transaction.set(linksDoc(uid), linkChange(link.code, deleteField()), { merge: true });
  });
}
