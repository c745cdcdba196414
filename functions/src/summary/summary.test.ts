import { describe, expect, test } from 'vitest';
import { composeSummary } from './compose-summary.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { isSignature } from '../mail/signed-link.ts';
import { summaryPurpose, unsubscribeLink } from './unsubscribe-link.ts';

const SECRET = 's'.repeat(43);
const ORIGIN = 'https://marquee.example';
const links = { origin: ORIGIN, unsubscribe: unsubscribeLink(ORIGIN, 'asha', 'en', SECRET) };
const facts: SummaryFacts = {
  name: 'Asha Rao',
  views: 14,
  viewsBefore: 9,
  viewers: ['Meera Kulkarni', '<b>Bold & Co</b>'],
  links: [
    { label: "Mukesh's <office>", opens: 3 },
    { label: 'Zoya', opens: 1 },
  ],
  answers: [{ label: "Mukesh's <office>", answer: 'shortlisted' }],
  suggestion: { kind: 'add', part: 'introduction' },
};

describe('composeSummary, which writes the weekly mail', () => {
  const { subject, html, text } = composeSummary(facts, 'en', links);

  test('the summary holds the views, the viewers and one improvement in HTML and in text', () => {
    expect(subject).toBe('Your profile was viewed 14 times this week');
    for (const part of [
      'Hello Asha Rao,',
      '14 views',
      '5 more than the week before',
      'Meera Kulkarni',
      'introduction',
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  test('the summary escapes a viewer’s name in its HTML', () => {
    expect(html).not.toContain('<b>Bold');
    expect(html).toContain('&lt;b&gt;Bold &amp; Co&lt;/b&gt;');
  });

  test('the summary lists the named links that were opened, with their labels escaped in its HTML', () => {
    expect(text).toContain(
      `Your links that people opened\n- Mukesh's <office>: 3 times\n- Zoya: once\nSee your insights: ${ORIGIN}/insights\n`,
    );
    expect(html).toContain('Mukesh&#39;s &lt;office&gt;: 3 times');
    expect(html).not.toContain('<office>');
    expect(composeSummary({ ...facts, links: [] }, 'en', links).html).not.toContain(
      'Your links that people opened',
    );
    expect(composeSummary(facts, 'hi', links).text).toContain("Mukesh's <office>: 3 बार");
  });

  test('the summary lists answers by named links', () => {
    expect(text).toContain("Answers to your links\n- Mukesh's <office>: Shortlisted\n");
    expect(html).toContain('Mukesh&#39;s &lt;office&gt;: Shortlisted');
    expect(composeSummary({ ...facts, answers: [] }, 'en', links).html).not.toContain(
      'Answers to your links',
    );
    expect(composeSummary(facts, 'hi', links).text).toContain("Mukesh's <office>: शॉर्टलिस्ट किया");
  });

  test('the summary loads no picture but the logo, runs no script and links to the site only', () => {
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining(`src="${ORIGIN}/icons/any-192.png"`)]);
    expect(html).not.toMatch(/<script|url\(|<link|background=/);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&')).origin,
    );
    expect(new Set(targets)).toEqual(new Set([ORIGIN]));
  });

  test('the summary stays below the size at which Gmail cuts a mail off', () => {
    const name = 'अ'.repeat(60);
    const long = {
      ...facts,
      viewers: Array.from({ length: 5 }, () => name),
      links: Array.from({ length: 5 }, () => ({ label: name, opens: 1000 })),
    };
    expect(Buffer.byteLength(composeSummary(long, 'hi', links).html)).toBeLessThan(102 * 1024);
  });

  test.each<[string, Partial<SummaryFacts>, string, string | undefined]>([
    ['as many views as the week before', { views: 1, viewsBefore: 1 }, 'Same as the week before', undefined],
    ['fewer views', { views: 2 }, '7 fewer than the week before', undefined],
    ['old details', { suggestion: { kind: 'stale', months: 4 } }, '4 months ago', undefined],
    ['no named viewer', { viewers: [] }, '14 views', 'Who viewed'],
    ['nothing to suggest', { suggestion: undefined }, '14 views', 'One thing to improve'],
  ])('the summary of a week with %s says so, or leaves it out', (_name, change, present, absent) => {
    const mail = composeSummary({ ...facts, ...change }, 'en', links);
    expect(mail.text).toContain(present);
    if (absent !== undefined) expect(mail.html).not.toContain(absent);
  });

  test('the summary of an owner who reads Hindi is in Hindi', () => {
    const mail = composeSummary(facts, 'hi', links);
    expect(mail.subject).toBe('इस हफ़्ते आपकी प्रोफ़ाइल 14 बार देखी गई');
    expect(mail.html).toContain('<html lang="hi">');
    expect(mail.text).toContain('पिछले हफ़्ते से 5 ज़्यादा');
  });
});

describe('the unsubscribe address in the weekly mail', () => {
  const { searchParams, pathname } = new URL(links.unsubscribe);
  const signature = searchParams.get('signature') ?? '';

  test('the unsubscribe address is signed for its account alone', () => {
    expect(pathname).toBe('/api/unsubscribe');
    expect(isSignature(summaryPurpose('asha'), signature, SECRET)).toBe(true);
    expect(isSignature(summaryPurpose('meera'), signature, SECRET)).toBe(false);
    expect(isSignature(summaryPurpose('asha'), signature, 't'.repeat(43))).toBe(false);
    for (const guess of ['', signature.slice(1), `${signature}A`, 'A'.repeat(43)]) {
      expect(isSignature(summaryPurpose('asha'), guess, SECRET)).toBe(false);
    }
  });

  test('no unsubscribe address is made with an empty secret', () => {
    expect(() => unsubscribeLink(ORIGIN, 'asha', 'en', '')).toThrow('UNSUBSCRIBE_SECRET');
  });
});
