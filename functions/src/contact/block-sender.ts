// /api/block-sender, a signed link in each message's mail.
import { FieldValue } from 'firebase-admin/firestore';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { signedLinkPage } from '../mail/signed-link-page.ts';
import { firestore } from '../runtime/admin.ts';
import { blockPurpose } from './message-mail.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { blockedSenders } from './prepare-message.ts';

async function block(uid: string, sender: string): Promise<void> {
  const reference = firestore().collection('profiles').doc(uid);
  const [profile] = await firestore().getAll(reference, { fieldMask: ['username'] });
  // Nothing is stored for a deleted account.
  if (profile?.exists !== true) return;
  await blockedSenders(firestore(), uid).set({ senders: FieldValue.arrayUnion(sender) }, { merge: true });
}

export const blockSender = signedLinkPage({
  path: ENDPOINTS.blockSender,
  texts: (language) => MESSAGE_TEXTS[language].page,
  purpose: (uid, parameter) => blockPurpose(uid, parameter('sender')),
  act: (uid, parameter) => block(uid, parameter('sender')),
  events: { done: 'sender blocked', failed: 'sender not blocked' },
});
