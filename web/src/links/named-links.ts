// The account's named links: read live, and written one at a time, as the rules require.
import { deleteField, serverTimestamp, setDoc } from 'firebase/firestore';
import { LINK_CODE_LENGTH, linkCode } from '@marquee/domain/views/link-code';
import type { LinkAnswers } from '@marquee/domain/views/link-answer';
import { namedLinkFields, type NamedLink } from '@marquee/domain/views/named-link';
import { answersRef, linksDoc, linksRef } from '../firebase/references.ts';
import { useLiveDocument, type Live } from '../firebase/live.ts';

const NONE: readonly NamedLink[] = [];

/** The account's links, live, the newest first. */
export function useNamedLinks(uid: string): Live<readonly NamedLink[]> {
  const stored = useLiveDocument(linksRef(uid));
  return stored.status === 'ready' ? { status: 'ready', data: stored.data ?? NONE } : stored;
}

const UNANSWERED: LinkAnswers = {};

/** What was answered by the account's links, by code, live; empty while it is not known. */
export function useAnswers(uid: string): LinkAnswers {
  const stored = useLiveDocument(answersRef(uid));
  return (stored.status === 'ready' ? stored.data : undefined) ?? UNANSWERED;
}

/** A code that nobody can guess. */
export const newLinkCode = (): string => linkCode(crypto.getRandomValues(new Uint8Array(LINK_CODE_LENGTH)));

/** Adds a link, or changes the one with its code. Resolves when the server has it. */
export function saveLink(uid: string, link: NamedLink): Promise<void> {
  const changed = { links: { [link.code]: namedLinkFields(link) }, changed: link.code };
  return setDoc(linksDoc(uid), { ...changed, updated_at: serverTimestamp() }, { merge: true });
}

/** Removes a link for good. Views that it was counted for remain. */
export function removeLink(uid: string, code: string): Promise<void> {
  const changed = { links: { [code]: deleteField() }, changed: code };
  return setDoc(linksDoc(uid), { ...changed, updated_at: serverTimestamp() }, { merge: true });
}
