// /api/unsubscribe, the signed link that ends the weekly summary.
import type { Firestore } from 'firebase-admin/firestore';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { signedLinkPage } from '../mail/signed-link-page.ts';
import { firestore } from '../runtime/admin.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { summaryPurpose } from './unsubscribe-link.ts';

/** Switches the summary off; returns whether the account has settings. Without them it was deleted, or had no summary. */
export async function endSummary(database: Firestore, uid: string): Promise<boolean> {
  const settings = database.collection('settings').doc(uid);
  return database.runTransaction(async (transaction) => {
    if (!(await transaction.get(settings)).exists) return false;
    transaction.update(settings, { mail_summary: false });
    return true;
  });
}

export const unsubscribe = signedLinkPage({
  path: ENDPOINTS.unsubscribe,
  texts: (language) => SUMMARY_TEXTS[language].page,
  purpose: summaryPurpose,
  act: async (uid) => {
    await endSummary(firestore(), uid);
  },
  events: { done: 'summary ended by its link', failed: 'summary not ended' },
});
