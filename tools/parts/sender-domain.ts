// What DNS says of the domain that mails come from. Mailboxes refuse mails, or put them into spam, whose sender's domain
// does not vouch for them (https://support.google.com/mail/answer/81126).
import { Resolver } from 'node:dns/promises';
import type { Check, Part } from '../doctor/check.ts';
import { missing, ok, unknown, warning, type Finding } from '../doctor/finding.ts';
import { senderOf } from './auth-mails.ts';

export type MailDns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

/** Selectors of well-known providers, tried where MAIL_DKIM_SELECTOR names none. */
const SELECTORS = ['default', 'dkim', 'google', 'k1', 'k2', 'mail', 'mx', 'pm', 'resend', 's1', 's2'].concat([
  'selector1',
  'selector2',
  'zmail',
  'zoho',
]);

/** Answers that say that there is no such record; others say nothing about it. */
const ABSENT = ['ENODATA', 'ENOTFOUND'];

/** The records, none if there are none. @throws Error when DNS does not answer */
async function recordsOf<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (ABSENT.includes(code)) return [];
    throw error;
  }
}

/** The texts of a name; a long one comes in parts. */
const textsOf = async (dns: MailDns, name: string): Promise<readonly string[]> =>
  (await recordsOf(() => dns.resolveTxt(name))).map((parts) => parts.join('').trim());

/** The value of a tag, such as `p` in `v=DMARC1; p=none`. */
const tagIn = (record: string, tag: string): string | undefined =>
  record
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name?.trim().toLowerCase() === tag)
    ?.slice(1)
    .join('=')
    .replaceAll(/\s/g, '');

async function spf(dns: MailDns, domain: string): Promise<Finding> {
  const records = (await textsOf(dns, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ''] = records;
  const add = `At your registrar, TXT of ${domain}: the line that your provider names, such as v=spf1 include:… ~all.`;
  if (records.length === 0) return missing(`SPF of ${domain}: not there`, add, 'hand');
  if (records.length > 1)
    return missing(
      `SPF of ${domain}: ${String(records.length)} records, of which mailboxes take none`,
      'Join them into one: v=spf1, each include once, one all at the end.',
      'hand',
    );
  if (/\s\+?all(\s|$)/i.test(record))
    return missing(`SPF of ${domain} lets everybody send`, 'End it with ~all or -all.', 'hand');
  return /\s([-~?]all|redirect=\S+)/i.test(record)
    ? ok(`SPF of ${domain}: ${record.slice(0, 80)}`)
    : warning(`SPF of ${domain} ends without all`, 'End it with ~all or -all.', 'hand');
}

/** The names at which a domain's policy may stand: its own, then those of the domains above it (RFC 7489, 6.6.3). */
function policyNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

async function dmarc(dns: MailDns, domain: string): Promise<Finding> {
  for (const name of policyNames(domain)) {
    const records = (await textsOf(dns, name)).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1)
      return missing(
        `DMARC at ${name}: ${String(records.length)} records, of which mailboxes take none`,
        'Leave one of them.',
        'hand',
      );
    const policy = tagIn(record, 'p')?.toLowerCase() ?? '';
    return ['none', 'quarantine', 'reject'].includes(policy)
      ? ok(`DMARC at ${name}: p=${policy}`)
      : missing(`DMARC at ${name} has no policy`, 'Write v=DMARC1; p=none at least.', 'hand');
  }
  return missing(
    `DMARC of ${domain}: not there`,
    `At your registrar, TXT of _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:an address that somebody reads. Later p=quarantine.`,
    'hand',
  );
}

async function dkim(dns: MailDns, domain: string, selector: string): Promise<Finding> {
  const fix = `Your provider names a record KEY._domainkey.${domain}: set it at your registrar, and KEY as MAIL_DKIM_SELECTOR in functions/.env.`;
  for (const name of selector === '' ? SELECTORS : [selector]) {
    const at = `${name}._domainkey.${domain}`;
    const keys = (await textsOf(dns, at)).map((text) => tagIn(text, 'p'));
    if (keys.some((key) => key !== undefined && key !== '')) return ok(`DKIM: a key at ${at}`);
    if (keys.includes('')) return missing(`DKIM: the key at ${at} is revoked`, fix, 'hand');
  }
  return selector === ''
    ? warning(`DKIM of ${domain}: no key at the names of well-known providers`, fix, 'hand')
    : missing(`DKIM: no key at ${selector}._domainkey.${domain}`, fix, 'hand');
}

/** Mails that come back later, and answers, go to MAIL_FROM. */
async function bounces(dns: MailDns, domain: string, address: string): Promise<Finding> {
  const servers = (await recordsOf(() => dns.resolveMx(domain))).map(({ exchange }) => exchange);
  return servers.some((server) => server !== '' && server !== '.')
    ? ok(`${domain} takes mails: somebody has to read those to ${address} (docs/operations.md, Mails)`)
    : missing(
        `no server takes mails to ${address}: what bounces later, and each answer, is lost`,
        `Give ${domain} a mailbox (MX), or choose another MAIL_FROM.`,
        'hand',
      );
}

const systemDns = (): MailDns => new Resolver({ timeout: 3000, tries: 2 });

/** Checks the domain of MAIL_FROM; `dns` answers in place of the system's resolver. */
export const checkSender =
  (dns: () => MailDns): Check =>
  async ({ wanted }) => {
    const sender = senderOf(wanted);
    // The check of the settings reports that MAIL_FROM is not filled in.
    if (!sender) return [];
    const domain = (sender.address.split('@')[1] ?? '').toLowerCase();
    const resolver = dns();
    const asked = await Promise.allSettled([
      spf(resolver, domain),
      dkim(resolver, domain, wanted.functionsEnv?.['MAIL_DKIM_SELECTOR'] ?? ''),
      dmarc(resolver, domain),
      bounces(resolver, domain, sender.address),
    ]);
    const seen = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failures = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    const what = `DNS of ${domain}: ${seen.length === 0 ? '' : 'partly '}not seen`;
    return failures.length === 0
      ? seen
      : [
          ...seen,
          unknown(
            what,
            `${[...new Set(failures)].join(', ')}: try again, or from another network. If one name alone fails again, your registrar's servers or DNSSEC are wrong there.`,
            'hand',
          ),
        ];
  };

export const sender: Part = { name: 'Sender of mails', check: checkSender(systemDns) };
