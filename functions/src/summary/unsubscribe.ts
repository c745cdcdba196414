// /api/unsubscribe, the signed link that ends the weekly summary.
import type { Firestore } from 'firebase-admin/firestore';
import { signedLinkPage } from '../mail/signed-link-page.ts';
import { firestore } from '../runtime/admin.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { summaryPurpose } from './unsubscribe-link.ts';

/** Switches the summary off. An account without settings has never switched it on. */
export async function endSummary(database: Firestore, uid: string): Promise<void> {
  const settings = database.collection('settings').doc(uid);
  await database.runTransaction(async (transaction) => {
    if (!(await transaction.get(settings)).exists) return;
    transaction.update(settings, { mail_summary: false });
  });
}

export const unsubscribe = signedLinkPage({
  texts: (language) => SUMMARY_TEXTS[language].page,
  purpose: summaryPurpose,
  act: (uid) => endSummary(firestore(), uid),
  events: { done: 'summary ended by its link', failed: 'summary not ended' },
});
