import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { Span } from './figures.store.ts';

/** How often the words of a fingerprint were searched in vain on one day in UTC. */
export type EmptySearchRow = { fingerprint: string; day: string; count: number };

/** A search in vain of one day, with the words that it was of. */
export type EmptySearch = EmptySearchRow & { words: string };

export type EmptySearchTables = {
  catalogue_empty_searches: EmptySearchRow;
  /** The words of what was searched often enough to be nobody's own. */
  catalogue_empty_search_words: { fingerprint: string; words: string };
};
type Store = Sql<EmptySearchTables>;

/** How many different searches of one day are counted; those that come later are not. */
const MOST_A_DAY = 1000;

/**
 * Adds to what is counted of one day, and notes the words of what was searched so often since another day; all or nothing.
 * Several processes may do so at once.
 */
export async function addEmptySearches(
  sql: Store,
  searches: readonly EmptySearch[],
  known: { since: string; times: number },
): Promise<void> {
  await sql.transaction(async () => {
    // In one order, so that no two processes wait for each other.
    const counted = (await withinRoom(sql, searches)).toSorted((one, other) =>
      one.fingerprint < other.fingerprint ? -1 : 1,
    );
    if (counted.length === 0) return;
    await sql.query
      .insertInto('catalogue_empty_searches')
      .values(counted.map(({ fingerprint, day, count }) => ({ fingerprint, day, count })))
      .onConflict((conflict) =>
        conflict.columns(['fingerprint', 'day']).doUpdateSet(({ ref }) => ({
          count: rawSql<number>`${ref('catalogue_empty_searches.count')} + ${ref('excluded.count')}`,
        })),
      )
      .execute();
    const often = await oftenEnough(sql, counted, known);
    const named = counted.filter(({ fingerprint }) => often.has(fingerprint));
    if (named.length === 0) return;
    await sql.query
      .insertInto('catalogue_empty_search_words')
      .values(named.map(({ fingerprint, words }) => ({ fingerprint, words })))
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
  });
}

/** Those searches of a day that are counted already, and as many others as there is room for. */
async function withinRoom(sql: Store, searches: readonly EmptySearch[]): Promise<EmptySearch[]> {
  const [day] = searches.map((search) => search.day);
  if (day === undefined) return [];
  const ofDay = sql.query.selectFrom('catalogue_empty_searches').where('day', '=', day);
  const { count } = await ofDay.select(howMany).executeTakeFirstOrThrow();
  if (Number(count) + searches.length <= MOST_A_DAY) return [...searches];
  const fingerprints = searches.map(({ fingerprint }) => fingerprint);
  const rows = await ofDay.select('fingerprint').where('fingerprint', 'in', fingerprints).execute();
  const known = new Set(rows.map(({ fingerprint }) => fingerprint));
  const added = searches.filter(({ fingerprint }) => !known.has(fingerprint));
  const room = Math.max(0, MOST_A_DAY - Number(count));
  return [...searches.filter(({ fingerprint }) => known.has(fingerprint)), ...added.slice(0, room)];
}

const howMany = rawSql<number | string>`count(*)`.as('count');
const sum = rawSql<number | string>`sum(count)`;

async function oftenEnough(
  sql: Store,
  searches: readonly EmptySearchRow[],
  { since, times }: { since: string; times: number },
): Promise<Set<string>> {
  const rows = await sql.query
    .selectFrom('catalogue_empty_searches')
    .select('fingerprint')
    .where(
      'fingerprint',
      'in',
      searches.map(({ fingerprint }) => fingerprint),
    )
    .where('day', '>=', since)
    .groupBy('fingerprint')
    .having(sum, '>=', times)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** What was searched in vain between two days, the most often searched first; what was not searched often enough is not among it. */
export async function listEmptySearches(
  sql: Store,
  { from, to, limit, offset }: Span & { limit: number; offset: number },
): Promise<{ words: string; count: number; last: string }[]> {
  const rows = await sql.query
    .selectFrom('catalogue_empty_searches as searches')
    .innerJoin('catalogue_empty_search_words as known', 'known.fingerprint', 'searches.fingerprint')
    .select(['known.words as words', sum.as('times'), rawSql<string>`max(day)`.as('last')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('known.words')
    .orderBy('times', 'desc')
    .orderBy('words')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ words, times, last }) => ({ words, count: Number(times), last }));
}

/** The first day of which a search in vain is counted; undefined where none is. */
export async function firstSearchDay(sql: Store): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('catalogue_empty_searches')
    .select('day')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Forgets what was counted before a day, and earlier what was not searched often enough to be told. */
export async function forgetEmptySearches(
  sql: Store,
  { before, untoldBefore }: { before: string; untoldBefore: string },
): Promise<void> {
  const words = sql.query.selectFrom('catalogue_empty_search_words').select('fingerprint');
  await sql.query
    .deleteFrom('catalogue_empty_searches')
    .where('day', '<', untoldBefore)
    .where((is) => is.or([is('day', '<', before), is('fingerprint', 'not in', words)]))
    .execute();
  const counted = sql.query.selectFrom('catalogue_empty_searches').select('fingerprint');
  await sql.query
    .deleteFrom('catalogue_empty_search_words')
    .where('fingerprint', 'not in', counted)
    .execute();
}
