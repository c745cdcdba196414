// What a user takes over from an old CV: blocks with their kinds and ticks, and details for other fields of the form.
import { heightSpelling } from '@marquee/domain/profile/height';
import type { Credit } from '@marquee/domain/profile/credit';
import type { LanguageLevel } from '@marquee/domain/profile/options';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { customSkill, findSkill, skillName } from '@marquee/domain/profile/skills';
import { internationalDigits } from '@marquee/domain/profile/phone-number';
import { LIMITS } from '@marquee/domain/values/limits';
import { withLanguage } from '../fields/with-language.ts';
import type { CvRow, RowDoubt, RowOrder } from './block-rows.ts';
import type { Detail } from './cv-details.ts';
import type { PartKind } from './credit-words.ts';
import { isCreditKind, isListKind, listItems, type ListItem } from './list-items.ts';
import type { CvBlock, ReadCv } from './read-cv.ts';

/** `known`: the form has it already. */
export type EntryProblem = 'untitled' | 'too-long' | 'known';

/** One row of a block, as what the block was taken for. */
export interface Entry {
  readonly name: string;
  readonly credit: Credit | undefined;
  readonly item: ListItem | undefined;
  readonly rest: string;
  readonly doubt: RowDoubt | undefined;
  readonly problem: EntryProblem | undefined;
}

export interface BlockChoice {
  readonly block: CvBlock;
  readonly kind: PartKind | undefined;
  /** The chosen one of the block's orders. */
  readonly order: number;
  readonly entries: readonly Entry[];
  /** The places of the ticked entries. */
  readonly chosen: ReadonlySet<number>;
}

/**
 * `several`: the CV has other values too. `replaces`: the form has another value. `no-country`: the number does not say
 * of which country it is. `no-field`: a profile has no such field.
 */
export type OfferReason = 'several' | 'replaces' | 'no-country' | 'no-field';

export interface Offer {
  readonly detail: Detail;
  readonly reason: OfferReason | undefined;
  readonly isChosen: boolean;
}

const isSame = (one: Credit, other: Credit): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() &&
  one.role.toLowerCase() === other.role.toLowerCase() &&
  (one.year === other.year || one.year === 0 || other.year === 0);

/** Why a credit cannot be added as it is, or that the list has it already. */
function creditProblem(credit: Credit, credits: readonly Credit[]): EntryProblem | undefined {
  const { title, role, production, link } = credit;
  if (title.trim() === '') return 'untitled';
  if ([title, role, production].some((text) => text.length > LIMITS.creditText)) return 'too-long';
  if (link.length > LIMITS.url) return 'too-long';
  return credits.some((each) => isSame(each, credit)) ? 'known' : undefined;
}

const isKnownItem = (kind: PartKind, { value }: ListItem, form: ProfileForm): boolean => {
  const same = (other: string): boolean => other.toLowerCase() === value.toLowerCase();
  if (kind === 'training') return form.education.includes(value);
  return kind === 'skills'
    ? form.skills.some((stored) => same(skillName(stored)))
    : form.languages.some(same);
};

/** The rows of a block as entries of a kind; as credits while nobody knows what they are. */
function entriesOf({ rows }: CvBlock, kind: PartKind | undefined, form: ProfileForm): Entry[] {
  if (isListKind(kind)) {
    return listItems(kind, rows).map((item) => ({
      name: item.value,
      credit: undefined,
      item,
      rest: '',
      doubt: undefined,
      problem: isKnownItem(kind, item, form) ? 'known' : undefined,
    }));
  }
  return rows.map(({ line, credit: read, kindNamed, rest, doubt }) => {
    const credit = { ...read, kind: kindNamed ?? (isCreditKind(kind) ? kind : read.kind) };
    const problem = creditProblem(credit, form.credits);
    return { name: credit.title || line, credit, item: undefined, rest, doubt, problem };
  });
}

/** The places of all entries that can be taken over. */
export const allOf = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(entries.flatMap(({ problem }, index) => (problem === undefined ? [index] : [])));

