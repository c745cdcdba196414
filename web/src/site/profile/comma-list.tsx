import { Fragment } from 'react';
import { reordersOthers } from './name-style.ts';

/** A text among others, isolated where it would reorder them. */
export function Isolated({ text }: { readonly text: string }) {
  return reordersOthers(text) ? <bdi>{text}</bdi> : text;
}

/** Comma-joined, each item isolated. */
export function CommaList({ items }: { readonly items: readonly string[] }) {
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <Isolated text={item} />
    </Fragment>
  ));
}
