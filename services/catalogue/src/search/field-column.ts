import { OrdinalSet } from './ordinal-set.ts';

const NONE: readonly number[] = [];

/**
 * The values of one field for all documents, in memory: what filters select on, facets count and sorts compare.
 * Every distinct value stands once and is known by its number; a document has the numbers of its values.
 */
export class FieldColumn {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #single: (readonly number[])[] = [];
  readonly #rows: (readonly number[] | undefined)[] = [];

  /** Sets all values of a document; none takes it out. */
  replace(ordinal: number, values: readonly string[]): void {
    this.#rows[ordinal] =
      values.length === 0 ? undefined : this.#shared(values.map((value) => this.#numberOf(value)));
  }

  /** The numbers of a document's values, which index `values`. */
  numbersOf(ordinal: number): readonly number[] {
    return this.#rows[ordinal] ?? NONE;
  }

  /** The first value of a document. */
  valueOf(ordinal: number): string | undefined {
    const [first] = this.numbersOf(ordinal);
    return first === undefined ? undefined : this.values[first];
  }

  /** The documents that have a value which passes the test. Each distinct value is tested once. */
  select(test: (value: string) => boolean): OrdinalSet {
    const wanted = Uint8Array.from(this.values, (value) => (test(value) ? 1 : 0));
    return this.#having((number) => wanted[number] === 1);
  }

  /** The documents that have this value; in other upper and lower case if none has it as written. */
  selectValue(value: string): OrdinalSet {
    const exact = this.#numbers.get(value);
    if (exact !== undefined) return this.#having((number) => number === exact);
    const lower = value.toLowerCase();
    return this.select((candidate) => candidate.length === value.length && candidate.toLowerCase() === lower);
  }

  /** How many of the documents have each value, indexed like `values`. */
  count(ordinals: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    for (const ordinal of ordinals) {
      for (const number of this.numbersOf(ordinal)) counts[number] = (counts[number] ?? 0) + 1;
    }
    return counts;
  }

  #having(test: (number: number) => boolean): OrdinalSet {
    const found = new OrdinalSet(this.#rows.length);
    for (let ordinal = 0; ordinal < this.#rows.length; ordinal++) {
      if (this.#rows[ordinal]?.some(test)) found.add(ordinal);
    }
    return found;
  }

  #numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  // Most documents have one value of a field; those with the same one share the list.
  #shared(numbers: number[]): readonly number[] {
    const [only, ...others] = numbers;
    if (only === undefined || others.length > 0) return numbers;
    return (this.#single[only] ??= numbers);
  }
}
