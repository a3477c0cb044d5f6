import { ckmeans } from 'simple-statistics';

/** `breaks[i]` is the least value of class `i`; `maximum` ends the last. */
export type Classes = { breaks: number[]; maximum: number };

export type ClassMethod = 'quantile' | 'equal' | 'natural';

/** Cuts values into at most `count` classes: of equal counts, of equal width, or where they lie apart (Jenks). */
export function cutClasses(
  values: readonly number[],
  count: number,
  method: ClassMethod,
): Classes | undefined {
  switch (method) {
    case 'equal':
      return equalClasses(values, count);
    case 'natural':
      return naturalClasses(values, count);
    case 'quantile':
      return quantileClasses(values, count);
  }
}

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

function equalClasses(values: readonly number[], count: number): Classes | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return undefined;
  const minimum = finite.reduce((least, value) => Math.min(least, value));
  const maximum = finite.reduce((most, value) => Math.max(most, value));
  if (minimum === maximum) return { breaks: [minimum], maximum };
  const width = (maximum - minimum) / count;
  return { breaks: Array.from({ length: count }, (_, index) => minimum + index * width), maximum };
}

/** The classes whose values lie closest together (optimal k-means in one dimension). */
function naturalClasses(values: readonly number[], count: number): Classes | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return undefined;
  const groups = ckmeans(finite, Math.min(count, new Set(finite).size));
  const breaks = groups.flatMap((group) => group.slice(0, 1));
  return { breaks, maximum: groups.at(-1)?.at(-1) ?? finite[0] ?? 0 };
}

/** The class a value falls into, 0 the lowest; undefined for none. */
export function classOf(value: number | null | undefined, classes: Classes): number | undefined {
  if (value === null || value === undefined || !Number.isFinite(value)) return undefined;
  const index = classes.breaks.findLastIndex((least) => value >= least);
  return index < 0 ? undefined : index;
}
