import { ENDPOINTS } from '@marquee/domain/site/routes';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { signedLink } from '../mail/signed-link.ts';

/** The purpose that an account's unsubscribe link is signed for. */
export const summaryPurpose = (uid: string): string => `weekly-summary/${uid}`;

/** The signed address that ends an account's weekly summary without a login. */
export const unsubscribeLink = (
  origin: string,
  uid: string,
  language: MessageLanguage,
  secret: string,
): string =>
  signedLink({
    origin,
    endpoint: ENDPOINTS.unsubscribe,
    purpose: summaryPurpose(uid),
    parameters: { account: uid },
    language,
    secret,
  });
