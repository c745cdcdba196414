// /api/confirm-sender, the signed link in the mail to a sender whose messages are held until the address is confirmed.
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { signedLinkPage } from '../mail/signed-link-page.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { firestore } from '../runtime/admin.ts';
import { confirmPurpose } from './confirmation-mail.ts';
import { confirmAddress } from './held-messages.ts';
import { messageBackends } from './message-backends.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

async function confirm(sender: string): Promise<void> {
  const now = Date.now();
  await confirmAddress(messageBackends(), sender, { salt: await dailySalt(firestore(), now), now });
}

/** The link's `account` is the id of the day's counter of the sender's messages (`ofSender` in deliver-message.ts). */
export const confirmSender = signedLinkPage({
  path: ENDPOINTS.confirmSender,
  texts: (language) => MESSAGE_TEXTS[language].confirmation.page,
  purpose: confirmPurpose,
  act: confirm,
  events: { done: 'sender confirmed', failed: 'sender not confirmed' },
});
