// Messages of visitors to Asha, in a test file's database.
import { deliverMessage, type MessageRequest } from '../../functions/src/contact/deliver-message.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import type { NewMail } from '../../functions/src/mail/mail-document.ts';
import { hashed } from '../../functions/src/requests/rate-limits.ts';
import { ASHA, databaseOfAsha, NOON } from './contact-fixtures.ts';

/** A message of a visitor with these words. */
export const text = (words: string) => ({ name: 'Dev', email: 'dev@casting.example', text: words });

const authOf = (user: object = { uid: ASHA, email: 'asha@example.com', emailVerified: true }) => ({
  getUsers: () => Promise.resolve({ users: [user], notFound: [] } as never),
});

/** A database of the file's own, in which Asha's profile alone is stored before each test, and its mails. */
export async function databaseOfMessages(projectId: string) {
  const database = await databaseOfAsha(projectId);
  const { firestore, backends } = database;
  /** `user`: the account of Asha's profile. */
  const messaging = (user?: object) => ({
    ...backends,
    auth: authOf(user),
    origin: 'https://marquee.example',
    secret: 's'.repeat(32),
  });
  return {
    ...database,
    messaging,
    /** Posts a message from Dev, at noon. */
    write: (changes: Partial<MessageRequest> = {}, user?: object) =>
      deliverMessage(messaging(user), {
        language: 'en',
        profileId: ASHA,
        code: '',
        message: text('Audition?'),
        network: 'n1',
        salt: 'salt',
        now: NOON,
        ...changes,
      }),
    /** All documents of `mail`. */
    mails: async () => (await firestore.collection('mail').get()).docs.map((one) => one.data()),
    counter: (...parts: readonly string[]) =>
      firestore.doc(`call_limits/message_2026-05-20_${hashed('salt', ...parts)}`),
    /** The mails that the server gets when those due at a time are sent. */
    deliverAt: async (now: number): Promise<readonly NewMail[]> => {
      const sent: NewMail[] = [];
      const { docs } = await firestore.collection('mail').get();
      const mailing = {
        firestore,
        send: (_id: string, mail: NewMail) => Promise.resolve(void sent.push(mail)),
        perMinute: 1000,
        perDay: 1000,
        onLost: () => Promise.resolve(),
        clock: () => now,
      };
      for (const { id } of docs) await deliverMail(mailing, id);
      return sent;
    },
  };
}
