// The counts that a batch of views adds to a day, as plain data.
import { PAGE_ACTIONS, type PageAction } from '@marquee/domain/views/page-actions';
import { addViews, linkText, noViews, returnsText, type DayViews } from '@marquee/domain/views/views';
import type { Actions, Open, View, ViewBatch } from './view.ts';

const linkOf = ({ code }: View, { links }: ViewBatch): string | undefined =>
  code !== undefined && links.has(code) ? code : undefined;

export function countOpen(day: string, view: Open, batch: ViewBatch): DayViews {
  const code = linkOf(view, batch);
  // Opens with the code of an unknown, ended or revoked link do not count for a link.
  const withoutLink = view.source === undefined || view.source === 'link' ? 'direct' : view.source;
  return {
    ...noViews(day),
    count: 1,
    returns: view.returnedAfter === undefined ? {} : { [view.returnedAfter]: 1 },
    sources: { [code === undefined ? withoutLink : 'link']: 1 },
    links: code === undefined ? {} : { [code]: { count: 1, actions: {} } },
  };
}

/** The counts of actions that were not counted before. */
export function countActions(
  day: string,
  view: Actions,
  actions: readonly PageAction[],
  batch: ViewBatch,
): DayViews {
  const code = linkOf(view, batch);
  const counts = Object.fromEntries(actions.map((action) => [action, 1]));
  return {
    ...noViews(day),
    actions: counts,
    links: code === undefined ? {} : { [code]: { count: 0, actions: counts } },
  };
}

export const sumOf = (day: string, counts: readonly DayViews[]): DayViews =>
  counts.reduce(addViews, noViews(day));

/** Actions as bits, by their position in `PAGE_ACTIONS`. */
export const actionBits = (actions: readonly PageAction[]): number =>
  actions.reduce((bits, action) => bits | (1 << PAGE_ACTIONS.indexOf(action)), 0);

/** The actions that `bits` contains and `known` does not. */
export const newActions = (bits: number, known: number): PageAction[] =>
  PAGE_ACTIONS.filter((_action, index) => ((bits & ~known) >> index) & 1);

type Numbers = { readonly [key: string]: number | Numbers };

function storedCounts({ day: _day, ...counts }: DayViews): Numbers {
  const withoutZeros = (fields: object): Numbers =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([key, value]: [string, number | object]): [string, number | Numbers] => [
          key,
          typeof value === 'number' ? value : withoutZeros(value),
        ])
        .filter(([, value]) => (typeof value === 'number' ? value !== 0 : Object.keys(value).length > 0)),
    );
  return withoutZeros(counts);
}

/** A day in the form that a week's document stores. */
export function storedDay({ links, returns, ...rest }: DayViews) {
  const texts = Object.entries(links).map(([code, views]) => [code, linkText(views)]);
  return {
    ...storedCounts({ ...rest, returns: {}, links: {} }),
    ...(Object.keys(returns).length === 0 ? {} : { returns: returnsText(returns) }),
    ...(texts.length === 0 ? {} : { links: Object.fromEntries(texts) as Record<string, string> }),
  };
}
