import type { Sql, SqlDialect } from '@gazetteer/kernel';
import { type Kysely, type RawBuilder, sql as rawSql } from 'kysely';
import type { IdentitiesTables } from '../tables.ts';

type Store = Sql<IdentitiesTables>;

/**
 * Makes the search index: an FTS5 table that keeps no text, or a tsvector for each identity. Both hold the words of
 * the traits, and one that names the project, so that a single look-up in the index keeps projects apart.
 */
export async function createIdentitySearch(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') {
    await rawSql`
      create virtual table identity_search using fts5(words, content='', contentless_delete=1, detail=none,
        prefix='1 2 3 4 5 6 7 8 9 10 11 12', tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'")`.execute(
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

/** Writes the words by which the identity at a place in the order of making is found, in place of earlier ones. */
export async function writeWords(
  sql: Store,
  projectId: string,
  ordinal: number,
  words: readonly string[],
): Promise<void> {
  await removeWords(sql, ordinal);
  const all = indexedWords(projectId, words);
  const statement =
    sql.dialect === 'sqlite'
      ? rawSql`insert into identity_search (rowid, words) values (${ordinal}, ${all.join(' ')})`
      : rawSql`insert into identity_search (ordinal, words) values (${ordinal}, ${quoted(all).join(' ')}::tsvector)`;
  await statement.execute(sql.query);
}

/** What the index keeps of an identity: its words, and the one that stands for its project. */
export function indexedWords(projectId: string, words: readonly string[]): string[] {
  return [projectWord(projectId), ...words];
}

/** Forgets the words of an identity. */
export async function removeWords(sql: Store, ordinal: number): Promise<void> {
  const key = rawSql.ref(sql.dialect === 'sqlite' ? 'rowid' : 'ordinal');
  await rawSql`delete from identity_search where ${key} = ${ordinal}`.execute(sql.query);
}

/** The places of a project's identities that have words beginning with each of these, as a query of one column. */
export function matchingOrdinals(
  dialect: SqlDialect,
  projectId: string,
  words: readonly string[],
): RawBuilder<unknown> {
  if (dialect === 'sqlite') {
    const match = [`"${projectWord(projectId)}"`, ...words.map((word) => `"${word}" *`)].join(' AND ');
    return rawSql`select rowid as ordinal from identity_search where identity_search match ${match}`;
  }
  const match = [...quoted([projectWord(projectId)]), ...quoted(words).map((word) => `${word}:*`)].join(
    ' & ',
  );
  return rawSql`select ordinal from identity_search where words @@ ${match}::tsquery`;
}

// No word of a text has this sign in it.
function projectWord(projectId: string): string {
  return `p_${projectId.replaceAll('-', '').toLowerCase()}`;
}

// Words are letters, figures and marks only: nothing in them needs escaping.
function quoted(words: readonly string[]): string[] {
  return words.map((word) => `'${word}'`);
}
