import type { SentLink } from '@marquee/domain/views/named-link';
import type { CsvTable } from '@marquee/domain/values/csv';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import type { Totals } from './totals.ts';

/** The CSV rows of links, one for each link: first all existing links, then the deleted links that were opened. */
export function linkRows(
  links: readonly SentLink[],
  { all, links: sinceMade }: Pick<Totals, 'all' | 'links'>,
  answerOf: (link: SentLink | undefined) => string,
  deletedLabel: string,
): CsvTable {
  const known = new Map(links.map((link) => [link.code, link]));
  const deleted = Object.keys(sinceMade).filter((code) => !known.has(code));
  return [...known.keys(), ...deleted].map((code) => [
    known.get(code)?.label ?? deletedLabel,
    all.links[code]?.count ?? 0,
    ...PAGE_ACTIONS.map((action) => all.links[code]?.actions[action] ?? 0),
    sinceMade[code]?.count ?? 0,
    answerOf(known.get(code)),
  ]);
}
