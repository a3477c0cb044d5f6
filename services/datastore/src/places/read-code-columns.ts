import { createBoundedCache, type Sql } from '@gazetteer/kernel';
import { codeKey, type NamedPlace, renderCode } from '@gazetteer/tabular';
import { findByKeys } from '../areas/area-lookup.store.ts';
import { type Area, type AreaTables, translatedTitle } from '../areas/area-tables.ts';
import { findLevel, listLevels, listSchemes, stampAreas } from '../areas/areas.store.ts';
import { listCodings } from '../areas/codings.ts';
import { detectCodeColumns } from '../areas/detect-places.ts';
import { levelsAbove, liftAreas } from '../areas/lift-areas.ts';
import type { DetectedPlaces, ReadDistinct } from '../areas/place.ts';
import { resolvePlaces } from '../areas/resolve-places.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';
import { withOwnNames } from './own-names.ts';
import type { CodeColumn, UnknownCode } from './code-column.ts';

type Reader = Pick<DatastoreContext, 'sql' | 'workers'>;
type Store = Sql<AreaTables>;

/** More different values than any level of a map has areas: such a column is not of codes. */
const MOST_CODES = 20_000;
const KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_A_CODE = 300;

// By version, dictionary and known areas, so that a page of rows costs no more than looking its codes up in memory.
const kept = createBoundedCache<CodeColumn[]>(KEPT_BYTES, (columns) =>
  columns.reduce((sum, { named, unknown }) => sum + BYTES_A_CODE * (named.size + unknown.length + 1), 0),
);

/**
 * The columns of a table that hold codes of places, with the name of each code. Looked for among the columns that say
 * where, or of which the dictionary names a scheme or a level; codes that may be of several schemes are left as they are.
 */
export async function readCodeColumns(context: Reader, table: OpenTable): Promise<CodeColumn[]> {
  const columns = table.columns.filter(({ info }) => info.role === 'geo' || info.scheme || info.level);
  if (columns.length === 0) return [];
  const sql = context.sql.as<AreaTables>();
  const key = JSON.stringify([table.versionId, columns, await stampAreas(sql)]);
  return kept.get(key, () => findCodeColumns(context, table, columns));
}

async function findCodeColumns(
  context: Reader,
  table: OpenTable,
  columns: readonly Column[],
): Promise<CodeColumn[]> {
  const sql = context.sql.as<AreaTables>();
  const read = distinctReader(context, table);
  const detected = await detectCodeColumns(sql, columns, read);
  const clear = detected.filter(({ ambiguous_with }) => ambiguous_with.length === 0);
  const found: CodeColumn[] = [];
  for (const one of clear) {
    const named = await nameCodes(sql, one, (await read([one.field])) ?? []);
    found.push(await withOwnNames(named, columns, read));
  }
  return found;
}

/** Distinct values of columns as text, empty text for none; undefined where there are too many to be codes. */
function distinctReader({ workers }: Reader, { path }: OpenTable): ReadDistinct {
  const known = new Map<string, Promise<string[][]>>();
  return async (fields) => {
    const texts = fields.map((field) => `coalesce(cast(${quoteIdentifier(field)} as varchar), '')`);
    const sql = `select distinct ${texts.join(', ')} from ${TABLE} limit ${MOST_CODES + 1}`;
    const ask = async () => {
      const { rows } = await withinLimits(workers.run({ tables: [{ name: TABLE, path }], sql }));
      return rows as string[][];
    };
    const asked = known.get(sql) ?? ask();
    known.set(sql, asked);
    const rows = await asked;
    return rows.length > MOST_CODES ? undefined : rows;
  };
}

