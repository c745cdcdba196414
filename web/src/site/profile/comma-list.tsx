import { Fragment } from 'react';
import { directionOf } from './name-style.ts';

/** Comma-joined; each item is isolated where a right-to-left one would reorder its neighbours. */
export function CommaList({ items }: { readonly items: readonly string[] }) {
  if (items.every((item) => directionOf(item) === 'ltr')) return items.join(', ');
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <bdi>{item}</bdi>
    </Fragment>
  ));
}
