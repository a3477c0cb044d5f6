import type { QueryParameters } from './query-parameters.ts';

/** What CKAN takes as `q`: words for any column, or words by column. */
export type TextQuery = string | Record<string, string | number>;

/** What is asked of a table, whatever way it came in. */
export type SearchRequest = {
  filters?: Record<string, unknown> | Record<string, unknown>[] | undefined;
  /** A further condition that rows must meet, in SQL of ours that takes its values as parameters. */
  condition?: ((parameters: QueryParameters) => string) | undefined;
  q?: TextQuery | undefined;
  /** Words that rows must have too, without a part in their rank. */
  fullText?: TextQuery | undefined;
  plain?: boolean | undefined;
  fields?: string[] | undefined;
  distinct?: boolean | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  /** Codes of places are found by the names of the places, too. */
  placeNames?: boolean | undefined;
  /** Whether an answer that names no `fields` tells how well each row fits `q`; true where absent. */
  includeRank?: boolean | undefined;
};
