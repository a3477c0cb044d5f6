/** What stands in a table: a code or a name, and the name or code of what the place lies in. */
export type WrittenPlace = { value: string | null; parent: string | null };

/** One text for a value and what is written beside it as its parent. */
export function placeKey(value: string, parent: string): string {
  return `${value}\n${parent}`;
}

export type UnknownPlace =
  | 'empty'
  | 'unknown_code'
  | 'unknown_name'
  | 'unknown_parent'
  | 'parent_missing'
  | 'ambiguous_name'
  | 'no_crosswalk';

/** The key of an area in the scheme asked for, or why there is none. */
export type ResolvedPlace = { key: string; replaced?: string } | { key?: undefined; reason: UnknownPlace };

export type PlaceColumn = {
  by: 'code' | 'name';
  /** Scheme and level of what is written. */
  scheme: string;
  level: string;
};

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
