/** What stands in a table: a code or a name, and the name or code of what the place lies in. */
export type WrittenPlace = { value: string | null; parent: string | null };

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
