import { type CellValue, convertValue, withoutEnds } from './convert-value.ts';
import { matches, missingWords, type Writing, writings } from './value-kinds.ts';

/** How the cells of a column are to be read. */
export interface ColumnReading {
  /** The name of a way of writing; null for text. */
  writing: Writing['name'] | null;
  /** Words that say that there is no value. */
  missing: readonly string[];
}

/** The values of a column, and what could not be read. */
export interface ReadValues {
  values: CellValue[];
  /** Cells that are neither empty nor missing. */
  filled: number;
  /** How many of those are not written as they should be; null stands in their place. */
  unread: number;
  /** The first different ones of them, as written. */
  examples: string[];
}

const MOST_EXAMPLES = 3;
/** So many cells tell which way of writing fits best. */
const TRIED_CELLS = 2000;

/** Reads the cells of a column as they are said to be written. Nothing is taken for what it is not. */
export function readColumn(texts: readonly string[], reading: ColumnReading): ReadValues {
  const read = readerOf(reading);
  // Cells come again and again: each text is read once.
  const known = new Map<string, ReadCell>();
  const examples: string[] = [];
  let [filled, unread] = [0, 0];
  const values = texts.map((text) => {
    let cell = known.get(text);
    if (!cell) {
      known.set(text, (cell = read(text)));
      if (cell.isUnread && examples.length < MOST_EXAMPLES) examples.push(withoutEnds(text));
    }
    if (cell.isFilled) filled += 1;
    if (cell.isUnread) unread += 1;
    return cell.value;
  });
  return { values, filled, unread, examples };
}

interface ReadCell {
  value: CellValue;
  isFilled: boolean;
  isUnread: boolean;
}

function readerOf({ writing, missing }: ColumnReading): (text: string) => ReadCell {
  const words = new Set(missing);
  const kind = writings.find(({ name }) => name === writing);
  return (text) => {
    const plain = withoutEnds(text);
    if (plain === '' || words.has(plain)) return { value: null, isFilled: false, isUnread: false };
    if (!kind) return { value: plain, isFilled: true, isUnread: false };
    const value = matches(kind, plain) ? convertValue(kind, plain) : undefined;
    return { value: value ?? null, isFilled: true, isUnread: value === undefined };
  };
}

/** The way of writing values of a type that leaves the fewest cells of a column unread; the narrowest of several. */
export function writingFor(
  texts: readonly string[],
  type: Writing['type'],
  missing: readonly string[],
): Writing['name'] {
  const step = Math.max(1, Math.floor(texts.length / TRIED_CELLS));
  const tried = texts.filter((_, index) => index % step === 0);
  const [best] = writings
    .filter((writing) => writing.type === type)
    .map(({ name }) => ({ name, unread: readColumn(tried, { writing: name, missing }).unread }))
    .toSorted((one, other) => one.unread - other.unread);
  if (!best) throw new TypeError(`There is no way of writing ${type}`);
  return best.name;
}

/**
 * Whether every cell is a month such as 2024-01. Years that are written with the one they end in (2009-10, 2010-11)
 * look alike: they are told by all of them ending one year on.
 */
export function areMonths(texts: readonly string[]): boolean {
  const month = { name: 'iso_month' };
  let [count, yearsOn] = [0, 0];
  for (const text of new Set(texts.map(withoutEnds))) {
    if (text === '' || missingWords.includes(text)) continue;
    if (!matches(month, text)) return false;
    count += 1;
    if ((Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5))) yearsOn += 1;
  }
  return count > 0 && yearsOn < count;
}
