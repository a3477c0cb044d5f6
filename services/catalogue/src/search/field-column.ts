import { OrdinalSet } from './ordinal-set.ts';

/** Fields with more distinct values hold names and addresses, which have one way of writing. */
const MOST_VALUES_IN_ANY_CASE = 20_000;

/** The combination of no values at all. */
const NONE = 0;

/**
 * The values of one field for all documents, in memory: what filters select on, facets count and sorts compare.
 * Every distinct value stands once and is known by its number, every distinct combination of values likewise, and
 * for a document there is no more than the number of its combination.
 */
export class FieldColumn {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #combinations: (readonly number[])[] = [[]];
  /** The first value of each combination, which sorts compare. */
  readonly #firstValues: (string | undefined)[] = [undefined];
  /** Combinations of one value, by its number; and of several, by their numbers. */
  readonly #single: number[] = [];
  readonly #several = new Map<string, number>();
  #rows = new Int32Array(0);

  /** How much is kept, including what no document has any more. */
  get size(): number {
    return this.#combinations.length;
  }

  /** Sets all values of a document; none takes it out. */
  replace(ordinal: number, values: readonly string[]): void {
    if (ordinal >= this.#rows.length) this.#grow(ordinal + 1);
    this.#rows[ordinal] = this.#combinationOf(values.map((value) => this.#numberOf(value)));
  }

  /** The first value of a document. */
  valueOf(ordinal: number): string | undefined {
    return this.#firstValues[this.#rows[ordinal] ?? NONE];
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

  /** How many of the documents have each value, indexed like `values`. */
  count(ordinals: Uint32Array): Uint32Array {
    const combinations = new Uint32Array(this.#combinations.length);
    for (let index = 0; index < ordinals.length; index++) {
      const combination = this.#rows[ordinals[index] ?? 0] ?? NONE;
      combinations[combination] = (combinations[combination] ?? 0) + 1;
    }
    const counts = new Uint32Array(this.values.length);
    for (let combination = 1; combination < combinations.length; combination++) {
      const documents = combinations[combination] ?? 0;
      if (documents > 0) addTo(counts, this.#combinations[combination] ?? [], documents);
    }
    return counts;
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
    this.#firstValues.push(this.values[numbers[0] ?? -1]);
    return this.#combinations.push(numbers) - 1;
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
