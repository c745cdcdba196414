// Mails of Authentication (verification, new password, new address): sent by the operator's own server, as all others.
import { type Check, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok, reminder, unknown } from '../doctor/finding.ts';
import { textAt, valueAt, type Json } from '../doctor/google-api.ts';
import { runSetup } from '../doctor/resources.ts';
import type { Wanted } from '../doctor/repository.ts';
import { authBase } from './authentication.ts';
import { SECRETS } from './secrets.ts';

const TEMPLATES = ['verifyEmailTemplate', 'resetPasswordTemplate', 'changeEmailTemplate'] as const;

/** Name and address of MAIL_FROM, such as `Marquee <hello@marquee.example>`. */
export function senderOf({ functionsEnv }: Wanted): { name: string; address: string } | undefined {
  const [, name = '', address = ''] =
    /^([^<>"]+) <([^\s<>@]+@[^\s<>@]+)>$/.exec(functionsEnv?.['MAIL_FROM'] ?? '') ?? [];
  return address === '' || /your[-_. ]/i.test(address) ? undefined : { name, address };
}

/** The server without its password, which Google does not show; `undefined` while settings are placeholders. */
function serverOf(wanted: Wanted): Json | undefined {
  const sender = senderOf(wanted);
  const url = URL.parse(wanted.functionsEnv?.['SMTP_URL'] ?? '');
  if (!sender || !url || url.username === '' || /your[-_. ]/i.test(url.href)) return undefined;
  const isTls = url.protocol === 'smtps:';
  return {
    senderEmail: sender.address,
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    username: decodeURIComponent(url.username),
    securityMode: isTls ? 'SSL' : 'START_TLS',
  };
}

/**
 * `notification` as the settings ask for it. The subject and text of the mails stay Google's, which translates them into
 * the language that the app names; only the names of sender and project are ours.
 */
function wantedNotification(wanted: Wanted): Json | undefined {
  const smtp = serverOf(wanted);
  const sender = senderOf(wanted);
  if (!smtp || !sender) return undefined;
  const template = { senderDisplayName: sender.name, replyTo: sender.address };
  return {
    defaultLocale: 'en',
    sendEmail: {
      method: 'CUSTOM_SMTP',
      smtp,
      ...Object.fromEntries(TEMPLATES.map((name) => [name, template])),
    },
  };
}

/** The fields of `wantedNotification` in a mask, beside those that Authentication's part sets. */
const NOTIFICATION_MASK = [
  'notification.defaultLocale',
  'notification.sendEmail.method',
  'notification.sendEmail.smtp',
  ...TEMPLATES.flatMap((name) =>
    ['senderDisplayName', 'replyTo'].map((field) => `notification.sendEmail.${name}.${field}`),
  ),
];

/** The paths at which a configuration differs from what is wanted. */
function differences(wanted: Json, there: unknown, path = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const found = valueAt(there, name);
    if (typeof value === 'object') return differences(value as Json, found, at);
    return found === value ? [] : [at];
  });
}

const passwordOf = (projectId: string): string =>
  `${SECRETS}/projects/${projectId}/secrets/SMTP_PASSWORD/versions/latest`;

const checkAuthMails: Check = async ({ projectId, api, wanted }) => {
  const config = await api.get(`${authBase(projectId)}/config`);
  // Authentication's own check reports that it is not set up.
  if (config.kind === 'absent') return [];
  const late = 'Firebase would send them from its own domain, where many take them for spam.';
  const notification = wantedNotification(wanted);
  const password = await api.get(passwordOf(projectId));
  if (password.kind === 'unseen') return [unknown('the secret SMTP_PASSWORD: not seen', password.why)];
  if (notification === undefined || password.kind === 'absent')
    return [
      missing(
        'verification mails do not go out by your server',
        `Fill in SMTP_URL and MAIL_FROM, set the secret SMTP_PASSWORD, and run setup again. ${late}`,
        'hand',
      ),
    ];
  return from(
    'mails of Authentication',
    config,
    unknown('Authentication: not seen', runSetup(projectId)),
    (body) => {
      const different = differences(notification, valueAt(body, 'notification'));
      return different.length === 0
        ? [
            ok(`verification mails go out by ${textAt(notification, 'sendEmail.smtp.host')}`),
            reminder(
              'their text has the public name of the project',
              `https://console.firebase.google.com/project/${projectId}/settings/general: set it to the product's name once.`,
            ),
          ]
        : [
            missing(
              `verification mails do not go out by your server: ${different.join(', ')}`,
              `${runSetup(projectId)} ${late}`,
            ),
          ];
    },
  );
};

/** Gives Authentication the operator's mail server, whose password is the functions' secret. */
const mendAuthMails: Mend = async ({ projectId, api, wanted, report }) => {
  const notification = wantedNotification(wanted);
  const base = `${authBase(projectId)}/config`;
  if (notification === undefined || (await api.find(base)) === undefined) return;
  const secret = await api.find(`${passwordOf(projectId)}:access`);
  const password = Buffer.from(textAt(secret, 'payload.data'), 'base64').toString();
  if (password === '') return;
  const sendEmail = valueAt(notification, 'sendEmail') as Json;
  const smtp = { ...(sendEmail['smtp'] as Json), password };
  await api.change('PATCH', `${base}?updateMask=${NOTIFICATION_MASK.join(',')}`, {
    notification: { ...notification, sendEmail: { ...sendEmail, smtp } },
  });
  report(`set the server of verification mails: ${textAt(smtp, 'host')}`);
};

export const authMails: Part = {
  name: 'Mails of accounts',
  check: checkAuthMails,
  mend: mendAuthMails,
  sendsHidden: true,
};
