/** Ids for the items with these keys: an id stays the same when its item moves, and equal keys get different ids. */
export function sortableIds(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `${key}#${String(times)}`;
  });
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
