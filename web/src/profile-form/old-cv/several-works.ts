// Lines with several works each: 'Zee TV: Rashi (Nurse), Kusum (Aunt)', '2010 Hill Theatre: ‘Hamlet’ as Guard; ‘Medea’ as Nurse'.
import { isLabelled, LABEL as FIELD_LABEL, labelNamed } from './header-row.ts';
import { splitOutside, trimmed } from './split-text.ts';
import type { BlockLine } from './cv-blocks.ts';
import { filledCells, looseLine, type CvLine } from './cv-line.ts';
import { yearNamed } from './cv-years.ts';
import { isCompany, sizeNamed } from './credit-words.ts';

/** A longer line is prose. */
const LONGEST = 400;
const LABEL = /^([^:：(),;"“‘]{3,40}?(?: \(\d{4}[^()]{0,12}\))?)\s?[:：]\s+(\S.*)$/u;
/** 'Zee TV – Rashi (Nurse), Kusum (Aunt)', 'with the Hill Players, Pune - Hamlet (Guard), Medea (Maid)' */
const DASH_LABEL = /^([^:：();"“‘]{3,60}?)\s[–—-]\s(\S.*)$/u;
/** '. Direction A. Rao.' after the last work */
const DIRECTED = /\.\s+(?:direction|directed by|dir\.?)[: ]+([^.,;()]{3,40})\.?$/iu;
const PLAYED = /^["“‘']?[^()"“”]{2,60}["”’']? (?:[([](?!\d)(?:as )?[^()[\]]{2,50}[)\]]|as .{2,50})$/iu;
/** What no work among others has: who made it, or when. */
const OTHER = /(?:^|\P{L})(?:dir|director|directed|prod|producer|by)(?!\p{L})|\d{4}|\s[–—-]\s/iu;
const IN_BRACKETS = /[([]([^()[\]]+)[)\]]$/;
const DASHED = /^[^–—()]{2,50}\s[–—]\s[^–—(),]{2,40}$/u;
const QUOTED = /^(?:["“][^"“”]{2,60}["”]|‘[^‘’]{2,60}’)$/u;
/** 'Rashi (Zee TV) Nurse', the channel or company in brackets */
const SHOWN = /^[^()]{2,50} \((?!\d)([^()]{2,40})\)(?: [^()]{2,50})?$/u;
/** 'With the Hill Players, Pune –' above the works that they made. */
const ABOVE = /\s?[–—:-]$/u;
const MAKERS =
  /^(?:(?:plays|shows|films|serials|worked|acted|performed)\s)?(?:with|under the direction of) (?=\p{Lu}|the )/iu;

/** 'Red Kite Films', but not 'college student' */
const isHouse = (text: string): boolean => isCompany(text) && /^\P{Ll}/u.test(text);

interface Several {
  readonly maker: string;
  readonly works: readonly string[];
}

/** The works of a text, if it has several with roles. */
function severalIn(text: string, areDashed = false): Several | undefined {
  if (text.length > LONGEST) return undefined;
  const [, own = '', dashed = ''] = DASH_LABEL.exec(text) ?? [];
  const isDashed = own !== '' && (areDashed || isMaker(own));
  const [, house = '', all = text] = isDashed ? ['', own, dashed] : (LABEL.exec(text) ?? []);
  const [, director] = DIRECTED.exec(all) ?? [];
  const maker = [makerNamed(house.replace(/ \([^()]*\)$/, '')), director].filter(Boolean).join(', ');
  const list = all.replace(DIRECTED, '');
  const parts = splitOutside(list, list.includes(';') ? /;/g : /,/g)
    .map(trimmed)
    .filter(Boolean);
  const works = parts.map((part) => part.replace(/\.$/, ''));
  const played = works.filter((work) => PLAYED.test(work) && sizeNamed(work) === undefined).length;
  // 'Tughlaq – Aziz, Mukhyamantri – Secretary'
  if (works.length > 1 && works.every((work) => DASHED.test(work))) return { maker, works };
  // 'Rashi (Zee TV) Nurse; Kusum (Star Plus)'
  const houses = works.filter((work) => isHouse(SHOWN.exec(work)?.[1] ?? '')).length;
  if (list.includes(';') && works.every((work) => SHOWN.test(work)) && houses >= Math.min(2, works.length))
    return { maker, works };
  const areWorks = works.every(
    (work) =>
      (PLAYED.test(work) || QUOTED.test(work)) &&
      !OTHER.test(work) &&
      !isHouse(IN_BRACKETS.exec(work)?.[1] ?? ''),
  );
  return areWorks && played >= works.length / 2 ? { maker, works } : undefined;
}

/** 'the Hill Players, A. Rao' of 'Plays with the Hill Players, directed by A. Rao' */
export const makerNamed = (text: string): string =>
  trimmed(text.replace(MAKERS, '').replace(/,? ?(?:directed by|with) (?=\p{Lu})/u, ', '));

const isMaker = (text: string): boolean => isCompany(text) || makerNamed(text) !== text;

/** Who made the works below a line of two cells: 'Hill Academy, Pune | Director: A. Rao (all plays)'. */
export function makersBeside(line: CvLine, next: CvLine | undefined): string | undefined {
  const [house = '', other = '', ...more] = filledCells(line).map(({ text }) =>
    text.replace(/\s?\((?:all|both|each)\b[^()]*\)$/i, ''),
  );
  const works = next ? filledCells(next).map(({ text }) => text) : [];
  const [, label = '', maker = ''] = FIELD_LABEL.exec(other) ?? [];
  const isMade = labelNamed(label) === 'production' && isCompany(house) && more.length === 0;
  return isMade && works.length > 1 && !works.some((text) => isCompany(text) || isLabelled(text))
    ? `${house} / ${maker}`
    : undefined;
}

/** Who made the works below a line such as 'Plays with the Hill Players, directed by A. Rao:'. */
export function makerAbove(text: string): string | undefined {
  const isGroup = text.length < 120 && ABOVE.test(text) && MAKERS.test(text);
  return isGroup ? makerNamed(text) : undefined;
}

/** The text of a line without the years beside it. */
const worksText = (line: CvLine): string =>
  filledCells(line)
    .filter(({ text }) => yearNamed(text) === undefined)
    .map(({ text }) => text)
    .join(' ');

/** The lines with one for each work, and with who made the works below a line. */
export function withSeveral(lines: readonly BlockLine[]): readonly BlockLine[] {
  let above: string | undefined;
  const texts = lines.map(({ line }) => worksText(line));
  // 'IPTA, Mumbai – Hamlet (Guard)' among lines that begin with companies.
  const areDashed = texts.some(
    (text) => isMaker(DASH_LABEL.exec(text)?.[1] ?? '') && (severalIn(text)?.works.length ?? 0) > 1,
  );
  const found = texts.map((text) => severalIn(text, areDashed));
  // One work may stand below a label among others that have several: 'Colors: Byomkesh (Prabhat)'.
  const areLists = found.some((several) => several !== undefined && several.works.length > 1);
  return lines.flatMap((each, at) => {
    const own = makerAbove(worksText(each.line));
    if (own !== undefined && at < lines.length - 1) {
      above = own;
      return [];
    }
    const several = areLists ? found[at] : undefined;
    const maker = several?.maker || above || each.maker;
    if (!several) return [maker === each.maker ? each : { ...each, maker: maker ?? '' }];
    const years = filledCells(each.line).flatMap((cell) => yearNamed(cell.text)?.year ?? []);
    return several.works.map((work) => ({
      ...each,
      year: years[0] ?? each.year,
      line: { ...each.line, ...looseLine([work], each.line.style) },
      ...(maker ? { maker } : {}),
    }));
  });
}
