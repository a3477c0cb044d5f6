import type { Sql } from '@gazetteer/kernel';
import { codeKey, writtenCode } from './area-code.ts';
import { findAreas, type AreaQuery } from './areas.store.ts';
import type { AreaTables } from './area-tables.ts';

export type ResolvedCodes = {
  /** By `codeKey` of the value. */
  areas: Map<string, { code: string; name: string }>;
  /** Distinct values, as they came, that are no code of this level. Empty cells are not counted. */
  unmatched: string[];
};

/** Finds the areas that the values of a column stand for, however their zeros are padded. */
export async function resolveCodes(
  sql: Sql<AreaTables>,
  query: AreaQuery,
  values: Iterable<unknown>,
): Promise<ResolvedCodes> {
  const written = new Map<string, string>();
  for (const value of values) {
    const text = writtenCode(value);
    const key = codeKey(text);
    if (key !== '' && !written.has(key)) written.set(key, text);
  }
  const found = await findAreas(sql, query, [...written.keys()]);
  const areas = new Map(found.map((area) => [area.code_key, { code: area.code, name: area.name }]));
  return { areas, unmatched: [...written].filter(([key]) => !areas.has(key)).map(([, value]) => value) };
}
