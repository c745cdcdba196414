// Lists what was sent: the Auth emulator's mails and text messages, and the mails of the functions.
import * as yup from 'yup';
import { PROJECT_ID, suiteUrl } from '../config/project.ts';

const oobCodes = yup.object({
  oobCodes: yup
    .array(
      yup.object({
        email: yup.string().required(),
        /** For a change of address: the address that the mail goes to. */
        newEmail: yup.string(),
        requestType: yup.string().required(),
        oobLink: yup.string().required(),
      }),
    )
    .default([]),
});
const verificationCodes = yup.object({
  verificationCodes: yup
    .array(
      yup.object({
        phoneNumber: yup.string().required(),
        sessionInfo: yup.string().required(),
        code: yup.string().required(),
      }),
    )
    .default([]),
});

const inbox = yup.object({
  mails: yup
    .array(
      yup.object({
        id: yup.string().required(),
        to: yup.string().required(),
        subject: yup.string().default(''),
        text: yup.string().default(''),
      }),
    )
    .default([]),
});

/** The mails that the functions have sent, oldest first. */
async function readInbox(): Promise<Message[]> {
  const { mails } = await inbox.validate(await (await fetch(suiteUrl('inbox', '/mails'))).json());
  return mails.map(({ id, to, subject, text }) => ({ id, to, subject, body: text }));
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Verify your email for Marquee',
  PASSWORD_RESET: 'Reset your password for Marquee',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email for Marquee',
  RECOVER_EMAIL: 'Your sign-in email was changed for Marquee',
  EMAIL_SIGNIN: 'Sign in to Marquee',
};

/** The emulator's own link, pointed at our page as a real project's mail templates are (docs/set-up.md). */
function actionLink(oobLink: string): string {
  const from = new URL(oobLink);
  const link = new URL('/auth/callback', suiteUrl('hosting'));
  for (const name of ['mode', 'oobCode', 'lang']) {
    const value = from.searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}

export interface Message {
  /** An id that stays the same, however often the message is read. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The mails of the Auth emulator, and after them its text messages, each oldest first. */
export async function readAuthMessages(): Promise<Message[]> {
  const get = async (what: string): Promise<unknown> =>
    (await fetch(suiteUrl('auth', `/emulator/v1/projects/${PROJECT_ID}/${what}`))).json();
  const [mails, texts] = await Promise.all([
    get('oobCodes').then((body) => oobCodes.validate(body)),
    get('verificationCodes').then((body) => verificationCodes.validate(body)),
  ]);
  return [
    ...mails.oobCodes.map(({ email, newEmail, requestType, oobLink }) => ({
      id: oobLink,
      to: newEmail ?? email,
      subject: SUBJECTS[requestType] ?? requestType,
      body: actionLink(oobLink),
    })),
    ...texts.verificationCodes.map(({ phoneNumber, sessionInfo, code }) => ({
      id: sessionInfo,
      to: phoneNumber,
      subject: 'Text message',
      body: `${code} is your Marquee code`,
    })),
  ];
}

/** The Auth emulator's mails, its text messages, and the functions' mails, each oldest first. */
export async function readMailbox(): Promise<Message[]> {
  return (await Promise.all([readAuthMessages(), readInbox()])).flat();
}
