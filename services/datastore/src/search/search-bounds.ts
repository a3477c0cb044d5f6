import { invalidInput } from '@gazetteer/kernel';
import type { SearchRequest } from './search-request.ts';

/** Values and conditions of all filters together. A list of places or codes that a person chooses has dozens. */
const MOST_FILTER_VALUES = 500;
/** Characters of all values and names of a filter together. */
const MOST_FILTER_CHARACTERS = 100_000;
const DEEPEST_FILTER = 8;
/** As many as a table may have: naming all of them is asking for the table as it is. */
const MOST_FIELDS = 10_000;
const MOST_SORTS = 16;
const LONGEST_SORT = 4000;
const LONGEST_TEXT = 1000;

/** Every word reads every column: a bound on words is a bound on work. */
export const MOST_WORDS = 16;
/** Words times the columns they are looked for in; one word may always be asked for. */
export const MOST_WORD_COLUMNS = 4000;

/**
 * Lets pass what can be asked of a table at a bearable price. It needs no table: what is too much is refused before
 * anything is opened or waits for the engine.
 * @throws invalid_input that names the parameter and its bound
 */
export function requireBearable({ filters, q, fullText, fields = [], sort = '' }: SearchRequest): void {
  requireBearableFilters(filters);
  if (fields.length > MOST_FIELDS)
    throw tooMuch('fields', `must not name more than ${figure(MOST_FIELDS)} columns`);
  // Every term but the last is followed by a comma, whatever is quoted.
  const terms = sort.length > LONGEST_SORT ? Number.POSITIVE_INFINITY : sort.split(',').length;
  if (terms > MOST_SORTS) throw tooMuch('sort', `must not name more than ${MOST_SORTS} columns`);
  requireBearableText('q', q);
  requireBearableText('full_text', fullText);
}

/** The same for filters alone. @throws invalid_input on `filters` */
export function requireBearableFilters(filters: unknown): void {
  const seen = { values: 0, characters: 0 };
  const look = (value: unknown, depth: number): void => {
    if (depth > DEEPEST_FILTER) {
      throw tooMuch('filters', `must not be nested more than ${DEEPEST_FILTER} levels deep`);
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const name of Object.keys(value)) seen.characters += name.length;
    } else if (typeof value === 'string') seen.characters += value.length;
    // A list of values, or of filters, is no value itself; lists in lists are.
    if (depth > (Array.isArray(value) ? 1 : 0)) seen.values += 1;
    if (seen.values > MOST_FILTER_VALUES) {
      throw tooMuch('filters', `must not have more than ${figure(MOST_FILTER_VALUES)} values and conditions`);
    }
    if (seen.characters > MOST_FILTER_CHARACTERS) {
      throw tooMuch('filters', `must not be longer than ${figure(MOST_FILTER_CHARACTERS)} characters`);
    }
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) look(inner, depth + 1);
  };
  if (filters !== undefined && filters !== null) look(filters, 0);
}

function requireBearableText(name: 'q' | 'full_text', q: SearchRequest['q']): void {
  const parts = typeof q === 'object' && q !== null ? Object.entries(q).flat() : [q ?? ''];
  if (parts.length > 2 * MOST_WORDS) throw tooMuch(name, `must not name more than ${MOST_WORDS} columns`);
  const length = parts.reduce<number>((sum, part) => sum + String(part).length, 0);
  if (length > LONGEST_TEXT)
    throw tooMuch(name, `must not be longer than ${figure(LONGEST_TEXT)} characters`);
}

function tooMuch(field: string, rule: string) {
  return invalidInput({ [field]: [rule] });
}

const figure = (count: number) => count.toLocaleString('en');
