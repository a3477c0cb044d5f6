import { ToolError } from './failures.ts';

/** What the lists of an answer may hold, in bytes of JSON: an assistant reads all of it, and has little room. */
export const ANSWER_BYTES = 32 * 1024;

/** The longest value of a cell that is given whole, in characters. */
const LONGEST_VALUE = 500;

/** The first of the items that fit into so many bytes as JSON; none where the first one does not. */
export function takeWithin<Item>(items: readonly Item[], bytes: number): Item[] {
  let used = 0;
  const tooFar = items.findIndex((item) => {
    used += Buffer.byteLength(JSON.stringify(item)) + 1;
    return used > bytes;
  });
  return tooFar < 0 ? [...items] : items.slice(0, tooFar);
}

/**
 * The first rows of a table that fit into an answer, with values that are not too long.
 * @throws ToolError where not even one fits
 */
export function fittingRows(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const short = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shortValue(value)])),
  );
  const fitting = takeWithin(short, ANSWER_BYTES);
  if (fitting.length === 0 && rows.length > 0) {
    throw new ToolError('A single row is larger than an answer may be: name the columns that you need.');
  }
  return fitting;
}

/** A text of at most so many characters, which ends with … where more was written. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a character that takes two units would be none.
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** A cell of a table, whose text is cut where it is very long. */
export function shortValue(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value, LONGEST_VALUE);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  return text.length > LONGEST_VALUE ? shorten(text, LONGEST_VALUE) : value;
}

/** Whether a text in an answer, at any depth, is only the beginning of what was written. */
export function holdsCutText(value: unknown): boolean {
  if (typeof value === 'string') return value.endsWith('…');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsCutText);
}

/** What is said of rows whose texts were cut. */
export function cutTexts(rows: readonly unknown[]): string[] {
  return holdsCutText(rows) ? ['Texts that end with … are longer.'] : [];
}

/** A sentence about a page of a list; undefined where the page is all there is. */
export function pageLeftOut(
  {
    shown,
    total,
    offset,
    isEstimate = false,
  }: { shown: number; total: number; offset: number; isEstimate?: boolean },
  what: string,
): string | undefined {
  if (shown === total) return undefined;
  const written = `${isEstimate ? 'about ' : ''}${total.toLocaleString('en')}`;
  const end = offset + shown;
  if (shown === 0) return `No ${what} from offset ${offset} on; there are ${written}.`;
  const from = offset > 0 ? `, from offset ${offset} on` : '';
  const further = end < total || isEstimate ? `; go on with offset ${end}` : '';
  return `${shown} of ${written} ${what}${from}${further}.`;
}
