import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';

export type SortTerm = { column: string; descending: boolean; nullsFirst: boolean };

// A name may be quoted; without quotes it may have blanks but no comma.
const TERM = /^\s*(?:"((?:[^"]|"")*)"|([^",]+?))(?:\s+(asc|desc))?(?:\s+nulls\s+(first|last))?\s*$/i;

/**
 * Reads `a, "b c" desc nulls last`. Missing values come last unless asked for first.
 * @throws invalid_input on `sort` for a term that cannot be read or a column that is not there
 */
export function readSort(text: string, names: ReadonlySet<string>): SortTerm[] {
  return splitTerms(text).map((term) => {
    const [, quoted, plain, direction, nulls] = TERM.exec(term) ?? [];
    const column = quoted?.replaceAll('""', '"') ?? plain;
    if (column === undefined)
      throw invalidInput({ sort: [`"${term.trim()}" is not a column and a direction`] });
    if (!names.has(column)) throw invalidInput({ sort: [`there is no column "${column}"`] });
    return {
      column,
      descending: direction?.toLowerCase() === 'desc',
      nullsFirst: nulls?.toLowerCase() === 'first',
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

function splitTerms(text: string): string[] {
  return text.trim() === '' ? [] : (text.match(/(?:"(?:[^"]|"")*"|[^,"])+|"/g) ?? [text]);
}
