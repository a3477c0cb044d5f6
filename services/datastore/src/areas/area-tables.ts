/** The SQL tables of area codes. */

/** A way to number places: LGD, FIPS … */
export type AreaScheme = { id: string; title: string };

export type AreaLevel = {
  scheme: string;
  id: string;
  title: string;
  /** Digits of a code as people write it, leading zeros included; 0 where codes are not numbers. */
  code_width: number;
  parent_level: string | null;
};

export type Area = {
  scheme: string;
  level: string;
  /** What codes are compared by: see `codeKey`. */
  code_key: string;
  /** The code as people write it. */
  code: string;
  name: string;
  /** Code of the area it lies in, as written. */
  parent: string | null;
  /** ISO dates; null where not known or still valid. */
  valid_from: string | null;
  valid_to: string | null;
  /** JSON list of other names. */
  aliases: string;
  /** Code, name and aliases in lower case. */
  search_text: string;
};

/** The shapes of one level at one date. A vintage never changes once it is stored. */
export type AreaBoundaries = {
  scheme: string;
  level: string;
  vintage: string;
  content_hash: string;
  /** TopoJSON in longitude and latitude; the id of each shape is the area's code. */
  object_key: string;
  /** The same, compressed with brotli. */
  compressed_key: string;
  /** Projected and simplified for charts a screen wide. */
  drawing_key: string;
  source: string | null;
  created_at: string;
};

/** Schema for `Sql<AreaTables>`. */
export type AreaTables = {
  area_schemes: AreaScheme;
  area_levels: AreaLevel;
  areas: Area;
  area_boundaries: AreaBoundaries;
};
