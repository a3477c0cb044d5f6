import type { Sql } from '@gazetteer/kernel';
import type { Area, AreaCode, AreaName, AreaTables } from './area-tables.ts';
import type { AreaQuery } from './areas.store.ts';

/** Stays below the number of parameters that every store takes in one statement. */
const KEYS_A_STATEMENT = 500;

/** Adds names that areas are found by; those that are known stay. */
export async function saveNames(sql: Sql<AreaTables>, names: readonly AreaName[]): Promise<void> {
  for (const chunk of chunksOf(names)) {
    await sql.query
      .insertInto('area_names')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['scheme', 'level', 'name_key', 'code_key'])
          .doUpdateSet((row) => ({ exact: row.ref('excluded.exact') })),
      )
      .execute();
  }
}

/** Gives areas of one level their codes in another scheme; an area keeps one code there. */
export async function saveCodes(
  sql: Sql<AreaTables>,
  { scheme, level, system }: AreaQuery & { system: string },
  codes: readonly Pick<AreaCode, 'code_key' | 'area_key'>[],
): Promise<void> {
  for (const chunk of chunksOf(codes)) {
    const keys = chunk.map(({ area_key }) => area_key);
    await sql.query
      .deleteFrom('area_codes')
      .where('scheme', '=', scheme)
      .where('level', '=', level)
      .where('system', '=', system)
      .where('area_key', 'in', keys)
      .execute();
    const rows = chunk.map(({ code_key, area_key }) => ({ scheme, level, system, code_key, area_key }));
    await sql.query.insertInto('area_codes').values(rows).execute();
  }
}

/** Areas by their own codes. */
export async function findByKeys(
  sql: Sql<AreaTables>,
  { scheme, level }: AreaQuery,
  keys: Iterable<string>,
): Promise<Area[]> {
  const found: Area[] = [];
  for (const chunk of chunksOf([...new Set(keys)])) {
    const rows = await sql.query
      .selectFrom('areas')
      .selectAll()
      .where('scheme', '=', scheme)
      .where('level', '=', level)
      .where('code_key', 'in', chunk)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** What codes of another scheme stand for. */
export async function findByCodes(
  sql: Sql<AreaTables>,
  { scheme, level, system }: AreaQuery & { system: string },
  keys: Iterable<string>,
): Promise<Pick<AreaCode, 'code_key' | 'area_key'>[]> {
  const found = [];
  for (const chunk of chunksOf([...new Set(keys)])) {
    const rows = await sql.query
      .selectFrom('area_codes')
      .select(['code_key', 'area_key'])
      .where('scheme', '=', scheme)
      .where('level', '=', level)
      .where('system', '=', system)
      .where('code_key', 'in', chunk)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** What names stand for, anywhere in the level. */
export async function findByNames(
  sql: Sql<AreaTables>,
  { scheme, level }: AreaQuery,
  keys: Iterable<string>,
): Promise<Pick<AreaName, 'name_key' | 'code_key' | 'exact'>[]> {
  const found = [];
  for (const chunk of chunksOf([...new Set(keys)])) {
    const rows = await sql.query
      .selectFrom('area_names')
      .select(['name_key', 'code_key', 'exact'])
      .where('scheme', '=', scheme)
      .where('level', '=', level)
      .where('name_key', 'in', chunk)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Every way that codes of one scheme are known in another, and how many areas have such a code. */
export async function listCrosswalks(
  sql: Sql<AreaTables>,
): Promise<{ scheme: string; level: string; system: string; areas: number }[]> {
  return sql.query
    .selectFrom('area_codes')
    .select(['scheme', 'level', 'system', (count) => count.fn.countAll<number>().as('areas')])
    .groupBy(['scheme', 'level', 'system'])
    .orderBy('scheme')
    .orderBy('level')
    .orderBy('system')
    .execute();
}

/** Areas of a level that have no code in another scheme: they are younger than it. */
export async function listWithoutCode(
  sql: Sql<AreaTables>,
  { scheme, level, system }: AreaQuery & { system: string },
): Promise<Pick<Area, 'code' | 'name' | 'parent'>[]> {
  return sql.query
    .selectFrom('areas')
    .select(['code', 'name', 'parent'])
    .where('scheme', '=', scheme)
    .where('level', '=', level)
    .where('replaced_by', 'is', null)
    .where('code_key', 'not in', (codes) =>
      codes
        .selectFrom('area_codes')
        .select('area_key')
        .where('scheme', '=', scheme)
        .where('level', '=', level)
        .where('system', '=', system),
    )
    .orderBy('code')
    .execute();
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += KEYS_A_STATEMENT) {
    yield items.slice(start, start + KEYS_A_STATEMENT);
  }
}
