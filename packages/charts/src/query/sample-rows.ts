/**
 * Scatters the numbers of rows over 32 bits by a multiple of the golden ratio: so evenly that the rows with the
 * lowest places are a fair sample, the same at every call.
 */
export const SCATTER = { factor: 2_654_435_761, modulus: 4_294_967_296 } as const;

/** The place of a row, counted from 1. */
function placeOf(row: number): number {
  return Math.imul(row, SCATTER.factor) >>> 0;
}

/** Keeps the `count` rows with the lowest places, in the order of those. */
export function* sampleRows<Row>(rows: Iterable<Row>, count: number): Iterable<Row> {
  let kept: { place: number; row: Row }[] = [];
  let limit = Number.POSITIVE_INFINITY;
  let number = 0;
  const cut = () => {
    kept = kept.toSorted((one, other) => one.place - other.place).slice(0, count);
    if (kept.length === count) limit = kept.at(-1)?.place ?? limit;
  };
  for (const row of rows) {
    const place = placeOf(++number);
    if (place > limit) continue;
    kept.push({ place, row });
    if (kept.length >= 4 * count) cut();
  }
  cut();
  for (const { row } of kept) yield row;
}
