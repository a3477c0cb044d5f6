const BITS = 32;

/**
 * A set of documents, each known by its ordinal (a small number given once and never reused): one bit a document,
 * so that 100,000 documents take 12 kB and combining two sets takes microseconds.
 */
export class OrdinalSet {
  #words: Uint32Array;

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
    if (index >= this.#words.length) this.#grow(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (ordinal & 31));
  }

  delete(ordinal: number): void {
    const index = ordinal >>> 5;
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (ordinal & 31));
  }

  has(ordinal: number): boolean {
    return (((this.#words[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
  }

  intersection(other: OrdinalSet): OrdinalSet {
    return this.#combine(other, (mine, theirs) => mine & theirs);
  }

  union(other: OrdinalSet): OrdinalSet {
    return this.#combine(other, (mine, theirs) => mine | theirs);
  }

  difference(other: OrdinalSet): OrdinalSet {
    return this.#combine(other, (mine, theirs) => mine & ~theirs);
  }

  get size(): number {
    let size = 0;
    for (let index = 0; index < this.#words.length; index++) size += bitCount(this.#words[index] ?? 0);
    return size;
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

  #combine(other: OrdinalSet, operation: (mine: number, theirs: number) => number): OrdinalSet {
    const length = Math.max(this.#words.length, other.#words.length);
    const result = new OrdinalSet(length * BITS);
    for (let index = 0; index < length; index++) {
      result.#words[index] = operation(this.#words[index] ?? 0, other.#words[index] ?? 0);
    }
    return result;
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
