/** How many of the items pass a test, from 0 to 1. */
export const share = <Item>(items: readonly Item[], test: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
