import type { TextInLanguages } from '@gazetteer/kernel';

/** The SQL tables of area codes. */

/** A way to number places: LGD, FIPS … Of its translations, and of those of levels, the JSON; null where there are none. */
export type AreaScheme = { id: string; title: string; title_translated: string | null };

export type AreaLevel = {
  scheme: string;
  id: string;
  title: string;
  title_translated: string | null;
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
  /** Code of the area it lies in, as written; null where there is none, or several. */
  parent: string | null;
  /** JSON list of the codes of all areas it lies in, where there are several; else `[]`. */
  parents: string;
  /** Code of the area that took its place. */
  replaced_by: string | null;
  /** ISO dates; null where not known or still valid. */
  valid_from: string | null;
  valid_to: string | null;
  /** JSON list of other names. */
  aliases: string;
  /** Code, name and aliases in lower case. */
  search_text: string;
};

/** One of the names of an area, as names are compared: see `nameKeys`. */
export type AreaName = {
  scheme: string;
  level: string;
  name_key: string;
  code_key: string;
  /** 0 where words such as "district" were left off. */
  exact: number;
};

/** The code of an area in another scheme, such as the one it had in the census of 2011. */
export type AreaCode = {
  scheme: string;
  level: string;
  /** The other scheme. */
  system: string;
  /** The code there, as codes are compared. */
  code_key: string;
  /** `code_key` of the area. */
  area_key: string;
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
  area_names: AreaName;
  area_codes: AreaCode;
  area_boundaries: AreaBoundaries;
};

/** The translations of a title, under the name that it has where they go; nothing where there are none. */
export function translatedTitle<Name extends string>(
  row: { title_translated: string | null } | undefined,
  name: Name,
): { [Key in `${Name}_translated`]?: TextInLanguages } {
  if (!row?.title_translated) return {};
  const texts = JSON.parse(row.title_translated) as TextInLanguages;
  return { [`${name}_translated`]: texts } as { [Key in `${Name}_translated`]: TextInLanguages };
}
