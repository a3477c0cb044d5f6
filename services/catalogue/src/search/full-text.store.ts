import type { Sql, SqlDialect } from '@gazetteer/kernel';
import { type Kysely, type RawBuilder, sql as rawSql } from 'kysely';
import { OrdinalSet } from './ordinal-set.ts';

/** The parts of a document that words are looked for in. */
export const textParts = [
  'name',
  'title',
  'keywords',
  'notes',
  'res_name',
  'res_description',
  'other',
] as const;
export type TextPart = (typeof textParts)[number];

/** The stems of each part, in the order of the text. */
export type TextStems = Record<TextPart, readonly string[]>;

/** Makes a text from what a function gives for each part. */
export function mapParts(stemsOf: (part: TextPart) => readonly string[]): TextStems {
  const [name, title, keywords, notes] = [
    stemsOf('name'),
    stemsOf('title'),
    stemsOf('keywords'),
    stemsOf('notes'),
  ];
  const [res_name, res_description, other] = [
    stemsOf('res_name'),
    stemsOf('res_description'),
    stemsOf('other'),
  ];
  return { name, title, keywords, notes, res_name, res_description, other };
}

/** Stems that stand side by side; with `prefix` the last one is only the beginning of a stem. */
export type StemSequence = { stems: readonly string[]; prefix: boolean };

/**
 * Says which documents hold which words. This, and only this, differs between databases; they get stems made by
 * `analyseText` and hand back sets, so that the same query finds and ranks the same documents on both.
 */
export type FullText = {
  replace(document: number, text: TextStems): Promise<void>;
  remove(document: number): Promise<void>;
  /** The documents with the sequence in one of the parts. */
  find(sequence: StemSequence, parts: readonly TextPart[]): Promise<OrdinalSet>;
};

export function openFullText(sql: Sql): FullText {
  return sql.dialect === 'sqlite' ? sqliteFullText(sql) : postgresFullText(sql);
}

/** Makes the table: an FTS5 index that keeps no text, or a tsvector for each part. */
export async function createFullText(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  if (dialect === 'sqlite') {
    const columns = rawSql.join(textParts.map((part) => rawSql.ref(part)));
    await rawSql`
      create virtual table search_text using fts5(${columns}, content='', contentless_delete=1,
        tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`.execute(query);
    return;
  }
  const columns = rawSql.join(textParts.map((part) => rawSql`${rawSql.ref(part)} tsvector not null`));
  await rawSql`create table search_text (document integer primary key, ${columns})`.execute(query);
  for (const part of textParts) {
    const index = rawSql.ref(`search_text_${part}`);
    // Without its list of pending entries, which every search would have to read until the next vacuum.
    await rawSql`
      create index ${index} on search_text using gin (${rawSql.ref(part)}) with (fastupdate = off)`.execute(
      query,
    );
  }
}

function sqliteFullText(sql: Sql): FullText {
  const columns = rawSql.join(textParts.map((part) => rawSql.ref(part)));
  return {
    async replace(document, text) {
      await this.remove(document);
      const values = rawSql.join(textParts.map((part) => text[part].join(' ')));
      await rawSql`insert into search_text (rowid, ${columns}) values (${document}, ${values})`.execute(
        sql.query,
      );
    },
    async remove(document) {
      await rawSql`delete from search_text where rowid = ${document}`.execute(sql.query);
    },
    async find({ stems, prefix }, parts) {
      if (parts.length === 0 || stems.length === 0) return new OrdinalSet();
      const words = stems.map((stem) => `"${stem}"`).join(' + ');
      // Naming all parts means the same as naming none, but makes FTS5 read where each word stands.
      const places = parts.length === textParts.length ? '' : `{${parts.join(' ')}} : `;
      const match = `${places}${words}${prefix ? ' *' : ''}`;
      return readOrdinals(
        sql,
        rawSql`
        select group_concat(rowid) as ordinals from search_text where search_text match ${match}`,
      );
    },
  };
}

// PostgreSQL keeps positions up to this one; what stands behind it is found, but not as part of a phrase.
const LAST_POSITION = 16_383;

function postgresFullText(sql: Sql): FullText {
  const columns = rawSql.join(textParts.map((part) => rawSql.ref(part)));
  return {
    async replace(document, text) {
      const values = rawSql.join(textParts.map((part) => rawSql`${toVector(text[part])}::tsvector`));
      await this.remove(document);
      await rawSql`insert into search_text (document, ${columns}) values (${document}, ${values})`.execute(
        sql.query,
      );
    },
    async remove(document) {
      await rawSql`delete from search_text where document = ${document}`.execute(sql.query);
    },
    async find({ stems, prefix }, parts) {
      if (parts.length === 0 || stems.length === 0) return new OrdinalSet();
      const words = stems.map((stem) => `'${stem}'`).join(' <-> ') + (prefix ? ':*' : '');
      const conditions = parts.map((part) => rawSql`${rawSql.ref(part)} @@ ${words}::tsquery`);
      return readOrdinals(
        sql,
        rawSql`
        select string_agg(document::text, ',') as ordinals from search_text
        where ${rawSql.join(conditions, rawSql` or `)}`,
      );
    },
  };
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
