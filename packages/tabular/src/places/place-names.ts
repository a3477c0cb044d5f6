/** What a code stands for: the code as its scheme writes it, the name of the area, and that of what it lies in. */
export type NamedPlace = { code: string; name: string; within: string | null };

/** How a place is called where it may be any: `Autauga County, Alabama`. */
export function fullName({ name, within }: Pick<NamedPlace, 'name' | 'within'>): string {
  return within === null ? name : `${name}, ${within}`;
}

/** Each place by its name; with what it lies in where they lie in several, with its code where two are called alike. */
export function distinctNames(named: ReadonlyMap<string, NamedPlace>): Record<string, string> {
  const places = [...named.values()];
  const isOneArea = new Set(places.map(({ within }) => within)).size === 1;
  const textOf = (place: NamedPlace) => (isOneArea ? place.name : fullName(place));
  const counted = Map.groupBy(places, textOf);
  return Object.fromEntries(
    [...named].map(([value, place]) => {
      const text = textOf(place);
      return [value, (counted.get(text)?.length ?? 0) > 1 ? `${text} (${place.code})` : text];
    }),
  );
}