/** What the values of a column stand for, which are codes of a scheme and level. */
export async function nameCodes(
  sql: Store,
  { field, scheme, level }: Pick<DetectedPlaces, 'field' | 'scheme' | 'level'>,
  rows: readonly (readonly (string | null)[])[],
): Promise<CodeColumn> {
  const values = rows.flatMap(([value]) => (value?.trim() ? [value] : []));
  const { areas, reasons } = await findAreas(sql, { scheme, level }, values);
  const within = await namesAbove(sql, areas);
  const width = (await findLevel(sql, { scheme, level }))?.code_width ?? 0;
  const named = new Map<string, NamedPlace>();
  const unknown: UnknownCode[] = [];
  for (const value of values) {
    const area = areas.get(value);
    if (area) {
      const place = { code: renderCode(value, width), name: area.name, within: within.get(area) ?? null };
      named.set(value, place);
    } else {
      const code = /^\d+$/.test(value) ? renderCode(value, width) : value;
      unknown.push({ value, code, reason: reasons.get(value) ?? 'unknown_code' });
    }
  }
  const knownLevel = (await listLevels(sql)).find(({ id }) => id === level);
  const knownScheme = (await listSchemes(sql)).find(({ id }) => id === scheme);
  return {
    field,
    scheme,
    schemeTitle: knownScheme?.title ?? scheme,
    level,
    levelTitle: knownLevel?.title ?? level,
    translated: {
      ...translatedTitle(knownScheme, 'scheme_title'),
      ...translatedTitle(knownLevel, 'level_title'),
    },
    namesIn: null,
    named,
    unknown: unknown.toSorted((one, other) => one.value.localeCompare(other.value, 'en', { numeric: true })),
  };
}

/**
 * The areas that codes stand for: those of their own scheme, also where another has taken the place of one since, else
 * what they are in a scheme that they can be brought over to.
 */
async function findAreas(
  sql: Store,
  query: { scheme: string; level: string },
  values: readonly string[],
): Promise<{ areas: Map<string, Area>; reasons: Map<string, string> }> {
  const areas = new Map<string, Area>();
  const own = byKey(await findByKeys(sql, query, values.map(codeKey)));
  for (const value of values) {
    const area = own.get(codeKey(value));
    if (area) areas.set(value, area);
  }
  const rest = values.filter((value) => !areas.has(value));
  const coding = (await listCodings(sql)).find(
    ({ scheme, level }) => scheme === query.scheme && level === query.level,
  );
  const target = coding?.targets.find((scheme) => scheme !== query.scheme) ?? query.scheme;
  const written = rest.map((value) => ({ value, parent: null }));
  const resolved = await resolvePlaces(sql, { by: 'code', ...query }, written, target);
  const keys = resolved.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const brought = byKey(await findByKeys(sql, { scheme: target, level: query.level }, keys));
  const reasons = new Map<string, string>();
  for (const [index, place] of resolved.entries()) {
    const value = rest[index] ?? '';
    const area = place.key === undefined ? undefined : brought.get(place.key);
    if (area) areas.set(value, area);
    else reasons.set(value, place.key === undefined ? place.reason : 'unknown_code');
  }
  return { areas, reasons };
}

/** What areas lie in, by name; not told where there is one such area alone, as a country of all states. */
async function namesAbove(sql: Store, areas: ReadonlyMap<string, Area>): Promise<Map<Area, string>> {
  const levels = await listLevels(sql);
  const names = new Map<Area, string>();
  for (const [scheme, same] of Map.groupBy(new Set(areas.values()), (area) => area.scheme)) {
    const query = { scheme, level: same[0]?.level ?? '' };
    const [, above] = levelsAbove(levels, query);
    if (!above || (levels.find((one) => one.scheme === scheme && one.id === above.id)?.areas ?? 0) < 2)
      continue;
    const lifted = await liftAreas(
      sql,
      query,
      same.map(({ code_key }) => code_key),
      above.id,
    );
    const parents = new Set([...(lifted?.values() ?? [])].flatMap((keys) => [...keys]));
    const known = byKey(await findByKeys(sql, { scheme, level: above.id }, parents));
    for (const area of same) {
      const [only, other] = lifted?.get(area.code_key) ?? [];
      const parent = only === undefined || other !== undefined ? undefined : known.get(only);
      if (parent) names.set(area, parent.name);
    }
  }
  return names;
}

function byKey(areas: readonly Area[]): Map<string, Area> {
  return new Map(areas.map((area) => [area.code_key, area]));
}
