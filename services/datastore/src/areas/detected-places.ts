/**
 * Reads the distinct values of columns together, as text; undefined where there are more than places can have.
 * @param rows how many rows, spread over the table, are enough to look at; without it, it is all of them
 */
export type ReadDistinct = (
  fields: readonly string[],
  rows?: number,
) => Promise<(string | null)[][] | undefined>;

export type DetectedPlaces = {
  by: 'code' | 'name';
  field: string;
  parent_field: string | null;
  scheme: string;
  level: string;
  /** Different places written there, and how many of them are known. */
  distinct: number;
  matched: number;
  match_rate: number;
  /** Where the dictionary names scheme and level. */
  said: boolean;
  /** Other schemes whose codes the values are just as well. */
  ambiguous_with: string[];
  depth: number;
};
