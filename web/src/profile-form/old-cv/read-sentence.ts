// Credits that are told in sentences: 'Worked in the film ‘Masaan’ as Devi, directed by Neeraj Ghaywan (2015)'.
import { headingNamed, isCompany, kindNamed, sizeNamed } from './credit-words.ts';
import type { Found } from './found.ts';
import { splitAtCommas, splitOutside, trimmed } from './split-text.ts';
import { isCreditKind } from './list-items.ts';
import { share } from './share.ts';
import { YEAR } from './cv-years.ts';

const VERB =
  /^(?:(?:i|have|has|had|also|he|she|was|been)\s+){0,3}(worked|acted|appeared|featured|performed|seen|starred|played|portrayed|essayed|enacted|did|done|cast|debuted|made my debut|(?:lead|leading|main|supporting|cameo|guest|negative) (?:role|actor|actress|part))(?!\p{L})/iu;
const QUOTED = /["“„«]([^"“”„«»]{1,100})["”»]|(?:^|\s)[‘']([^‘’]{1,100}?)[’'](?![\p{L}])/u;
/** What follows a role, a director or a company in a sentence. */
const NEXT = /[,;(]|\.(?=\s|$)|\s(?:in|for|by|with|directed|dir\.?|produced|under|on|at|as|opposite)\s|$/iu;
const ROLE = /(?:^|\P{L})(?:as|(?:the\s+)?(?:role|part|character)\s+of|playing)\s+/iu;
const DIRECTOR = /(?:^|\P{L})(?:directed\s+by|dir\.?\s*(?:by|:)?|under(?:\s+the\s+direction\s+of)?|by)\s+/iu;
const COMPANY = /(?:^|\P{L})(?:for|on|with|produced\s+by|at)\s+/iu;
const PLAYED = /^(?:played|portrayed|essayed|enacted|did|done)$/i;

/** The words after a mark, up to what follows; '' without the mark. */
function after(text: string, mark: RegExp): string {
  const at = mark.exec(text);
  if (!at) return '';
  // The dot of an initial ends nothing.
  const rest = text.slice(at.index + at[0].length).replace(/(^|\P{L})(\p{Lu})\./gu, '$1$2\u2024');
  return trimmed(rest.slice(0, rest.search(NEXT)).replaceAll('\u2024', '.'));
}

/** Reads a sentence with a title in quotation marks into `found`; returns whether it is one. */
export function takeSentence(found: Found, line: string): boolean {
  const verb = VERB.exec(line);
  const quoted = QUOTED.exec(line);
  if (!verb || !quoted || quoted.index < verb[0].length) return false;
  const before = line.slice(verb[0].length, quoted.index).trim();
  const rest = line.slice(quoted.index + quoted[0].length);
  found.title = trimmed(quoted[1] ?? quoted[2] ?? '');
  const [, played = ''] = PLAYED.test(verb[1] ?? '')
    ? (/^(?:the (?:role|part|character) of )?(.{2,60}?) in(?: .*)?$/i.exec(before) ?? [])
    : [];
  found.role = trimmed(played) || after(rest, ROLE);
  const size = sizeNamed(found.role.replace(/^(?:the|a)\s/i, '')) ?? sizeNamed(verb[1] ?? '');
  if (size !== undefined && sizeNamed(verb[1] ?? '') === undefined) found.role = '';
  found.size = size ?? '';
  const [, company = ''] = /^\s*\(([^()]{2,60})\)/.exec(rest) ?? [];
  if (isCompany(company)) found.production.push(company);
  const kind = before.split(/\s/).filter((word) => !/^(?:in|on|a|an|the|hindi|marathi|of)$/i.test(word));
  found.kind = kindNamed(kind.slice(-2).join(' ')) ?? kindNamed(kind.slice(-1).join(' '));
  for (const name of [after(rest, DIRECTOR), after(rest, COMPANY)]) {
    if (name !== '' && !new RegExp(`^${YEAR.source}$`).test(name)) found.production.push(name);
  }
  const houses = splitAtCommas(rest).filter((part) => isCompany(part) && !DIRECTOR.test(part));
  found.production.push(...houses.filter((house) => !found.production.includes(house)));
  found.year = Number(new RegExp(`(?:^|\\D)(${YEAR.source})(?!\\d)`).exec(rest)?.[1] ?? 0);
  return true;
}

/** 'Theatre includes: Hamlet, Nora (Bush Theatre); …' */
const INCLUDES = /^([^:;,.]{3,40}?) includ(?:es?|ing):? (?=\S)/iu;
/** 'Commercials: Amul, Tanishq, Asian Paints' */
const LABEL = /^(\p{L}[^:;,.]{1,39}) ?: (?=\S)/u;
/** A longer text is no list of an actor's works. */
const LONGEST_LIST = 4000;
const IN_BRACKETS = / ?\(([^()]{2,80})\)$/u;
/** 'Ophelia in Hamlet', but not 'Barefoot in the Park' */
const PLAYED_IN = /^(.{2,60}?) in (\p{Lu}.{1,80})$/u;

export interface IncludedWorks {
  readonly heading: string;
  /** For each work its title, and its role and company with labels. */
  readonly works: readonly (readonly string[])[];
}

/** Works that a sentence lists after what they are; a company in brackets made those before it, too. */
export function includedIn(text: string): IncludedWorks | undefined {
  if (text.length > LONGEST_LIST) return undefined;
  const begin = text.slice(0, 100);
  const included = INCLUDES.exec(begin);
  const [whole = '', heading = ''] = included ?? LABEL.exec(begin) ?? [];
  const kind = heading === '' ? undefined : headingNamed(heading)?.kind;
  if (!isCreditKind(kind) && kind !== 'credits') return undefined;
  // 'Films: Salt Road as Meera (2012); Umeed as Nurse (2015)', 'Plays : Hamlet (as Guard), Nora (as Maid)'
  const listed = [/;/g, /\s\/\s/g, /,/g]
    .map((sign) => splitOutside(text.slice(whole.length), sign).map(trimmed).filter(Boolean))
    .find((items) => items.length > 1);
  const areTold = listed?.every((item) => IN_BRACKETS.test(item)) === true || /;|\s\/\s/.test(text);
  if (!included && listed && areTold)
    return { heading, works: listed.map((item) => [item.replace(/\.$/, '')]) };
  const groups = text
    .slice(whole.length)
    .split(';')
    .filter((part) => trimmed(part) !== '');
  const counts = groups.map((part) => splitAtCommas(part).length);
  // 'Theatre includes: Nurse, Medea (Hill Theatre); Guard, Macbeth (Lake Theatre)': each with its role before it.
  if (included && counts.length > 2 && share(counts, (count) => count === 2) >= 0.7) {
    const played = groups.map((part): string[] => {
      const [role = '', ...titles] = splitAtCommas(part.replace(/\.$/, ''));
      const title = titles.join(', ');
      const maker = IN_BRACKETS.exec(title)?.[1];
      const own = title.replace(IN_BRACKETS, '');
      return [
        ...(own === '' ? [role] : [own, `Role: ${role}`]),
        ...(maker === undefined ? [] : [`Company: ${maker}`]),
      ];
    });
    return { heading, works: played };
  }
  const parts = groups.flatMap((part) => {
    const items = splitAtCommas(part.replace(/\.$/, ''));
    const makers = items.map((item) => IN_BRACKETS.exec(item)?.[1]);
    return items.map((item, at) => ({
      title: item.replace(IN_BRACKETS, ''),
      maker: makers.slice(at).find(Boolean) ?? '',
    }));
  });
  const areRoles = parts.filter(({ title }) => PLAYED_IN.test(title)).length > 1;
  const works = parts.map(({ title, maker }) => {
    const [, role = '', work = title] = areRoles ? (PLAYED_IN.exec(title) ?? []) : [];
    return [work, ...(role === '' ? [] : [`Role: ${role}`]), ...(maker === '' ? [] : [`Company: ${maker}`])];
  });
  const areNames = included
    ? works.length > 1
    : heading.endsWith('s') && works.length > 2 && !/\d{4}/.test(text);
  return areNames ? { heading, works } : undefined;
}
