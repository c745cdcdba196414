// The words that are recognised in old CVs, as they are written in India, in English and Hindi: kinds of
// work, sizes of roles, channels, columns and months. All in lower case, without punctuation.
import type { CreditKind } from '@marquee/domain/profile/credit';
import {
  COLUMNS,
  COMPANIES,
  DETAILS,
  FILLERS,
  GENRES,
  HEADINGS,
  KINDS,
  MONTHS,
  OTHER_WORKS,
  PLAYS,
  SIZES,
} from './cv-vocabulary.ts';

/** The field of a credit that a column holds; `ignored` for numbers and what a credit has no field for. */
export type Column = 'title' | 'role' | 'production' | 'year' | 'kind' | 'size' | 'ignored' | 'unknown';

/** What a part of a CV is: credits of a kind, or of several (`credits`), or another part. */
export type PartKind = CreditKind | 'credits' | 'training' | 'skills' | 'languages' | 'none';

/** The text in lower case, with Hindi's dotted letters in one spelling, without punctuation around it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .replace(/\bt\.\s?v\.?(?!\p{L})/gu, 'tv')
    .replace(/[^\p{L}\p{M}\p{N}\s&+]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Finds the entry of a table that lists the whole text. */
function lookup<Id extends string>(table: Readonly<Record<Id, string>>): (text: string) => Id | undefined {
  const byWord = new Map<string, Id>();
  for (const [id, list] of Object.entries(table) as [Id, string][])
    for (const word of list.split(', ')) {
      byWord.set(plain(word), id);
      // 'TVCOMMERCIALS', as letters with room between them come out of a PDF.
      const joined = plain(word).replaceAll(' ', '');
      if (!byWord.has(joined)) byWord.set(joined, id);
    }
  return (text) => byWord.get(plain(text));
}

/** The kind of work that the whole text names: 'Web Series', 'TVC', 'नाटक'. */
export const kindNamed = lookup(KINDS);

/** The size of role that the whole text names. */
export const sizeNamed = lookup(SIZES);

/** The column that the whole text names. */
export const columnNamed = lookup(COLUMNS);

const companyKind = lookup(COMPANIES);
const OF_HOUSE = / (?:original series|originals?|series|channel|network)$/i;

/**
 * `undefined` unless the whole text names a channel, platform or company; `kind` is that of most of its works, if any.
 */
export function companyNamed(text: string): { readonly kind: CreditKind | undefined } | undefined {
  // 'Netflix Original Series', 'Investigation Discovery Channel'
  const kind = companyKind(text) ?? companyKind(text.replace(OF_HOUSE, ''));
  return kind && { kind: kind === 'any' ? undefined : kind };
}

/** A pattern of all months, as a string. */
export const MONTH = `(?:${MONTHS.replaceAll(', ', '|')})(?![\\p{L}\\p{M}])`;

/** Matches what is more likely a company, a theatre or a school than a person or a role. */
const COMPANY =
  /(?:^|\P{L})(?:theat(?:re|er)s?|théâtre|teatro|comédie|volksbühne|bühnen?|schauspielhaus|(?:staats|stadt|landes)theater|productions?|films?|studios?|entertainments?|pictures|compan(?:y(?!\s\p{L})|ies)|co\.|university|college|school|festival|fest|players|repertory|rep\.?|playhouse|media|tv|network|ltd|pvt|inc|llc|group|cent(?:re|er)|stage|arts|academy|institute|foundation|ensemble|opera|musicals?|shakespeare|broadway|telefilms?|motion|creations?|creatives?|works|house|lab|collective|conservatory|records|music|channel|digital|cinema|cine|vision|talkies|akademi|kendra|mandal|mandali|manch|natya|natyashala|rangmanch|rangmandal|rangbhoomi|sangh|sanstha|parishad|samiti|bhavan|vidyalaya|troupe|society|dramatics|tour|fringe|auditorium|amphitheat(?:re|er)|agency|originals|broadcasting|thesis|orchestra|ballet|repertoire|हाउस|थिएटर|फिल्म्स|फ़िल्म्स|प्रोडक्शन|संस्था|नाट्य|मंडल|मंच|केंद्र|केन्द्र|अकादमी|विद्यालय|समिति|परिषद)(?![\p{L}\p{M}])/iu;

const THEATRE =
  /(?:^|\P{L})(?:theat(?:re|er)s?|rep|repertory|players|playhouse|opera|shakespeare|performing arts|natya|rangmanch|rangmandal|broadway|थिएटर|नाट्य)(?!\p{L})/iu;