const LIMITED = ['credits', 'skills', 'languages'] as const;

/** A list of the form that takes a limited number of entries. */
type LimitedList = (typeof LIMITED)[number];

/** The list that the entries of a kind go to. */
const listOf = (kind: PartKind | undefined): LimitedList | 'training' =>
  isListKind(kind) ? kind : 'credits';

/** A block at first: ticked if it is sure, as long as the form has room. */
function firstChoice(block: CvBlock, form: ProfileForm, room: number | undefined): BlockChoice {
  const { kind, isSure, rows } = block;
  const entries = entriesOf(block, kind, form);
  const isCertain = ({ item }: Entry, index: number): boolean =>
    item ? item.isKnown : rows[index]?.isSound === true;
  const mayTick = isSure && !(kind === 'training' && form.education.trim() !== '');
  const sure = [...allOf(entries)].filter((index) => {
    const entry = entries[index];
    return mayTick && entry !== undefined && isCertain(entry, index);
  });
  return { block, kind, order: 0, entries, chosen: new Set(sure.slice(0, room)) };
}

/** The blocks of a CV with what is ticked at first. */
export function firstChoices({ blocks }: ReadCv, form: ProfileForm): BlockChoice[] {
  const room = new Map<string, number>(
    LIMITED.map((list) => [list, Math.max(0, LIMITS[list] - form[list].length)]),
  );
  return blocks.map((block) => {
    const list = listOf(block.kind);
    const left = room.get(list);
    const choice = firstChoice(block, form, left);
    if (left !== undefined) room.set(list, left - choice.chosen.size);
    return choice;
  });
}

/** A block as another kind, with all of it ticked: whoever says what it is wants it. */
export function withKind({ block, order }: BlockChoice, kind: PartKind, form: ProfileForm): BlockChoice {
  const entries = entriesOf(block, kind, form);
  return { block, kind, order, entries, chosen: kind === 'none' ? new Set() : allOf(entries) };
}

/** The orders of fields among which its owner may choose for a block that is not sure. */
export const ordersOf = ({ block, kind }: BlockChoice): readonly RowOrder[] =>
  isListKind(kind) || kind === 'none' || block.isSure || block.orders.length < 2 ? [] : block.orders;

/** A block with its fields in another of its orders, all of it ticked if its kind is known. */
export function withOrder(
  { block, kind, chosen }: BlockChoice,
  order: number,
  form: ProfileForm,
): BlockChoice {
  const rows = block.orders[order]?.rows.map((row) => ({ ...row, isSound: true })) ?? block.rows;
  const ordered = { ...block, rows };
  const entries = entriesOf(ordered, kind, form);
  return { block: ordered, kind, order, entries, chosen: kind === undefined ? chosen : allOf(entries) };
}

/** A block with a credit as its owner has corrected it, which neither another kind nor another order changes. */
export function withEdit(choice: BlockChoice, at: number, credit: Credit): BlockChoice {
  const { block, entries, chosen } = choice;
  const told = { credit, rest: '', doubt: undefined };
  const withTold = <Row extends CvRow>(rows: readonly Row[]): Row[] =>
    rows.map((row, index) => (index === at ? { ...row, ...told, kindNamed: credit.kind } : row));
  return {
    ...choice,
    block: {
      ...block,
      rows: withTold(block.rows),
      orders: block.orders.map((order) => ({ ...order, rows: withTold(order.rows) })),
    },
    entries: entries.map((entry, index) =>
      index === at ? { ...entry, ...told, name: credit.title, problem: undefined } : entry,
    ),
    chosen: new Set([...chosen, at]),
  };
}

function reasonOf({ name, value, others, isSure }: Detail, form: ProfileForm): OfferReason | undefined {
  if (name === 'email') return 'no-field';
  const now = form[name].trim();
  if (now !== '' && now !== value) return 'replaces';
  if (!isSure) return name === 'phone_number' ? 'no-country' : 'several';
  return others.length > 0 ? 'several' : undefined;
}

