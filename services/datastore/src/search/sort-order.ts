import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';

export type SortTerm = { column: string; descending: boolean; nullsFirst: boolean };

// A name may be quoted; without quotes it may have blanks but no comma.
const NAME = /^(?:"((?:[^"]|"")*)"|([^",]+))$/;
const NULLS = /(?<!\s)\s+nulls\s+(first|last)$/i;
const DIRECTION = /(?<!\s)\s+(asc|desc)$/i;

/**
 * Reads `a, "b c" desc nulls last`. Missing values are the greatest unless the term says where they come, as in
 * PostgreSQL and CKAN: last in ascending order, first in descending.
 * @throws invalid_input on `sort` for a term that cannot be read or a column that is not there
 */
export function readSort(text: string, names: ReadonlySet<string>): SortTerm[] {
  return splitTerms(text).map((term) => {
    const [ordered, nulls] = withoutEnding(term.trim(), NULLS);
    const [name, direction] = withoutEnding(ordered, DIRECTION);
    const [, quoted, plain] = NAME.exec(name) ?? [];
    const column = quoted?.replaceAll('""', '"') ?? plain;
    if (column === undefined)
      throw invalidInput({ sort: [`"${term.trim()}" is not a column and a direction`] });
    if (!names.has(column)) throw invalidInput({ sort: [`there is no column "${column}"`] });
    const descending = direction?.toLowerCase() === 'desc';
    return {
      column,
      descending,
      nullsFirst: nulls === undefined ? descending : nulls.toLowerCase() === 'first',
    };
  });
}

/** The ORDER BY list of the terms; `expressionOf` says what is sorted by where it is more than a column. */
export function orderBy(
  terms: readonly SortTerm[],
  expressionOf: (column: string) => string = quoteIdentifier,
): string {
  return terms
    .map(({ column, descending, nullsFirst }) =>
      [expressionOf(column), descending ? 'desc' : 'asc', nullsFirst ? 'nulls first' : 'nulls last'].join(
        ' ',
      ),
    )
    .join(', ');
}

/** A text without its ending, and the word that the ending gives. */
function withoutEnding(text: string, ending: RegExp): [text: string, word: string | undefined] {
  const match = ending.exec(text);
  return match ? [text.slice(0, match.index), match[1]] : [text, undefined];
}

function splitTerms(text: string): string[] {
  return text.trim() === '' ? [] : (text.match(/(?:"(?:[^"]|"")*"|[^,"])+|"/g) ?? [text]);
}