/** Whether a text names a theatre or its company. */
export const isTheatre = (text: string): boolean => THEATRE.test(text);

const playNamed = lookup({ play: PLAYS });
/** Whether the whole text is the name of a play that many have played in. */
export const isPlay = (text: string): boolean => playNamed(text) !== undefined;

/** '2 films' */
const COUNTED = /^\d{1,3} \p{Ll}+$/u;
/** Whether a text names a company: by its name or by a word such as 'Productions'. */
export const isCompany = (text: string): boolean =>
  companyNamed(text) !== undefined ||
  (text.length < 120 && COMPANY.test(text) && !isPlay(text) && !COUNTED.test(text));

/** The subject of a heading or a label without credits. */
export const detailNamed = lookup(DETAILS);

const headingKind = lookup(HEADINGS);
const isFiller = lookup({ filler: FILLERS });
const isOtherWorkNamed = lookup({ other: OTHER_WORKS });

/** The words of a text that say something. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => isFiller(word) === undefined);

/** Whether a part of a heading names work for which the product has no kind, and that has titles and roles. */
export const isOtherPart = (part: string): boolean =>
  (isOtherWorkNamed(part) ?? isOtherWorkNamed(wordsOf(part).join(' '))) !== undefined;

/** What a heading's single words name; `filler` if they name nothing by themselves. */
function partNamed(part: string): PartKind | 'filler' | undefined {
  const whole = plain(part);
  // 'Theatre whilst training'
  const text = headingKind(whole) ? whole : whole.replace(/ (?:while|whilst|in|during) training$/, '');
  const bare = wordsOf(text).join(' ');
  if (/(?:up)?on request$/.test(text)) return 'filler';
  const detail = detailNamed(text) ?? detailNamed(bare);
  if (detail === 'education') return 'training';
  if (detail === 'skills' || detail === 'languages') return detail;
  // 'New York' is where plays were, 'New York University' a school.
  const isSchool = /(?:university|college|school)$/.test(text);
  const kind =
    kindNamed(text) ?? kindNamed(bare) ?? headingKind(text) ?? (isSchool ? undefined : headingKind(bare));
  if (kind !== undefined && kind !== 'other') return kind;
  // 'Dance training'
  if (/^[\p{L}\s]+ (?:training|classes|lessons|coaching)\s*$/iu.test(part) && text === whole)
    return 'training';
  if (detail !== undefined) return 'none';
  if (kind === 'other' && bare !== '') return 'other';
  if (isOtherPart(text)) return 'other';
  return bare === '' && text !== '' ? 'filler' : undefined;
}

/** A heading without what stands in brackets, and without the years that it is about: 'FILMS (12)', 'Plays 2015–2023'. */
export const withoutCount = (heading: string): string =>
  heading
    .replace(/^\[([^[\]]*)\]$/, '$1')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[\s,:–-](?:19|20)\d\d(?:\s?(?:[-–—]|to)\s?(?:\d{2,4}|present|now))?[\s:]*$/i, '')
    .replace(/(\p{L})\s?[:–-]\s?\d{1,3}\+?\s*$/u, '$1')
    .trim();

/** A letter by itself, as in letter-spaced headings: 'O N SCREEN', 'Regiona l'. */
const SPACED = /(?:^|\s)\p{L}(?=\s|$)/u;

/** A longer text is no heading. */
const LONGEST_HEADING = 60;

export interface Heading {
  readonly kind: PartKind;
  /** Whether the words name one kind and no other. */
  readonly isCertain: boolean;
  /** All kinds that the words name: 'FILM/TELEVISION'. */
  readonly kinds: readonly PartKind[];
}

/**
 * What a heading names, when each of its words is known: 'FILM (partial)', 'TVCs & Ad films', 'Education/Training',
 * 'Acting credits'.
 */
export const headingNamed = (text: string): Heading | undefined =>
  namedIn(text) ?? (SPACED.test(text) ? namedIn(text.replaceAll(' ', '')) : undefined);

