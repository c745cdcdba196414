import { Fragment } from 'react';
import { reordersOthers } from '@marquee/domain/values/direction';

/** A text inside another, in an isolating element if its letters would reorder what is beside it. */
export function Isolated({ text }: { readonly text: string }) {
  return reordersOthers(text) ? <bdi>{text}</bdi> : text;
}

/** Items joined by commas, each isolated. */
export function CommaList({ items }: { readonly items: readonly string[] }) {
  return items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <Isolated text={item} />
    </Fragment>
  ));
}
