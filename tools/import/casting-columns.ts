// The columns of credits, facts and agent: JSON as the product spells it, or plain texts, one column a fact.
import { readCredits, type Credit } from '@marquee/domain/credit';
import { readCreditLines } from '@marquee/domain/credit-lines';
import { EMPTY_FACTS, readFacts, type Facts } from '@marquee/domain/facts';
import { LIMITS } from '@marquee/domain/limits';
import { readRepresentation, type Representation } from '@marquee/domain/representation';
import { storable, textOf, type Row } from './values.ts';

export interface CastingColumns {
  readonly credits: readonly Credit[];
  readonly facts: Facts;
  readonly representation: Representation | null;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

const short = (text: string, max: number): string => storable(storable(text).slice(0, max)).trim();

/** Credits as JSON, or as the lines of a CV; what a line says beside its credit stays with the production. */
function creditsOf(value: unknown): Credit[] {
  const list = parsed(value);
  const credits = Array.isArray(list)
    ? readCredits(list)
    : readCreditLines(textOf(value)).map(({ credit, rest }) => ({
        ...credit,
        production: [credit.production, rest].filter((part) => part !== '').join(', '),
      }));
  return credits.slice(0, LIMITS.credits).map((credit) => ({
    ...credit,
    title: short(credit.title, LIMITS.creditText),
    role: short(credit.role, LIMITS.creditText),
    production: short(credit.production, LIMITS.creditText),
    link: credit.link.length > LIMITS.url ? '' : credit.link,
  }));
}

/** Facts as JSON in `facts`, and each in a column of its own name; accents and cities are separated by commas. */
function factsOf(row: Row): Facts {
  const columns = Object.keys(EMPTY_FACTS).flatMap((name) => {
    const text = textOf(row[name]);
    if (text === '') return [];
    const isList = name === 'accents' || name === 'local_cities';
    return (isList ? text.split(',') : [text]).map((entry) => `${name}: ${short(entry, LIMITS.shortText)}`);
  });
  const facts = readFacts(parsed(row['facts']));
  const own = readFacts(columns);
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const column = own[name as keyof Facts];
      return [name, column.length > 0 ? column : value];
    }),
  ) as unknown as Facts;
}

function representationOf(row: Row): Representation | null {
  const json = readRepresentation(parsed(row['representation']));
  if (json) return json;
  return readRepresentation({
    name: short(textOf(row['agent_name']), LIMITS.shortText),
    company: short(textOf(row['agent_company']), LIMITS.shortText),
    phone: short(textOf(row['agent_phone']), LIMITS.phone),
    email: short(textOf(row['agent_email']), LIMITS.shortText),
  });
}

export const castingColumns = (row: Row): CastingColumns => ({
  credits: creditsOf(row['credits']),
  facts: factsOf(row),
  representation: representationOf(row),
});
