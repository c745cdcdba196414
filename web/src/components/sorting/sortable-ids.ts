/** An id for each item that stays the same when the item moves; an item that is listed twice gets two ids. */
export function sortableIds(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key}#${String(times)}`;
  });
}

/** A list with one item moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