function namedIn(text: string): Heading | undefined {
  if (text.length > 2 * LONGEST_HEADING || withoutCount(text).length > LONGEST_HEADING) return undefined;
  const inside = /[([]([^()[\]]*)[)\]]/.exec(text)?.[1] ?? '';
  // 'A) Marathi plays'
  const outside = withoutCount(text.replace(/^\(?[A-Z\d]{1,2}[.)]\s+/, ''));
  if (/\d/.test(outside)) return undefined;
  const letters = /\p{L}(?:.*[\p{L}\p{M}])?/su.exec(outside)?.[0] ?? '';
  const bare = letters
    .replace(/^(?:on[- ]?)?screen(?! ?play)(?!\p{L})/iu, 'film/television')
    .replace(/^series$/iu, 'television/web series');
  // 'TV/Commercial' are two kinds, 'TV commercials' is one.
  const sides = new Set(bare.split('/').map((side) => partNamed(side)));
  const whole = sides.size > 1 && !sides.has(undefined) ? undefined : partNamed(bare);
  const isOne = whole !== undefined && whole !== 'filler';
  const texts = isOne ? [bare] : bare.split(/[/&,+|•·:@]|\s[-–—]\s|\s(?:and|or|एवं|तथा|और|व)\s/iu);
  const parts = texts.map((part) => partNamed(part));
  // 'FILMS / फ़ि� ल्में': letters that a file has lost say nothing.
  const isLost = (index: number): boolean => /\uFFFD|^\s*\p{M}/u.test(texts[index] ?? '');
  // 'कौशल्ये / SKILLS' says the same twice.
  const isIndian = (index: number): boolean => /[\u0900-\u0dff]/.test(texts[index] ?? '');
  const isTwice = (index: number): boolean =>
    parts.some((part, at) => part !== undefined && part !== 'filler' && isIndian(at) !== isIndian(index));
  // 'DRAMA SERIALS – PTV LAHORE CENTRE'
  const isHouse = (index: number): boolean => index > 0 && isCompany(texts[index] ?? '');
  const isUnknown = parts.some(
    (part, index) => part === undefined && !isLost(index) && !isTwice(index) && !isHouse(index),
  );
  if (bare === '' || isUnknown) return undefined;
  const all = [...new Set(parts.filter((part): part is PartKind => part !== 'filler' && part !== undefined))];
  // 'Commercial/Internet': where they were seen.
  const isSeen = all.includes('commercial') && !/web|series|shows?\b|ott/i.test(bare);
  const kinds = all.filter((each) => !(isSeen && each === 'web_series'));
  const [kind] = kinds;
  if (kind === undefined) {
    return /credits|experience|acting|performance|work|roles|projects|productions|अनुभव|काम|कार्य/iu.test(
      bare,
    ) && !/school|college|university|academic/i.test(bare)
      ? { kind: 'credits', isCertain: false, kinds }
      : undefined;
  }
  // 'Plays (as director)', 'Films (as dancer)' are other work.
  if (/^as /i.test(inside) && partNamed(inside) !== 'filler') return { kind: 'none', isCertain: true, kinds };
  // What is dubbed is voice work, whatever it was made for.
  if (kinds.includes('voice') || /dubb/i.test(inside))
    return { kind: 'voice', isCertain: true, kinds: ['voice'] };
  // 'Awards & Training' is no heading of credits of one kind; 'Web/OTT' is.
  // 'Print' may be advertising or modelling.
  return {
    kind,
    isCertain:
      kinds.length === 1 &&
      plain(bare) !== 'print' &&
      (kind !== 'other' || texts.every((each) => isOtherPart(each))),
    kinds,
  };
}

const OTHER_WORK =
  /^(?:worked|working|assisted|assisting|trained|attended|completed|conducted|studied|diploma|certificate|certified|graduated|workshop|degree|i (?:have|was))(?![\p{L}\p{M}])|available (?:up)?on request|(?:^|\P{L})(?:asst|assistant|associate|casting|line)\.? (?:director|producer|editor|manager)|सहायक निर्देशक|कार्यशाला/iu;

