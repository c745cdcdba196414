// The mail server of the operator: one pool of connections an instance, and what its refusals mean.
import { createHash } from 'node:crypto';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { asRecord } from '@marquee/domain/values/record';
import type { NewMail } from './mail-document.ts';
import { isAddressRefused } from './refused-address.ts';

/** smtps://user@host:465, or smtp://user@host:587 for STARTTLS; the password is a secret. */
export const smtpUrl = defineString('SMTP_URL');

/** The sender, such as `Marquee <hello@marquee.example>`; its domain signs with DKIM. */
export const mailFrom = defineString('MAIL_FROM');

/** Mails a minute that the provider accepts. */
export const mailPerMinute = defineInt('MAIL_PER_MINUTE');

/** Mails a day (UTC) that the provider accepts, or that the operator will pay for. */
export const mailPerDay = defineInt('MAIL_PER_DAY');

export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD');

export interface SmtpServer {
  readonly url: string;
  readonly password: string;
  readonly from: string;
}

/** Hands a mail to the server and resolves once the server has accepted it. */
export type SendMail = (id: string, mail: NewMail) => Promise<void>;

/** The time limits of a try, in milliseconds; together less than LEASE in deliver-mail.ts. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** A mail's Message-ID, the same for each attempt, so that a mail program shows a second copy as the first one. */
const messageId = (id: string, from: string): string => {
  const host = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${host}>`;
};

/**
 * A subject that mail programs show as it is written: nodemailer encodes no ASCII, and programs would decode what looks
 * encoded (RFC 2047), such as a visitor's name, to letters that a name may not hold.
 */
const asWritten = (subject: string): string => subject.replaceAll('=?', '= ?');

/** Makes the function that sends mails by a server. @throws Error for a URL of another scheme than SMTP's. */
export function smtpSender({ url, password, from }: SmtpServer): SendMail & { close: () => void } {
  const { protocol, hostname, port, username } = new URL(url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new Error('SMTP_URL begins with smtp:// or smtps://.');
  const secure = protocol === 'smtps:';
  const isLocal = hostname === '127.0.0.1';
  // Loaded for the first mail: most functions of the package send none.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      pool: true,
      maxConnections: 3,
      // A mail whose connection broke may have been accepted: only the document's own tries repeat it.
      maxRequeues: 0,
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocal,
      ignoreTLS: isLocal,
      auth: { user: decodeURIComponent(username), pass: password },
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    }),
  );
  const send: SendMail = async (id, { to, replyTo, message, unsubscribe }) => {
    await (
      await transport
    ).sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...message,
      subject: asWritten(message.subject),
      messageId: messageId(id, from),
      headers: {
        // Mail programs answer it with no notice of absence (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
  return Object.assign(send, { close: () => void transport.then((opened) => opened.close()) });
}

export interface MailFailure {
  /** True if the server has refused the recipient's address, and would again. */
  readonly isFinal: boolean;
  /** True if the operator has to mend it: a refused login, sender or domain, a limit of the provider. */
  readonly isOurs: boolean;
  /** The server's answer, or the error's message where there was none. */
  readonly answer: string;
  /** nodemailer's code and the server's, for logs: without anybody's address. */
  readonly code: string;
}

/** Enhanced codes of a refusal for a reason of the recipient's mailbox that passes, such as a full one (RFC 3463). */
const MAILBOX = /\b5\d\d[ -]#?5\.2\.\d/;

/**
 * What an error that `SendMail` threw means. Only a refusal of the recipient's address is final; after all others the
 * mail is tried again within its five days, as without a server: a full mailbox is emptied, and what is ours ('daily
 * limit', 'sender not verified', DMARC) can be repaired.
 */
export function mailFailure(error: unknown): MailFailure {
  const { code, responseCode, response, command, message } = asRecord(error);
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const answer = (
    typeof response === 'string' ? response : error instanceof Error ? error.message : String(message)
  ).slice(0, 500);
  const isRefused = status >= 500;
  const isFinal = isRefused && (command === 'RCPT TO' || command === 'DATA') && isAddressRefused(answer);
  return {
    isFinal,
    isOurs: isRefused && !isFinal && !MAILBOX.test(answer),
    answer,
    code: [typeof code === 'string' ? code : 'unknown', ...(status === 0 ? [] : [String(status)])].join(' '),
  };
}
