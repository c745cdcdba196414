// Tables that are written in lines: 'Film | Role | Director', and below it works with the same signs.
import { headingNamed } from './credit-words.ts';
import { filledCells, looseLine, textOfLine, type CvLine } from './cv-line.ts';
import { columnOf } from './header-row.ts';
import { splitOutside, trimmed } from './split-text.ts';

const SIGNS: readonly RegExp[] = [/\|/g, /\s[–—-]\s/g, /\s\/\s/g, /,\s/g, /\//g];
/** A longer line names no columns. */
const LONGEST_NAMES = 80;
const LONGEST = 500;

const partsAt = (line: CvLine, sign: RegExp): string[] =>
  filledCells(line).length === 1 ? splitOutside(textOfLine(line).slice(0, LONGEST), sign).map(trimmed) : [];

/** The sign of a line that names columns with it, a title and a role among them. */
function signOf(line: CvLine): RegExp | undefined {
  if (textOfLine(line).length > LONGEST_NAMES) return undefined;
  return SIGNS.find((sign) => {
    const columns = partsAt(line, sign).map(columnOf);
    return (
      columns.length > 1 &&
      !columns.includes(undefined) &&
      ['title', 'role'].every((each) => columns.some((column) => column === each))
    );
  });
}

/** The lines with those in cells that have the sign of a line above them which names columns. */
export function withWrittenTables(lines: readonly CvLine[]): CvLine[] {
  let sign: RegExp | undefined;
  let width = 0;
  return lines.map((line) => {
    const own = signOf(line);
    if (own) {
      sign = own;
      width = partsAt(line, own).length;
    }
    // Another heading ends the table.
    else if (headingNamed(textOfLine(line))) sign = undefined;
    const parts = sign ? partsAt(line, sign) : [];
    if (parts.length < 2 || parts.length > width) return line;
    return { ...line, isPlaced: false, cells: looseLine(parts).cells };
  });
}
