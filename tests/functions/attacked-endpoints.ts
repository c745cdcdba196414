// Every endpoint, by the way in which the hostile tests attack it: the compiler asks for each.
import type { Endpoint } from '@marquee/domain/site/routes';

type Attack =
  /** A callable function for anybody, or for accounts (hostile.test.ts). */
  | 'anybody'
  | 'account'
  /** A file of an account (hostile.test.ts). */
  | 'file'
  /** A form or JSON that visitors post, a signed link in mails, a page or file for visitors (hostile-requests.test.ts). */
  | 'posted'
  | 'signed'
  | 'shown';

const ATTACKS: Readonly<Record<Endpoint, Attack>> = {
  trackProfileView: 'anybody',
  reportProfile: 'anybody',
  pushKey: 'anybody',
  seedSkills: 'account',
  sendTestNotification: 'account',
  deleteAccount: 'account',
  moderateProfile: 'account',
  registerPushDevice: 'account',
  videoThumbnail: 'account',
  exportData: 'file',
  askContact: 'posted',
  sendMessage: 'posted',
  answerLink: 'posted',
  unsubscribe: 'signed',
  blockSender: 'signed',
  confirmSender: 'signed',
  // Answered by the function `drawings`, which is attacked as a whole.
  profileCard: 'shown',
};

export const attackedAs = (attack: Attack): Endpoint[] =>
  (Object.keys(ATTACKS) as Endpoint[]).filter((name) => ATTACKS[name] === attack);
