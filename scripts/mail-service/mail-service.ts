// The local suite's mail server: what a provider's SMTP server is for a real project. It takes every mail, keeps the last
// 500 in memory, and shows each as a page. Only this machine reaches it.
//   GET /             all mails, and below them the messages of Authentication, each newest first
//   GET /mail/{id}    one mail: its headers, its text, its HTML in a sandbox
//   GET /mails        all mails as JSON, oldest first
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Readable } from 'node:stream';
import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { listPage, mailPage } from './window.ts';

export interface ReceivedMail {
  /** The mail's Message-ID. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Header lines as received. */
  readonly headers: readonly string[];
}

/** A message of another service, such as a verification mail of the Auth emulator. */
export interface OtherMessage {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export interface MailServiceOptions {
  /** 0 for any free port, as for `windowPort`. */
  readonly smtpPort: number;
  readonly windowPort: number;
  /** The only accepted password. */
  readonly password: string;
  /** Messages that the window shows below the mails. */
  readonly others?: () => Promise<readonly OtherMessage[]>;
  /** An answer such as '550 5.1.1 No such user' to a recipient, for tests; `undefined` to accept. */
  readonly refuse?: (recipient: string) => string | undefined;
}

export interface MailService {
  readonly smtpUrl: string;
  readonly windowUrl: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

const MAX_MAILS = 500;

const addresses = (value: AddressObject | AddressObject[] | undefined): string =>
  [value ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

async function parse(stream: Readable): Promise<ReceivedMail> {
  const mail = await simpleParser(stream, { skipTextToHtml: true, skipTextLinks: true });
  return {
    id: mail.messageId ?? '',
    from: addresses(mail.from),
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? '' : (mail.html ?? ''),
    headers: mail.headerLines.map(({ line }) => line),
  };
}

/** The error with which the SMTP server answers a refusal such as '550 5.1.1 No such user'. */
function answerOf(refusal: string): Error {
  const [, code = '', text = ''] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}

function smtpServer(mails: ReceivedMail[], { password, refuse }: MailServiceOptions): SMTPServer {
  return new SMTPServer({
    // No STARTTLS, as there is no certificate and the sender needs none on this machine.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(answerOf('535 5.7.8 Authentication failed')),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.(address);
      done(refusal === undefined ? undefined : answerOf(refusal));
    },
    onData: (stream, _session, done) => {
      parse(stream).then(
        (mail) => {
          mails.push(mail);
          if (mails.length > MAX_MAILS) mails.shift();
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

function windowServer(
  mails: readonly ReceivedMail[],
  others: NonNullable<MailServiceOptions['others']>,
): Server {
  return createServer((request, response) => {
    // Pages of other sites must not read mails through a host name that resolves to this machine (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const html = (body: string): void => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'",
      });
      response.end(body);
    };
    const mail = mails.find(({ id }) => pathname === `/mail/${encodeURIComponent(id)}`);
    if (mail) html(mailPage(mail));
    else if (pathname === '/mails')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ mails }));
    else if (pathname === '/')
      others().then(
        (messages) => html(listPage(mails, messages)),
        () => html(listPage(mails, [])),
      );
    else response.writeHead(404).end();
  });
}

async function portOf(server: Server | SMTPServer['server'], port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Starts the service. Rejects when it cannot listen. */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const mails: ReceivedMail[] = [];
  const smtp = smtpServer(mails, options);
  const page = windowServer(mails, options.others ?? (() => Promise.resolve([])));
  const [smtpPort, windowPort] = await Promise.all([
    portOf(smtp.server, options.smtpPort, '127.0.0.1'),
    portOf(page, options.windowPort, 'localhost'),
  ]);
  return {
    smtpUrl: `smtp://marquee@127.0.0.1:${String(smtpPort)}`,
    windowUrl: `http://localhost:${String(windowPort)}`,
    mails,
    close: async () => {
      page.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => page.close(() => resolve())),
      ]);
    },
  };
}