const isKnownDetail = ({ name, value }: Detail, form: ProfileForm): boolean =>
  (name === 'height' && form.height === heightSpelling(value)) ||
  (name === 'phone_number' && internationalDigits(form.phone_number) === internationalDigits(value));

/** The details that the form does not have yet; those without a reason for doubt are ticked. */
export const offersOf = ({ details }: ReadCv, form: ProfileForm): Offer[] =>
  details
    .filter((detail) => !isKnownDetail(detail, form))
    .map((detail) => {
      const reason = reasonOf(detail, form);
      return { detail, reason, isChosen: reason === undefined };
    });

const chosenEntries = ({ entries, chosen }: BlockChoice): Entry[] =>
  entries.filter((_entry, index) => chosen.has(index));

/** What is ticked of a list, in the order of the CV. */
const tickedOf = (choices: readonly BlockChoice[], list: LimitedList | 'training'): Entry[] =>
  choices.filter(({ kind }) => listOf(kind) === list).flatMap(chosenEntries);

/** The entries, each once: two blocks may name the same skill. */
function once(entries: readonly Entry[]): Entry[] {
  const keys = entries.map(({ credit, name }) => (credit ? JSON.stringify(credit) : name).toLowerCase());
  return entries.filter((_entry, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** How many entries and details are ticked. */
export const countChosen = (choices: readonly BlockChoice[], offers: readonly Offer[]): number =>
  ([...LIMITED, 'training'] as const).reduce(
    (sum, list) => sum + once(tickedOf(choices, list)).length,
    offers.filter(({ isChosen }) => isChosen).length,
  );

export interface Excess {
  readonly list: LimitedList;
  /** How many more are ticked than the list has room for. */
  readonly over: number;
}

/** The first list of which more is ticked than the form has room for. */
export function excessOf(choices: readonly BlockChoice[], form: ProfileForm): Excess | undefined {
  return LIMITED.map((list) => {
    const ticked = once(tickedOf(choices, list)).length;
    return { list, over: Math.min(ticked, ticked + form[list].length - LIMITS[list]) };
  }).find(({ over }) => over > 0);
}

function withLists(form: ProfileForm, choices: readonly BlockChoice[], now: number): ProfileForm {
  const languages = tickedOf(choices, 'languages');
  const levels = languages.flatMap(({ name, item }): [string, LanguageLevel][] =>
    item?.level ? [[name, item.level]] : [],
  );
  const skills = once(tickedOf(choices, 'skills')).map(
    ({ name }, index) => findSkill(name)?.skill_name ?? customSkill(name, now + index),
  );
  const education = [
    form.education.trim(),
    ...once(tickedOf(choices, 'training')).map(({ name }) => name),
  ].filter((text) => text !== '');
  return {
    ...form,
    languages: languages.reduce((list, { name }) => withLanguage(list, name), form.languages),
    language_levels: { ...Object.fromEntries(levels), ...form.language_levels },
    skills: [...form.skills, ...skills].slice(0, LIMITS.skills),
    education: education.join('\n').slice(0, LIMITS.longText),
  };
}

/** The form with what was ticked; new credits stand before the others. `now` is a time in milliseconds. */
export function withChosen(
  form: ProfileForm,
  choices: readonly BlockChoice[],
  offers: readonly Offer[],
  now: number,
): ProfileForm {
  const credits = once(tickedOf(choices, 'credits')).flatMap(({ credit }) => credit ?? []);
  const details = offers
    .filter(({ isChosen, reason }) => isChosen && reason !== 'no-field')
    .map(({ detail: { name, value } }) => [name, name === 'height' ? heightSpelling(value) : value] as const);
  return {
    ...withLists(form, choices, now),
    ...Object.fromEntries(details),
    credits: [...credits.slice(0, LIMITS.credits - form.credits.length), ...form.credits],
  };
}