const CREW =
  /^(?:(?:assistant|asst\.?|associate|co-?|music|art|fight|movement|stage|casting|tech|technical|production|director['’]s|lights?|lighting|sound|run|projections?|costumes?|set|scenic|props?|wardrobe|house|video|board|deck|script|hair|make-?up)[\s-]?)*(?:director|founder|(?:\p{L}+ ){0,2}writer|playwright|producer|choreographer|manager|designer|dramaturg|editor|cinematographer|composer|crew|assistant|stagehand|technician|operator|[adc]sm|लेखक|निर्देशक|दिग्दर्शक)s?$/iu;

/** Whether a role is work behind the scenes only: 'Director', 'Writer/Director', but not 'Actor/Director'. */
export const isCrew = (role: string): boolean =>
  role
    .replace(/\([^()]*\)| (?:to|for|with|under) \p{Lu}.*$/gu, ' ')
    .split(/[/&,+]|\sand\s/i)
    .every((part) => CREW.test(part.trim()) && !/^manager$/i.test(part.trim()));

/** Whether a line is about other work than acting: 'Worked as asst director', 'Diploma in acting'. */
export const isOtherWork = (text: string): boolean => OTHER_WORK.test(text);

const AWARD =
  /^(?:winner of|winner,|winner:|won|awarded|nominated|nominee|nomination|finalist|runner[- ]up|recipient of|best (?:actor|actress|newcomer|debut|supporting|performance|female|male|child))(?![\p{L}\p{M}])|^(?:सर्वश्रेष्ठ|उत्कृष्ट|सर्वोत्कृष्ट|विजेता)(?![\p{L}\p{M}])/iu;

/** Whether a line begins as an award does: 'Winner of Miss Pune', 'Best Actress'. */
export const isAward = (text: string): boolean => AWARD.test(text);

/** Whether a text names one award by its last word, or what is outstanding: 'Oak Bay Scholarship', 'Outstanding Production'. */
export const isPrize = (text: string): boolean =>
  /^[^:]*\s(?:award|prize|scholarship|fellowship|grant|trophy|medal)(?: \([^()]*\))?$|^(?:outstanding|award for|most )/i.test(
    text,
  );

const ROLE =
  /(?:^|\P{L})(?:actor|actress|performer|ensemble|chorus|various|understudy|u\/s|narrator|self|host|nurse|doctor|dr|mother|father|wife|husband|son|daughter|brother|sister|friend|cop|police|inspector|officer|captain|queen|prince|princess|lady|lord|sir|mr|mrs|ms|miss|detective|waiter|waitress|bartender|reporter|teacher|girl|boy|man|woman|student|villager|soldier|secretary|lawyer|judge|servant|maid|young|old|as cast|dancer|swing|featured|lead|supporting|principal|co[- ]star|guest[- ]star|series regular|recurring|background|extra|voice|patient|customer|guard|agent|sergeant|sgt|lieutenant|colonel|major|professor|principal|neighbou?r|priest|thief|villain|niece|nephew|uncle|aunt|boss|roles?|titular|antagonist|negative|artiste?|regular|costar|under five|walk-on|model|himself|herself|anchor|multiple|soloist|central|leading|stunts?|stunt double|body double|precision driver|माँ|पिता|पुलिस|लीड)(?!\p{L})|#\s?\d|\s?\/\s?/iu;
/** 'Bride's mother', but not 'The Baron's Men' */
const RELATIVE = /['’]s \p{Ll}+$/u;

/** Kinds of which nothing else is called by the last word of a heading. */
const CERTAIN: ReadonlySet<CreditKind> = new Set([
  'theatre',
  'film',
  'television',
  'web_series',
  'short_film',
  'commercial',
  'music_video',
  'voice',
]);

const genreNamed = lookup({ genre: GENRES });
/** Whether a text says what a work is like: 'Drama', 'Crime / Thriller'. */
export const isGenre = (text: string): boolean =>
  text.split(/[/&|]/).every((part) => genreNamed(part) !== undefined);

/** Sizes of roles for which a profile has no option. */
const BILLING =
  /^(?:background|princip(?:al|le)|cast|actor|actress|extra|stand-?in|day player|chorus|bit (?:part|role)|featured extra|guest star|co[- ]star|(?:series )?regular|under five)$/i;
/** Whether a text says how large a role is: 'Lead', 'Principal'. */
export const isBilling = (text: string): boolean =>
  text.split('/').every((part) => sizeNamed(part) !== undefined || BILLING.test(part.trim()));

/** Whether a text has a word that names of roles have: 'Inspector', 'Lead', 'u/s'. */
export const looksLikeRole = (text: string): boolean =>
  sizeNamed(text) !== undefined || ROLE.test(text) || RELATIVE.test(text);

/** The kind that the last words of a heading name, or its first one: 'PHILADELPHIA THEATRE' is certain, 'FILM FESTIVALS' is not. */
export function headingHinted(text: string): Heading | undefined {
  const [first = '', ...more] = wordsOf(text);
  const last = more.map((_, at) => kindNamed(more.slice(at).join(' '))).find(Boolean);
  const own = kindNamed(first);
  // 'Short scenes' are no short films.
  const kind = last ?? (first === 'short' ? undefined : own);
  const isOne = own === undefined || own === last;
  return more.length > 0 && kind !== undefined && partNamed(first) !== 'other'
    ? { kind, isCertain: isOne && last !== undefined && CERTAIN.has(last), kinds: [kind] }
    : undefined;
}
