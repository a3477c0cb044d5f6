/** Two columns of one name would be one key of a record: the later ones get a number, as in subqueries. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((original) => {
    let name = original;
    for (let number = 1; seen.has(name); number++) {
      const candidate = `${original}_${number}`;
      if (!taken.has(candidate)) name = candidate;
    }
    seen.add(name);
    taken.add(name);
    return name;
  });
}
