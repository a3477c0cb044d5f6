import { OrdinalSet } from './ordinal-set.ts';

/** Fields with more distinct values hold names and addresses, which have one way of writing. */
const MOST_VALUES_IN_ANY_CASE = 20_000;

/** So few combinations are counted by sets of bits where there are more documents than this: ten times as fast. */
const FEW_COMBINATIONS = 32;
const FEW_DOCUMENTS = 2000;

/** The combination of no values at all. */
const NONE = 0;

/**
 * The values of one field for all documents, in memory: what filters select on, facets count and sorts compare.
 * Every distinct value stands once and is known by its number, every distinct combination of values likewise, and
 * for a document there is no more than the number of its combination.
 */
export class FieldColumn {
  readonly values: string[] = [];
  #numbers = new Map<string, number>();
  #combinations: (readonly number[])[] = [[]];
  /** The numbers of the values from the least to the greatest, as far as they were sorted yet. */
  #order: Uint32Array = new Uint32Array(0);
  /** The place in that order of the first value of each combination. */
  #ranks = new Uint32Array(1);
  /** Combinations of one value, by its number; and of several, by their numbers. */
  #single: number[] = [];
  #several = new Map<string, number>();
  #rows = new Int32Array(0);
  /** The documents of each combination, once they were asked for. */
  #sets: OrdinalSet[] | undefined;

  /** A column with the same values, of which a change does not touch this one. */
  copy(): FieldColumn {
    const copy = new FieldColumn();
    for (const value of this.values) copy.values.push(value);
    copy.#numbers = new Map(this.#numbers);
    copy.#combinations = [...this.#combinations];
    copy.#single = [...this.#single];
    copy.#several = new Map(this.#several);
    copy.#rows = this.#rows.slice();
    // These two are never written to, only put anew.
    copy.#order = this.#order;
    copy.#ranks = this.#ranks;
    return copy;
  }

  /** How much is kept, including what no document has any more. */
  get size(): number {
    return this.#combinations.length;
  }

