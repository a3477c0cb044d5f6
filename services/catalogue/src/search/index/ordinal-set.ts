const BITS = 32;

/**
 * A set of documents, each known by its ordinal (a small number given once and never reused): one bit a document,
 * so that 100,000 documents take 12 kB and combining two sets takes microseconds.
 */
export class OrdinalSet {
  #words: Uint32Array;
  #size: number | undefined;

  constructor(capacity = 0) {
    this.#words = new Uint32Array(Math.ceil(capacity / BITS));
  }

  static of(ordinals: Iterable<number>): OrdinalSet {
    const set = new OrdinalSet();
    for (const ordinal of ordinals) set.add(ordinal);
    return set;
  }

  add(ordinal: number): void {
    const index = ordinal >>> 5;
    this.#size = undefined;
    if (index >= this.#words.length) this.#grow(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (ordinal & 31));
  }

  delete(ordinal: number): void {
    const index = ordinal >>> 5;
    this.#size = undefined;
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (ordinal & 31));
  }

  has(ordinal: number): boolean {
    return (((this.#words[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
  }

  // A loop each: one loop with the operation handed in takes five times as long.
  intersection(other: OrdinalSet): OrdinalSet {
    const [mine, theirs] = [this.#words, other.#words];
    const words = new Uint32Array(Math.min(mine.length, theirs.length));
    for (let index = 0; index < words.length; index++)
      words[index] = (mine[index] ?? 0) & (theirs[index] ?? 0);
    return OrdinalSet.#holding(words);
  }

  union(other: OrdinalSet): OrdinalSet {
    const [longer, shorter] =
      this.#words.length > other.#words.length ? [this.#words, other.#words] : [other.#words, this.#words];
    const words = longer.slice();
    for (let index = 0; index < shorter.length; index++)
      words[index] = (words[index] ?? 0) | (shorter[index] ?? 0);
    return OrdinalSet.#holding(words);
  }

  difference(other: OrdinalSet): OrdinalSet {
    const words = this.#words.slice();
    const theirs = other.#words;
    const common = Math.min(words.length, theirs.length);
    for (let index = 0; index < common; index++) words[index] = (words[index] ?? 0) & ~(theirs[index] ?? 0);
    return OrdinalSet.#holding(words);
  }

  /** The size of the intersection. */
  sizeOfCommon(other: OrdinalSet): number {
    const [mine, theirs] = [this.#words, other.#words];
    const length = Math.min(mine.length, theirs.length);
    let size = 0;
    for (let index = 0; index < length; index++) size += bitCount((mine[index] ?? 0) & (theirs[index] ?? 0));
    return size;
  }

  get size(): number {
    if (this.#size === undefined) {
      let size = 0;
      for (let index = 0; index < this.#words.length; index++) size += bitCount(this.#words[index] ?? 0);
      this.#size = size;
    }
    return this.#size;
  }

  /** The ordinals in ascending order. */
  toArray(): Uint32Array {
    const ordinals = new Uint32Array(this.size);
    let position = 0;
    for (let index = 0; index < this.#words.length; index++) {
      let rest = this.#words[index] ?? 0;
      while (rest !== 0) {
        const bit = 31 - Math.clz32(rest & -rest);
        ordinals[position++] = index * BITS + bit;
        rest &= rest - 1;
      }
    }
    return ordinals;
  }

  static #holding(words: Uint32Array): OrdinalSet {
    const set = new OrdinalSet();
    set.#words = words;
    return set;
  }

  #grow(length: number): void {
    const words = new Uint32Array(Math.max(length, this.#words.length * 2));
    words.set(this.#words);
    this.#words = words;
  }
}

function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
