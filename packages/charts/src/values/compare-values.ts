const SURROGATE = /[\ud800-\udfff]/;

/** Order of texts by code points, which is the order of their bytes in UTF-8 and so that of the database. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  if (!SURROGATE.test(one) && !SURROGATE.test(other)) return one < other ? -1 : 1;
  const [a, b] = [Array.from(one), Array.from(other)];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index]?.codePointAt(0) ?? 0) - (b[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Order of values of one type; null is after all others. */
export function compareValues(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return Number(one) - Number(other);
}
