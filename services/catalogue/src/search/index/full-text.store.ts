import type { Sql, SqlDialect } from '@gazetteer/kernel';
import { type Kysely, type RawBuilder, sql as rawSql } from 'kysely';
import { OrdinalSet } from './ordinal-set.ts';

/** A table of words: what it is called and which parts its documents have. */
export type TextTable<Part extends string> = { name: string; parts: readonly Part[] };

/** The stems of each part, in the order of the text. */
export type TextStems<Part extends string> = Readonly<Record<Part, readonly string[]>>;

/** Stems that stand side by side; with `prefix` the last one is only the beginning of a stem. */
export type StemSequence = { stems: readonly string[]; prefix: boolean };

/**
 * Says which documents hold which words. This, and only this, differs between databases; they get stems made by
 * `analyseText` and hand back sets, so that the same query finds and ranks the same documents on both.
 */
export type FullText<Part extends string> = {
  replace(document: number, text: TextStems<Part>): Promise<void>;
  remove(document: number): Promise<void>;
  /** The documents with the sequence in one of the parts; `among` looks at these documents only. */
  find(sequence: StemSequence, parts: readonly Part[], among?: readonly number[]): Promise<OrdinalSet>;
};

export function openFullText<Part extends string>(sql: Sql, table: TextTable<Part>): FullText<Part> {
  return sql.dialect === 'sqlite' ? sqliteFullText(sql, table) : postgresFullText(sql, table);
}

/** Makes the table: an FTS5 index that keeps no text, or a tsvector for each part. */
export async function createFullText(
  query: Kysely<unknown>,
  dialect: SqlDialect,
  { name, parts }: TextTable<string>,
): Promise<void> {
  const table = rawSql.table(name);
  if (dialect === 'sqlite') {
    const columns = rawSql.join(parts.map((part) => rawSql.ref(part)));
    await rawSql`
      create virtual table ${table} using fts5(${columns}, content='', contentless_delete=1,
        tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`.execute(query);
    return;
  }
  const columns = rawSql.join(parts.map((part) => rawSql`${rawSql.ref(part)} tsvector not null`));
  await rawSql`create table ${table} (document integer primary key, ${columns})`.execute(query);
  for (const part of parts) {
    const index = rawSql.ref(`${name}_${part}`);
    // Without its list of pending entries, which every search would have to read until the next vacuum.
    await rawSql`
      create index ${index} on ${table} using gin (${rawSql.ref(part)}) with (fastupdate = off)`.execute(
      query,
    );
  }
}

function sqliteFullText<Part extends string>(
  sql: Sql,
  { name, parts: all }: TextTable<Part>,
): FullText<Part> {
  const table = rawSql.table(name);
  const columns = rawSql.join(all.map((part) => rawSql.ref(part)));
  return {
    async replace(document, text) {
      await this.remove(document);
      const values = rawSql.join(all.map((part) => text[part].join(' ')));
      await rawSql`insert into ${table} (rowid, ${columns}) values (${document}, ${values})`.execute(
        sql.query,
      );
    },
    async remove(document) {
      await rawSql`delete from ${table} where rowid = ${document}`.execute(sql.query);
    },
    async find({ stems, prefix }, parts, among) {
      if (parts.length === 0 || stems.length === 0 || among?.length === 0) return new OrdinalSet();
      const words = stems.map((stem) => `"${stem}"`).join(' + ');
      // Naming all parts means the same as naming none, but makes FTS5 read where each word stands.
      const places = parts.length === all.length ? '' : `{${parts.join(' ')}} : `;
      const match = `${places}${words}${prefix ? ' *' : ''}`;
      return readOrdinals(
        sql,
        rawSql`
        select group_concat(rowid) as ordinals from ${table} where ${table} match ${match}${within('rowid', among)}`,
      );
    },
  };
}

// PostgreSQL keeps positions up to this one; what stands behind it is found, but not as part of a phrase.
const LAST_POSITION = 16_383;

function postgresFullText<Part extends string>(
  sql: Sql,
  { name, parts: all }: TextTable<Part>,
): FullText<Part> {
  const table = rawSql.table(name);
  const columns = rawSql.join(all.map((part) => rawSql.ref(part)));
  return {
    async replace(document, text) {
      const values = rawSql.join(all.map((part) => rawSql`${toVector(text[part])}::tsvector`));
      await this.remove(document);
      await rawSql`insert into ${table} (document, ${columns}) values (${document}, ${values})`.execute(
        sql.query,
      );
    },
    async remove(document) {
      await rawSql`delete from ${table} where document = ${document}`.execute(sql.query);
    },
    async find({ stems, prefix }, parts, among) {
      if (parts.length === 0 || stems.length === 0 || among?.length === 0) return new OrdinalSet();
      const words = stems.map((stem) => `'${stem}'`).join(' <-> ') + (prefix ? ':*' : '');
      const conditions = parts.map((part) => rawSql`${rawSql.ref(part)} @@ ${words}::tsquery`);
      return readOrdinals(
        sql,
        rawSql`
        select string_agg(document::text, ',') as ordinals from ${table}
        where (${rawSql.join(conditions, rawSql` or `)})${within('document', among)}`,
      );
    },
  };
}

function within(column: string, among: readonly number[] | undefined): RawBuilder<unknown> {
  return among ? rawSql` and ${rawSql.ref(column)} in (${rawSql.join(among)})` : rawSql``;
}

function toVector(stems: readonly string[]): string {
  return stems.map((stem, index) => `'${stem}':${Math.min(index + 1, LAST_POSITION)}`).join(' ');
}

// One text instead of a row for each document: for a common word that is ten times faster.
async function readOrdinals(sql: Sql, query: RawBuilder<unknown>): Promise<OrdinalSet> {
  const result = await query.execute(sql.query);
  const [row] = result.rows as { ordinals: string | null }[];
  return parseOrdinals(row?.ordinals ?? '');
}

const ZERO = 48;
const COMMA = 44;

// Read digit by digit: splitting a text of a hundred thousand numbers would cost more than finding them.
function parseOrdinals(list: string): OrdinalSet {
  const ordinals = new OrdinalSet();
  if (list === '') return ordinals;
  let ordinal = 0;
  for (let index = 0; index < list.length; index++) {
    const code = list.charCodeAt(index);
    if (code === COMMA) {
      ordinals.add(ordinal);
      ordinal = 0;
    } else {
      ordinal = ordinal * 10 + code - ZERO;
    }
  }
  ordinals.add(ordinal);
  return ordinals;
}
