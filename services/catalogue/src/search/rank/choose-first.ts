/** What documents are compared by, as numbers of which the greatest comes first. */
export type Measure = (ordinals: Uint32Array) => Float64Array;

/** The first `count` of documents by several measures, in order, without sorting the rest. Ties go to the greater ordinal. */
export function chooseFirst(ordinals: Uint32Array, count: number, measures: readonly Measure[]): Uint32Array {
  return sortAll(select(ordinals, count, measures), measures);
}

// Most are told by the first measure alone; only those that tie at the last place which is wanted are looked at by the next.
function select(
  ordinals: Uint32Array,
  count: number,
  [measure, ...further]: readonly Measure[],
): Uint32Array {
  if (ordinals.length <= count) return ordinals;
  if (count === 0) return new Uint32Array();
  if (!measure)
    return ordinals
      .slice()
      .sort()
      .subarray(ordinals.length - count);
  const numbers = measure(ordinals);
  const least = greatestAt(count, numbers);
  const chosen = new Uint32Array(count);
  const tied = new Uint32Array(ordinals.length);
  let [above, ties] = [0, 0];
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    if (number > least) chosen[above++] = ordinals[index] ?? 0;
    else if (number === least) tied[ties++] = ordinals[index] ?? 0;
  }
  chosen.set(select(tied.subarray(0, ties), count - above, further), above);
  return chosen;
}

/** One number in so many is looked at before the others, so that the bar is high soon, however they lie. */
const SAMPLE = 64;

/** The number at a place, from 1, of more numbers than that in descending order. */
function greatestAt(place: number, numbers: Float64Array): number {
  const best = new Float64Array(2 * place);
  let held = 0;
  let bar = Number.NEGATIVE_INFINITY;
  const consider = (number: number): void => {
    if (number <= bar && held >= place) return;
    best[held++] = number;
    if (held === best.length) raiseBar();
  };
  const raiseBar = (): void => {
    best.subarray(0, held).sort();
    best.copyWithin(0, held - place, held);
    held = place;
    bar = best[0] ?? bar;
  };
  for (let index = 0; index < numbers.length; index += SAMPLE) consider(numbers[index] ?? 0);
  for (let index = 0; index < numbers.length; index++)
    if (index % SAMPLE !== 0) consider(numbers[index] ?? 0);
  raiseBar();
  return bar;
}

function sortAll(ordinals: Uint32Array, measures: readonly Measure[]): Uint32Array {
  const keys = measures.map((measure) => measure(ordinals));
  const places = Array.from(ordinals.keys()).sort((one, other) => {
    for (const numbers of keys) {
      const [mine, theirs] = [numbers[one] ?? 0, numbers[other] ?? 0];
      if (mine !== theirs) return mine > theirs ? -1 : 1;
    }
    return (ordinals[other] ?? 0) - (ordinals[one] ?? 0);
  });
  return Uint32Array.from(places, (place) => ordinals[place] ?? 0);
}
