// robots.txt keeps crawlers out that gather material for training, and no others.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';

interface Group {
  readonly agents: string[];
  readonly rules: { readonly allows: boolean; readonly path: string }[];
}

/** The groups of a robots.txt (RFC 9309). */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const last = groups.at(-1);
    if (field === 'User-agent') {
      if (last?.rules.length === 0) last.agents.push(value);
      else groups.push({ agents: [value], rules: [] });
    } else if (field !== '') last?.rules.push({ allows: field === 'Allow', path: value });
  }
  return groups;
}

const GROUPS = groupsOf(readFileSync(fromRoot('web/public/robots.txt'), 'utf8'));

/** Whether a crawler may ask for a path: only the crawler's own group applies, of which the longest rule decides. */
function mayAsk(agent: string, path: string): boolean {
  const isNamed = ({ agents }: Group): boolean =>
    agents.some((name) => name.toLowerCase() === agent.toLowerCase());
  const group = GROUPS.find(isNamed) ?? GROUPS.find(({ agents }) => agents.includes('*'));
  const rules = group?.rules.filter((rule) => path.startsWith(rule.path)) ?? [];
  return rules.toSorted((one, other) => other.path.length - one.path.length)[0]?.allows ?? true;
}

test.each(['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot', 'Applebot-Extended', 'meta-externalagent'])(
  '%s, which gathers material for training, is asked to leave profiles and cards alone',
  (agent) => {
    expect([mayAsk(agent, '/asha-rao'), mayAsk(agent, '/api/card/asha-rao')]).toEqual([false, false]);
  },
);

test.each([
  'Googlebot',
  'bingbot',
  'Applebot',
  'DuckDuckBot',
  'OAI-SearchBot',
  'WhatsApp',
  'facebookexternalhit',
  'Twitterbot',
])('%s, which searches or previews links, may read profiles and cards, but not /api/contact', (agent) => {
  expect([mayAsk(agent, '/asha-rao'), mayAsk(agent, '/api/card/asha-rao')]).toEqual([true, true]);
  expect(mayAsk(agent, '/api/contact')).toBe(false);
});
