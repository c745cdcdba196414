// The parts of a block's rows, divided where a sign divides nearly all of them: 'Ophelia (Hamlet)', 'Hamlet by A. Rao'. What
// is recognised by itself keeps its place among them.
import { peel } from './credit-parts.ts';
import type { Part } from './found.ts';
import { COMMA, splitAtCommas, splitOutside, trimmed } from './split-text.ts';
import { isCompany, looksLikeRole, type PartKind } from './credit-words.ts';
import { dividedOf, inferFields, isUndivided, type Draft, type Fields } from './infer-fields.ts';
import { mostFrequent, share } from './share.ts';

/** Nearly all rows have what is alike in a block. */
const ALIKE = 0.7;
const HALF = 0.5;
/** Fewer rows have a sign by chance. */
const LEAST = 0.15;

/** A sign between two texts of a part, and what they are, where it says so. */
interface Sign {
  /** What a line has that it divides. */
  readonly mark: RegExp;
  /** Two or three texts, or none. */
  readonly halvesOf: (text: string) => readonly string[];
  readonly first?: 'role';
  readonly other?: 'role' | 'production';
  /** Whether titles may have it, too: it divides only where a field is missing. */
  readonly isLoose?: boolean;
  /** The field of the parts that it divides. */
  readonly within?: 'production';
  /** So many rows have it, if fewer than nearly all are enough. */
  readonly least?: number;
}

const between =
  (pattern: RegExp) =>
  (text: string): readonly string[] =>
    pattern.exec(text)?.slice(1).filter(Boolean) ?? [];
const twoAt =
  (sign: RegExp) =>
  (text: string): readonly string[] =>
    splitOutside(text, sign).map(trimmed);

const BY = / by /;

/** 'The Hill Theatre (Ila Rao)': a company, and in brackets a name of two or three words. */
const directed = (text: string): readonly string[] => {
  const [, company = '', name = ''] =
    /^(.{2,80}?) \((?:dr?\. )?(\p{Lu}[\p{L}.’'-]*(?: (?:de |van |von |[&+] )?\p{Lu}[\p{L}.’'-]*){1,5})\)$/u.exec(
      text,
    ) ?? [];
  return company !== '' && !isCompany(name) && !looksLikeRole(name) ? [company, name] : [];
};

/** The signs that divide each row that has them, whatever the others have. */
const CERTAIN: readonly Sign[] = [
  {
    mark: /^play/i,
    halvesOf: between(/^(?:played|playing|plays) (.{2,80}?) in (.{2,80})$/iu),
    first: 'role',
  },
  { mark: / as /i, halvesOf: between(/^(.{2,80}?),? as (?:an? )?(.{2,80})$/iu), other: 'role' },
];

