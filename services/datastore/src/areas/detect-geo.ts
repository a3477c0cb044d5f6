import type { Sql } from '@gazetteer/kernel';
import { codeKey, writtenCode } from '@gazetteer/tabular';
import { type AreaQuery, findAreas, listLevels } from './areas.store.ts';
import type { AreaLevel, AreaTables } from './area-tables.ts';

export type GeoColumn = { id: string; info: { scheme?: string; level?: string; label?: string } };

export type DetectedGeo = {
  scheme: string;
  level: string;
  /** Distinct values of the column, and how many of them are areas of the level. */
  distinct: number;
  matched: number;
  /** matched ÷ distinct, 0 to 1. */
  match_rate: number;
  unmatched: string[];
};

const SUFFICIENT_MATCH = 0.9;
const SUFFICIENT_COVERAGE = 0.5;
const FEWEST_VALUES = 3;
/** Part of the best's matches that makes another scheme as good. */
const ALIKE = 0.98;

/**
 * Tells which level of which scheme a column holds codes of. What the data dictionary says is believed;
 * otherwise nearly all values must be codes of the level, and either the name of the column must speak of
 * places or the values must cover most of the level: the numbers 1 to 12 are valid codes of many things.
 * @param values distinct values of the column
 * @returns undefined where the column holds no known codes, or codes of several schemes alike
 */
export async function detectGeo(
  sql: Sql<AreaTables>,
  column: GeoColumn,
  values: readonly unknown[],
): Promise<DetectedGeo | undefined> {
  const levels = await listLevels(sql);
  const { scheme, level } = column.info;
  const open = levels.filter(
    (known) => (!level || known.id === level) && (!scheme || known.scheme === scheme),
  );
  const [only, other] = open;
  if (level && !other) return only && measure(sql, only, values);
  const measured = [];
  for (const known of open) {
    const result = await measure(sql, known, values);
    if (isConvincing(result, known, column, values)) measured.push({ ...result, areas: known.areas });
  }
  return unequalled(measured);
}

/** The best, unless another scheme fits as well: then only one that the values are all codes of. */
function unequalled(measured: readonly (DetectedGeo & { areas: number })[]): DetectedGeo | undefined {
  const [best] = measured.toSorted((one, other) => other.matched - one.matched);
  if (!best) return undefined;
  const alike = measured.filter((one) => one.matched >= best.matched * ALIKE);
  const complete = alike.filter((one) => one.matched === one.areas);
  const chosen = alike.length === 1 ? best : complete.length === 1 ? complete[0] : undefined;
  if (!chosen) return undefined;
  const { areas: _areas, ...detected } = chosen;
  return detected;
}

async function measure(
  sql: Sql<AreaTables>,
  level: AreaLevel,
  values: readonly unknown[],
): Promise<DetectedGeo> {
  const { areas, unmatched } = await resolveCodes(sql, { scheme: level.scheme, level: level.id }, values);
  const distinct = areas.size + unmatched.length;
  return {
    scheme: level.scheme,
    level: level.id,
    distinct,
    matched: areas.size,
    match_rate: distinct === 0 ? 0 : areas.size / distinct,
    unmatched,
  };
}

function isConvincing(
  result: DetectedGeo,
  level: AreaLevel & { areas: number },
  column: GeoColumn,
  values: readonly unknown[],
): boolean {
  if (result.distinct < FEWEST_VALUES || result.match_rate < SUFFICIENT_MATCH) return false;
  if (speaksOf(column, level)) return true;
  return result.matched / level.areas >= SUFFICIENT_COVERAGE && !isCounting(values);
}

function speaksOf(column: GeoColumn, level: AreaLevel): boolean {
  const name = `${column.id} ${column.info.label ?? ''}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return [level.scheme, level.id, level.title].some((word) => name.includes(word.toLowerCase()));
}

/** 1, 2, 3 … without a gap: a rank, a month, a running number. */
function isCounting(values: readonly unknown[]): boolean {
  const numbers = [...new Set(values.map(codeKey))].filter((key) => /^\d+$/.test(key)).map(Number);
  return numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) + 1 === numbers.length;
}

type ResolvedCodes = {
  /** By `codeKey` of the value. */
  areas: Map<string, { code: string; name: string }>;
  /** Distinct values, as they came, that are no code of this level. Empty cells are not counted. */
  unmatched: string[];
};

/** Finds the areas that the values of a column stand for, however their zeros are padded. */
async function resolveCodes(
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
