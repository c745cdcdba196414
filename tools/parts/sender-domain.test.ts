import { expect, test } from 'vitest';
import { readWanted } from '../doctor/repository.ts';
import { HEALTHY_FUNCTIONS, HEALTHY_PROJECT } from './healthy-settings.ts';
import { checkSender } from './sender-domain.ts';

type Zone = Readonly<Record<string, readonly string[]>>;

const HEALTHY: Zone = {
  'TXT marquee.in': ['google-site-verification=x', 'v=spf1 include:_spf.provider.example ~all'],
  'TXT k1._domainkey.marquee.in': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  'TXT _dmarc.marquee.in': ['v=DMARC1; p=none; rua=mailto:dmarc@marquee.in'],
  'MX marquee.in': ['mx.provider.example'],
};

/** Fails as Node's resolver does. */
const failing = (code: string): Promise<never> =>
  Promise.reject(Object.assign(new Error(`query ${code}`), { code }));

const dnsOf = (zone: Zone) => ({
  // A long record comes in parts of at most 255 bytes.
  resolveTxt: async (name: string) =>
    (zone[`TXT ${name}`] ?? (await failing('ENODATA'))).map((text) => [text.slice(0, 20), text.slice(20)]),
  resolveMx: async (name: string) =>
    (zone[`MX ${name}`] ?? (await failing('ENOTFOUND'))).map((exchange) => ({ exchange, priority: 1 })),
});

const finds = async (zone: Zone | ReturnType<typeof dnsOf>, settings = {}) => {
  const dns = 'resolveMx' in zone ? (zone as ReturnType<typeof dnsOf>) : dnsOf(zone);
  const wanted = { ...readWanted(HEALTHY_PROJECT), functionsEnv: { ...HEALTHY_FUNCTIONS, ...settings } };
  const never = () => Promise.reject(new Error('not asked'));
  const findings = await checkSender(() => dns)({
    projectId: HEALTHY_PROJECT,
    api: { get: never, post: never },
    wanted,
    fetch: never,
  });
  return findings.map(({ level, what }) => `${level}: ${what}`);
};

test('a domain with SPF, DKIM, DMARC and a mailbox lacks nothing', async () => {
  expect(await finds(HEALTHY)).toEqual([
    'ok: SPF of marquee.in: v=spf1 include:_spf.provider.example ~all',
    'ok: DKIM: a key at k1._domainkey.marquee.in',
    'ok: DMARC at _dmarc.marquee.in: p=none',
    expect.stringMatching(/^ok: marquee\.in takes mails/),
  ]);
});

test('an empty domain lacks all four, and each finding says which record to set', async () => {
  expect(await finds({})).toEqual([
    'missing: SPF of marquee.in: not there',
    'warning: DKIM of marquee.in: no key at the names of well-known providers',
    'missing: DMARC of marquee.in: not there',
    expect.stringMatching(/^missing: no server takes mails to hello@marquee\.in/),
  ]);
});

test.each<[string, Zone, string]>([
  [
    'two records of SPF, of which mailboxes take none',
    { 'TXT marquee.in': ['v=spf1 include:a.example ~all', 'v=spf1 include:b.example ~all'] },
    'missing: SPF of marquee.in: 2 records, of which mailboxes take none',
  ],
  [
    'an SPF that lets everybody send',
    { 'TXT marquee.in': ['v=spf1 +all'] },
    'missing: SPF of marquee.in lets everybody send',
  ],
  [
    'an SPF without an end',
    { 'TXT marquee.in': ['v=spf1 include:a.example'] },
    'warning: SPF of marquee.in ends without all',
  ],
  [
    'a revoked key of DKIM',
    { 'TXT k1._domainkey.marquee.in': ['v=DKIM1; p='] },
    'missing: DKIM: the key at k1._domainkey.marquee.in is revoked',
  ],
  [
    'a DMARC without a policy',
    { 'TXT _dmarc.marquee.in': ['v=DMARC1; rua=mailto:a@marquee.in'] },
    'missing: DMARC at _dmarc.marquee.in has no policy',
  ],
  [
    'two policies of DMARC',
    { 'TXT _dmarc.marquee.in': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
    'missing: DMARC at _dmarc.marquee.in: 2 records, of which mailboxes take none',
  ],
  [
    'a domain that refuses all mails',
    { 'MX marquee.in': ['.'] },
    'missing: no server takes mails to hello@marquee.in: what bounces later, and each answer, is lost',
  ],
])('the doctor names %s', async (_what, changes, finding) => {
  expect(await finds({ ...HEALTHY, ...changes })).toContain(finding);
});

test('an SPF that leads to another domain’s is taken', async () => {
  const found = await finds({ ...HEALTHY, 'TXT marquee.in': ['v=spf1 redirect=_spf.provider.example'] });
  expect(found[0]).toMatch(/^ok: SPF/);
});

test('a named selector is asked alone, and the policy of the domain above holds', async () => {
  const settings = { MAIL_FROM: 'Marquee <hello@mail.marquee.in>', MAIL_DKIM_SELECTOR: 'abc' };
  const found = await finds({ ...HEALTHY, 'TXT k1._domainkey.mail.marquee.in': ['p=MIIB'] }, settings);
  expect(found).toContain('missing: DKIM: no key at abc._domainkey.mail.marquee.in');
  expect(found).toContain('ok: DMARC at _dmarc.marquee.in: p=none');
});

test('a resolver that does not answer is reported as not seen, and nothing as missing', async () => {
  const silent = { resolveTxt: () => failing('ETIMEOUT'), resolveMx: () => failing('ETIMEOUT') };
  expect(await finds(silent)).toEqual(['unknown: DNS of marquee.in: not seen']);
});

test('a name alone that DNS does not answer for leaves the other findings as they are', async () => {
  const dns = dnsOf(HEALTHY);
  const found = await finds({
    resolveMx: dns.resolveMx,
    resolveTxt: (name) => (name.startsWith('_dmarc.') ? failing('ESERVFAIL') : dns.resolveTxt(name)),
  });
  expect(found).toEqual([
    expect.stringMatching(/^ok: SPF/),
    expect.stringMatching(/^ok: DKIM/),
    expect.stringMatching(/^ok: marquee\.in takes mails/),
    'unknown: DNS of marquee.in: partly not seen',
  ]);
});

test('no domain is asked for while MAIL_FROM is a placeholder', async () => {
  expect(await finds({}, { MAIL_FROM: 'Marquee <hello@your.domain>' })).toEqual([]);
});
