import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { Area, AreaBoundaries, AreaLevel, AreaScheme, AreaTables } from './area-tables.ts';

/** Stays below the number of parameters that every store takes in one statement. */
const ROWS_A_STATEMENT = 500;

export type AreaQuery = { scheme: string; level: string };

/** Saves a level and its scheme; translations that are null stay as they are known. */
export async function saveLevel(sql: Sql<AreaTables>, scheme: AreaScheme, level: AreaLevel): Promise<void> {
  await sql.query
    .insertInto('area_schemes')
    .values(scheme)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(withoutUnsaid(scheme)))
    .execute();
  const { scheme: _scheme, id: _id, ...changeable } = level;
  await sql.query
    .insertInto('area_levels')
    .values(level)
    .onConflict((conflict) => conflict.columns(['scheme', 'id']).doUpdateSet(withoutUnsaid(changeable)))
    .execute();
}

function withoutUnsaid<Row extends { title_translated: string | null }>(row: Row) {
  const { title_translated, ...rest } = row;
  return title_translated === null ? rest : row;
}

export async function saveAreas(sql: Sql<AreaTables>, areas: readonly Area[]): Promise<void> {
  for (const chunk of chunksOf(areas)) {
    await sql.query
      .insertInto('areas')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['scheme', 'level', 'code_key']).doUpdateSet((row) => ({
          code: row.ref('excluded.code'),
          name: row.ref('excluded.name'),
          parent: row.ref('excluded.parent'),
          parents: row.ref('excluded.parents'),
          replaced_by: row.ref('excluded.replaced_by'),
          valid_from: row.ref('excluded.valid_from'),
          valid_to: row.ref('excluded.valid_to'),
          aliases: row.ref('excluded.aliases'),
          search_text: row.ref('excluded.search_text'),
        })),
      )
      .execute();
  }
}

export async function listSchemes(sql: Sql<AreaTables>): Promise<AreaScheme[]> {
  return sql.query.selectFrom('area_schemes').selectAll().orderBy('id').execute();
}

export async function listLevels(sql: Sql<AreaTables>): Promise<(AreaLevel & { areas: number })[]> {
  const levels = await sql.query
    .selectFrom('area_levels')
    .selectAll()
    .orderBy('scheme')
    .orderBy('id')
    .execute();
  const counts = await sql.query
    .selectFrom('areas')
    .select(['scheme', 'level', (count) => count.fn.countAll<number>().as('areas')])
    .groupBy(['scheme', 'level'])
    .execute();
  return levels.map((level) => {
    const counted = counts.find((count) => count.scheme === level.scheme && count.level === level.id);
    return { ...level, areas: counted?.areas ?? 0 };
  });
}

export async function findLevel(sql: Sql<AreaTables>, query: AreaQuery): Promise<AreaLevel | undefined> {
  return sql.query
    .selectFrom('area_levels')
    .selectAll()
    .where('scheme', '=', query.scheme)
    .where('id', '=', query.level)
    .executeTakeFirst();
}

export async function findAreas(
  sql: Sql<AreaTables>,
  query: AreaQuery,
  keys: readonly string[],
): Promise<Pick<Area, 'code_key' | 'code' | 'name'>[]> {
  const found = [];
  for (const chunk of chunksOf(keys)) {
    const rows = await sql.query
      .selectFrom('areas')
      .select(['code_key', 'code', 'name'])
      .where('scheme', '=', query.scheme)
      .where('level', '=', query.level)
      .where('code_key', 'in', chunk)
      .execute();
    found.push(...rows);
  }
  return found;
}

export async function searchAreas(
  sql: Sql<AreaTables>,
  query: AreaQuery & {
    text?: string | undefined;
    parent?: string | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ areas: Area[]; total: number }> {
  let matching = sql.query
    .selectFrom('areas')
    .where('scheme', '=', query.scheme)
    .where('level', '=', query.level);
  if (query.parent !== undefined) matching = matching.where('parent', '=', query.parent);
  if (query.text) {
    const pattern = `%${query.text.toLowerCase().replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
    matching = matching.where(rawSql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  const { total } = await matching
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const areas = await matching.selectAll().orderBy('code').limit(query.limit).offset(query.offset).execute();
  return { areas, total };
}

export async function saveBoundaries(sql: Sql<AreaTables>, boundaries: AreaBoundaries): Promise<void> {
  await sql.query.insertInto('area_boundaries').values(boundaries).execute();
}

/** All vintages, the newest first. */
export async function listBoundaries(sql: Sql<AreaTables>, query?: AreaQuery): Promise<AreaBoundaries[]> {
  let boundaries = sql.query.selectFrom('area_boundaries').selectAll();
  if (query) boundaries = boundaries.where('scheme', '=', query.scheme).where('level', '=', query.level);
  return boundaries.orderBy('scheme').orderBy('level').orderBy('vintage', 'desc').execute();
}

/** Changes when a level or its boundaries are added: what was found out about places may be out of date then. */
export async function stampAreas(sql: Sql<AreaTables>): Promise<string> {
  const boundaries = await sql.query
    .selectFrom('area_boundaries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('latest')])
    .executeTakeFirstOrThrow();
  const levels = await sql.query
    .selectFrom('area_levels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return `${levels.count} ${boundaries.count} ${boundaries.latest}`;
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_A_STATEMENT) {
    yield items.slice(start, start + ROWS_A_STATEMENT);
  }
}
