import type { SqlDialect } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

/**
 * Makes the search index: an FTS5 table that keeps no text, or a tsvector for each identity. Both hold the words of
 * traits and identifiers, and one that names the project, so that one look-up keeps projects apart.
 */
export async function createIdentitySearch(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') {
    await rawSql`
      create virtual table identity_search using fts5(words, content='', contentless_delete=1, detail=none,
        prefix='1 2 3', tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'")`.execute(
      query,
    );
    return;
  }
  await rawSql`
    create table identity_search (
      ordinal bigint primary key references identity_identities (ordinal) on delete cascade,
      words tsvector not null)`.execute(query);
  // Without its list of pending entries, which every search would have to read until the next vacuum.
  await rawSql`
    create index identity_search_words on identity_search using gin (words) with (fastupdate = off)`.execute(
    query,
  );
}
