/** Classes of equal counts: `breaks[i]` is the least value of class `i`; `maximum` ends the last. */
export type Classes = { breaks: number[]; maximum: number };

/** Cuts values into at most `count` classes with about the same number of values in each. */
export function quantileClasses(values: readonly number[], count: number): Classes | undefined {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  const maximum = sorted.at(-1);
  if (maximum === undefined) return undefined;
  const breaks: number[] = [];
  for (let index = 0; index < count; index++) {
    const least = sorted[Math.floor((index * sorted.length) / count)] ?? maximum;
    // Many equal values fill more than one class: they stay together.
    if (least !== breaks.at(-1)) breaks.push(least);
  }
  return { breaks, maximum };
}

/** The class a value falls into, 0 the lowest; undefined for none. */
export function classOf(value: number | null | undefined, classes: Classes): number | undefined {
  if (value === null || value === undefined || !Number.isFinite(value)) return undefined;
  const index = classes.breaks.findLastIndex((least) => value >= least);
  return index < 0 ? undefined : index;
}
