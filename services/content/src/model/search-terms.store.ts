import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import type { ContentTables } from './content-tables.ts';
import type { SearchTerm } from './search-terms.ts';

type TermTable = 'content_article_terms' | 'content_visualisation_terms';
type Store = Sql<Pick<ContentTables, TermTable>>;

// Comes after every character a word can have.
const END = '\u{10FFFF}';
/** So many items are looked at for each word: more are found by words that many have, and tell nothing. */
const MOST_CANDIDATES = 2000;
/** An insertion has a bounded number of parameters. */
const AT_ONCE = 200;

/** Writes the words by which something is found in place of those it had. */
export async function replaceTerms(
  sql: Store,
  table: TermTable,
  item_id: string,
  terms: readonly SearchTerm[],
): Promise<void> {
  await sql.query.deleteFrom(table).where('item_id', '=', item_id).execute();
  for (let at = 0; at < terms.length; at += AT_ONCE) {
    const rows = terms.slice(at, at + AT_ONCE).map((term) => ({ item_id, ...term }));
    await sql.query.insertInto(table).values(rows).execute();
  }
}

/**
 * What has at least `needed` of these beginnings of words, as a relation of `item_id` and `weight`. Each is one range of an index,
 * of which only so much is read.
 */
export function foundItems(
  table: TermTable,
  beginnings: readonly string[],
  needed: number,
): RawBuilder<{ item_id: string; weight: number }> {
  const parts = beginnings.map(
    (beginning) => rawSql`
      select item_id, max(weight) as weight from (
        select item_id, weight from ${rawSql.table(table)}
        where term >= ${beginning} and term < ${`${beginning}${END}`}
        order by term, item_id limit ${MOST_CANDIDATES}
      ) as candidate group by item_id`,
  );
  return rawSql`(
    select item_id, sum(weight) as weight from (${rawSql.join(parts, rawSql` union all `)}) as term
    group by item_id having count(*) >= ${rawSql.lit(needed)})`;
}