/** The signs that divide nearly all rows of a block, the clearest first. */
const SIGNS: readonly Sign[] = [
  { mark: /[·•|]/, halvesOf: twoAt(/\s[·•|]\s/g), least: LEAST },
  {
    mark: /\b(?:Actor|Actress|Performer)/,
    halvesOf: between(/^((?:Actor|Actress|Performer)(?: ?[/&] ?\S+| and \S+)?) ([\p{Lu}\p{N}].*)$/u),
  },
  { mark: /\([^()]+\)$/, halvesOf: directed, within: 'production' },
  { mark: /[–—-]/, halvesOf: twoAt(/\s[–—-]{1,2}\s|—/g) },
  {
    mark: / in /,
    halvesOf: between(/^(.{2,80}?),? in (?:the )?([\p{Lu}\p{Lo}\p{N}"“‘’'].*)$/u),
    first: 'role',
  },
  {
    mark: / (?:at|on) /,
    halvesOf: between(/^(.{2,80}?) (?:at|on) ((?:the )?[\p{Lu}\p{Lo}\p{N}&].*)$/u),
    other: 'production',
    isLoose: true,
  },
  {
    mark: BY,
    // 'Salt Road by Molière', not 'Stand by Me'
    halvesOf: between(/^(.{2,80}?),? by (?!(?:Me|Us|You|Night|Day)$)([\p{Lu}\p{Lo}\p{N}&].*)$/u),
    other: 'production',
    least: HALF,
  },
  {
    mark: /[([{](?!\d)/,
    halvesOf: between(/^(.{1,80}?) ?[([{]([^()[\]{}]{2,60})[)\]}](?: ([\p{L}&].*))?$/u),
    isLoose: true,
  },
  { mark: /["“„]/, halvesOf: between(/^(.{2,60}?) ["“„]([^"“”„]{2,60})["”“]$/u), isLoose: true },
  { mark: /:/, halvesOf: between(/^([^:]{2,60}): (.{2,80})$/u), isLoose: true },
  { mark: /\//, halvesOf: twoAt(/\s\/{1,2}\s/g), isLoose: true },
  { mark: /\//, halvesOf: twoAt(/\//g), isLoose: true },
  { mark: COMMA, halvesOf: twoAt(COMMA), isLoose: true },
];

const MOST_SIGNS = 4;
/** Parts that a sign may divide, the first ones first. */
const PLACES = [0, 1, 2, 3, 4];

/** The rows that lack a field which a credit has, by what their columns most likely are. */
function lackingOf(rows: readonly Draft[], columns: Fields['columns']): readonly Draft[] {
  const has = ({ found, parts }: Draft, field: 'title' | 'role' | 'production'): boolean => {
    const known = found[field];
    return (
      known.length > 0 ||
      parts.some(({ text, hasSize }, at) => columns[at] === field && (text !== '' || hasSize))
    );
  };
  return rows.filter(
    (draft) =>
      !has(draft, 'title') || !has(draft, 'production') || (!has(draft, 'role') && draft.found.size === ''),
  );
}

/** The draft with the part at a place in two, or with what the sign says they are. */
function dividedAt(draft: Draft, at: number, { mark, halvesOf, first, other }: Sign): Draft {
  const { found, parts, maker } = draft;
  const texts = halvesOf(parts[at]?.text ?? '');
  if (texts.length < 2 || texts.length > 3 || texts.includes('')) return draft;
  if ((first ?? other) === 'role' && found.role !== '') return draft;
  // Who wrote a play that others made is no part of a credit.
  const isMade =
    maker !== '' ||
    found.production.length > 0 ||
    parts.some(({ text }, index) => index !== at && isCompany(text));
  const halves = texts.flatMap((text, half): readonly Part[] => {
    const field = half === 0 ? first : half === 1 ? other : undefined;
    if (field === 'role' && found.role === '') {
      const [role, ...others] = peel(found, text);
      found.role ||= role?.text ?? '';
      return others;
    }
    if (field === 'production') {
      if (mark !== BY || !isMade) found.production.push(...splitAtCommas(text));
      return [];
    }
    return peel(found, text, at + half > 0);
  });
  return { ...draft, parts: [...parts.slice(0, at), ...halves, ...parts.slice(at + 1)] };
}

/** Whether a row has a field less than a credit may have. */
const isShort = ({ found, parts }: Draft): boolean =>
  parts.filter(({ taken }) => taken === undefined).length + Math.min(1, found.production.length) <= 2;

const BRACKETED = /^(.{1,80}?) ?[([]([^()[\]]{2,60})[)\]]$/u;

/** The drafts with what stands in brackets behind nearly all roles as a part, if nothing else says who made the works. */
function withoutBracketed(drafts: readonly Draft[]): readonly Draft[] {
  const isOpen = ({ found }: Draft): boolean => found.production.length === 0 && BRACKETED.test(found.role);
  const played = drafts.filter(({ found }) => found.role !== '');
  const isDone = ({ line, found }: Draft): boolean => found.production.length > 0 && line.includes('(');
  if (played.length < 2 || share(played, (draft) => isOpen(draft) || isDone(draft)) < ALIKE) return drafts;
  return drafts.map((draft) => {
    if (!isOpen(draft)) return draft;
    const [, role = '', inside = ''] = BRACKETED.exec(draft.found.role) ?? [];
    draft.found.role = role;
    return { ...draft, parts: [...draft.parts, ...peel(draft.found, inside)] };
  });
}

/** 'Hamlet (Hill Rep)' */
const MADE = /^(.{1,80}?) \((?!\d)([^()]{2,60})\)$/u;

/** The drafts with who made the works in brackets behind the titles, where these are recognised in most rows. */
function withMakers(drafts: readonly Draft[]): readonly Draft[] {
  const hasBracket = ({ line }: Draft): boolean => /\((?!\d)/.test(line);
  const isMade = ({ line, found }: Draft): boolean =>
    found.production.some((maker) => line.includes(`(${maker}`));
  const rows = dividedOf(drafts).filter(hasBracket);
  if (rows.length < 3 || share(rows, isMade) < HALF) return drafts;
  return drafts.map((draft) => {
    const [first, ...others] = draft.parts;
    const [, title = '', maker = ''] = MADE.exec(first?.text ?? '') ?? [];
    if (!first || title === '' || isUndivided(draft)) return draft;
    draft.found.production.push(maker);
    return { ...draft, parts: [{ ...first, text: title }, ...others] };
  });
}

/** The drafts with their parts divided where a sign divides nearly all of them: 'Hamlet as Ophelia', 'Ophelia (Hamlet)'. */
export function withDivided(drafts: readonly Draft[], part: PartKind | undefined): readonly Draft[] {
  if (part === 'award') return drafts;
  let all: readonly Draft[] = drafts.map((draft) =>
    isUndivided(draft) || draft.found.role !== '' || !isShort(draft)
      ? draft
      : CERTAIN.reduce((each, sign) => dividedAt(each, 0, sign), draft),
  );
  all = withMakers(withoutBracketed(all));
  for (let round = 0; round < MOST_SIGNS; round += 1) {
    const rows = dividedOf(all);
    const { columns } = inferFields(rows, undefined);
    const missing = lackingOf(rows, columns);
    // Beside a company only half of the rows need to name a role.
    const hasMakers = share(rows, ({ found }) => found.production.length > 0) >= ALIKE;
    const divides = (
      { mark, halvesOf, first, within, isLoose = false, least = ALIKE }: Sign,
      at: number,
    ): boolean => {
      const enough = first === 'role' && hasMakers ? HALF : least;
      const isDivided = ({ parts }: Draft): boolean => {
        const { length } = halvesOf(parts[at]?.text ?? '').filter(Boolean);
        return length === 2 || length === 3;
      };
      // What it divides in a row may be recognised by itself, as is a title in quotation marks.
      const isDone = (draft: Draft): boolean =>
        missing.includes(draft)
          ? draft.parts[at]?.isQuoted === true && halvesOf(draft.line).length > 1
          : draft.line.search(mark) >= 0;
      return (
        (!isLoose || missing.length > 0) &&
        (within === undefined || columns[at] === within) &&
        rows.length > 1 &&
        share(rows, isDivided) >= LEAST &&
        share(rows, (draft) => isDivided(draft) || isDone(draft)) >= enough
      );
    };
    const found = PLACES.flatMap((at) => SIGNS.map((sign) => ({ sign, at }))).find(({ sign, at }) =>
      divides(sign, at),
    );
    if (!found) return all;
    all = all.map((draft) => (isUndivided(draft) ? draft : dividedAt(draft, found.at, found.sign)));
  }
  return all;
}

/** The drafts with titles that stand first and in quotation marks in a few rows as the first part, as in the others. */
export function withFirstTitles(drafts: readonly Draft[]): readonly Draft[] {
  if (share(drafts, ({ found }) => found.title !== '') >= ALIKE) return drafts;
  return drafts.map((draft) => {
    const { line, found, parts } = draft;
    const at = line.indexOf(found.title);
    const isFirst = at >= 0 && parts.every(({ text }) => text !== '' && line.indexOf(text) > at);
    if (found.title === '' || !isFirst || parts.length === 0) return draft;
    const title = { text: found.title, hasSize: false, isQuoted: true };
    return { ...draft, found: { ...found, title: '' }, parts: [title, ...parts] };
  });
}

/** The parts with a size of role as one of them: 'Urinetown (Ensemble)' beside 'Alice (Cheshire Cat)'. */
function withSize(parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ text, hasSize }) => hasSize && text !== '');
  const size = { text: '', hasSize: true };
  return at < 0 ? parts : [...parts.slice(0, at + 1), size, ...parts.slice(at + 1)];
}

/** The drafts with as many parts as most of them have: what is recognised keeps its place in them, and in no others. */
export function aligned(drafts: readonly Draft[]): readonly Draft[] {
  const counts = drafts.filter((draft) => !isUndivided(draft)).map(({ parts }) => parts.length);
  const usual = mostFrequent(counts) ?? 0;
  return drafts.map((draft) => {
    const { parts } = draft;
    if (parts.length === usual || isUndivided(draft)) return draft;
    const bare = parts.filter(({ taken }) => taken === undefined);
    const sized = bare.length === usual - 1 && draft.found.role === '' ? withSize(bare) : bare;
    return { ...draft, parts: sized };
  });
}