  /** Sets all values of a document; none takes it out. */
  replace(ordinal: number, values: readonly string[]): void {
    if (ordinal >= this.#rows.length) this.#grow(ordinal + 1);
    this.#sets = undefined;
    this.#rows[ordinal] = this.#combinationOf(values.map((value) => this.#numberOf(value)));
  }

  /** The first value of a document. */
  valueOf(ordinal: number): string | undefined {
    return this.values[this.#combinations[this.#rows[ordinal] ?? NONE]?.[0] ?? -1];
  }

  /** All values of a document. */
  valuesOf(ordinal: number): string[] {
    const numbers = this.#combinations[this.#rows[ordinal] ?? NONE] ?? [];
    return numbers.map((number) => this.values[number] ?? '');
  }

  /** The places of documents in the order of their first values, 1 for the least; 0 for those without a value. */
  ranks(ordinals: Uint32Array): Float64Array {
    if (this.#ranks.length < this.#combinations.length) this.#rankCombinations();
    const ranks = new Float64Array(ordinals.length);
    for (let index = 0; index < ordinals.length; index++)
      ranks[index] = this.#ranks[this.#rows[ordinals[index] ?? 0] ?? NONE] ?? 0;
    return ranks;
  }

  /** The documents that have a value which passes the test. Each distinct value is tested once. */
  select(test: (value: string) => boolean): OrdinalSet {
    return this.#having(Uint8Array.from(this.values, (value) => (test(value) ? 1 : 0)));
  }

  /** The documents that have this value; in other upper and lower case if none has it as written. */
  selectValue(value: string): OrdinalSet {
    const exact = this.#numbers.get(value);
    if (exact !== undefined)
      return this.#having(new Uint8Array(this.values.length).fill(1, exact, exact + 1));
    if (this.values.length > MOST_VALUES_IN_ANY_CASE) return new OrdinalSet();
    const lower = value.toLowerCase();
    return this.select((candidate) => candidate.length === value.length && candidate.toLowerCase() === lower);
  }

  /** How many of the documents have each value, indexed like `values`. One that is listed twice counts twice. */
  count(documents: OrdinalSet | Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const found = this.#countCombinations(documents);
    for (let combination = 1; combination < found.length; combination++) {
      const documentsOfIt = found[combination] ?? 0;
      if (documentsOfIt > 0) addTo(counts, this.#combinations[combination] ?? [], documentsOfIt);
    }
    return counts;
  }

  #countCombinations(documents: OrdinalSet | Uint32Array): Uint32Array {
    const isSet = documents instanceof OrdinalSet;
    if (isSet && this.#combinations.length <= FEW_COMBINATIONS && documents.size > FEW_DOCUMENTS)
      return Uint32Array.from(this.#documentsByCombination(), (some) => some.sizeOfCommon(documents));
    const ordinals = isSet ? documents.toArray() : documents;
    const counts = new Uint32Array(this.#combinations.length);
    for (let index = 0; index < ordinals.length; index++) {
      const combination = this.#rows[ordinals[index] ?? 0] ?? NONE;
      counts[combination] = (counts[combination] ?? 0) + 1;
    }
    return counts;
  }

  #documentsByCombination(): OrdinalSet[] {
    if (this.#sets) return this.#sets;
    const sets = this.#combinations.map(() => new OrdinalSet(this.#rows.length));
    for (const [ordinal, combination] of this.#rows.entries()) sets[combination]?.add(ordinal);
    this.#sets = sets;
    return sets;
  }

  // `wanted` holds 1 at the numbers of the values looked for.
  #having(wanted: Uint8Array): OrdinalSet {
    const accepted = Uint8Array.from(this.#combinations, (numbers) => (holdsOne(numbers, wanted) ? 1 : 0));
    const found = new OrdinalSet(this.#rows.length);
    for (let ordinal = 0; ordinal < this.#rows.length; ordinal++) {
      if (accepted[this.#rows[ordinal] ?? NONE] === 1) found.add(ordinal);
    }
    return found;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  #combinationOf(numbers: readonly number[]): number {
    const [only, ...others] = numbers;
    if (only === undefined) return NONE;
    if (others.length === 0) return (this.#single[only] ??= this.#add(numbers));
    const key = numbers.join();
    const known = this.#several.get(key) ?? this.#add(numbers);
    this.#several.set(key, known);
    return known;
  }

  #add(numbers: readonly number[]): number {
    return this.#combinations.push(numbers) - 1;
  }

  #rankCombinations(): void {
    this.#order = withNewcomers(this.#order, this.values);
    const ranks = new Uint32Array(this.values.length);
    for (let place = 0; place < this.#order.length; place++) ranks[this.#order[place] ?? 0] = place + 1;
    this.#ranks = Uint32Array.from(this.#combinations, ([first]) =>
      first === undefined ? 0 : (ranks[first] ?? 0),
    );
  }

  #grow(length: number): void {
    const rows = new Int32Array(Math.max(length, this.#rows.length * 2));
    rows.set(this.#rows);
    this.#rows = rows;
  }
}

function holdsOne(numbers: readonly number[], wanted: Uint8Array): boolean {
  for (let index = 0; index < numbers.length; index++) if (wanted[numbers[index] ?? 0] === 1) return true;
  return false;
}

function addTo(counts: Uint32Array, numbers: readonly number[], documents: number): void {
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    counts[number] = (counts[number] ?? 0) + documents;
  }
}

/** A sorted list of numbers of values, with those of the values that came since in their places. */
function withNewcomers(sorted: Uint32Array, values: readonly string[]): Uint32Array {
  const isBefore = (one: number, other: number) => (values[one] ?? '') < (values[other] ?? '');
  const newcomers = Array.from(
    { length: values.length - sorted.length },
    (_, index) => sorted.length + index,
  );
  newcomers.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const merged = new Uint32Array(values.length);
  let taken = 0;
  for (const [earlier, newcomer] of newcomers.entries()) {
    const place = placeBefore(sorted, taken, (known) => isBefore(newcomer, known));
    merged.set(sorted.subarray(taken, place), taken + earlier);
    merged[place + earlier] = newcomer;
    taken = place;
  }
  merged.set(sorted.subarray(taken), taken + newcomers.length);
  return merged;
}

/** The first place from `start` on whose number passes a test that all behind it pass, too. */
function placeBefore(sorted: Uint32Array, start: number, test: (number: number) => boolean): number {
  let low = start;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(sorted[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
