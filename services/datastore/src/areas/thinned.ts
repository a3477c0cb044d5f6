/** So many of the items, in equal steps from the first on; all where there are no more. */
export function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.min(most, items.length) },
    (_, at) => items[Math.floor(at * step)] as Item,
  );
}
