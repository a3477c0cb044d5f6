import type { Sql } from '@gazetteer/kernel';
import type { SearchLabelsTable, SearchTables } from './search-tables.ts';

export type Term = { field: string; value: string };
export type StoredTerm = Term & { document: number };
export type Label = SearchLabelsTable;
export type Change = { ordinal: number; removed: number };

/** How many rows one statement inserts or names at most; PostgreSQL and SQLite both take 32,000 parameters. */
const CHUNK = 2000;

/** The index's documents with the values they are filtered by. */
export function searchDocumentsStore(anySql: Sql) {
  const sql = anySql.as<SearchTables>();
  return {
    /** Opens the next version of the index. Writers queue up here, so versions become visible in order. */
    async nextVersion(): Promise<number> {
      const row = await sql.query
        .updateTable('search_state')
        .set((expression) => ({ version: expression('version', '+', 1) }))
        .where('id', '=', 1)
        .returning('version')
        .executeTakeFirstOrThrow();
      return row.version;
    },

    async version(): Promise<number> {
      const row = await sql.query
        .selectFrom('search_state')
        .select('version')
        .where('id', '=', 1)
        .executeTakeFirstOrThrow();
      return row.version;
    },

    /** Writes a document and returns its ordinal. */
    async write(id: string, version: number, body: string): Promise<number> {
      const row = await sql.query
        .insertInto('search_documents')
        .values({ id, version, removed: 0, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ version, removed: 0, body }))
        .returning('ordinal')
        .executeTakeFirstOrThrow();
      return row.ordinal;
    },

    /** Empties a document; the row stays, so that other processes see that it is gone. */
    async empty(id: string, version: number): Promise<number | undefined> {
      const row = await sql.query
        .updateTable('search_documents')
        .set({ version, removed: 1, body: '' })
        .where('id', '=', id)
        .where('removed', '=', 0)
        .returning('ordinal')
        .executeTakeFirst();
      return row?.ordinal;
    },

    async replaceTerms(document: number, terms: readonly Term[]): Promise<void> {
      await sql.query.deleteFrom('search_terms').where('document', '=', document).execute();
      for (const chunk of chunksOf(terms)) {
        const rows = chunk.map((term) => ({ ...term, document }));
        await sql.query.insertInto('search_terms').values(rows).execute();
      }
    },

    async writeLabels(labels: readonly Label[]): Promise<void> {
      if (labels.length === 0) return;
      await sql.query
        .insertInto('search_labels')
        .values([...labels])
        .onConflict((conflict) =>
          conflict.columns(['field', 'value']).doUpdateSet((expression) => ({
            label: expression.ref('excluded.label'),
            id: expression.ref('excluded.id'),
          })),
        )
        .execute();
    },

    async labels(field: string, values: readonly string[]): Promise<Label[]> {
      const chunks = chunksOf(values).map((chunk) =>
        sql.query
          .selectFrom('search_labels')
          .selectAll()
          .where('field', '=', field)
          .where('value', 'in', chunk)
          .execute(),
      );
      return (await Promise.all(chunks)).flat();
    },

    /** What has changed after a version, at most `limit` documents. */
    changesAfter(version: number, limit: number): Promise<Change[]> {
      return sql.query
        .selectFrom('search_documents')
        .select(['ordinal', 'removed'])
        .where('version', '>', version)
        .limit(limit)
        .execute();
    },

    /** The ids of documents last written before a version, a page at a time. */
    async idsBefore(version: number, limit: number): Promise<string[]> {
      const rows = await sql.query
        .selectFrom('search_documents')
        .select('id')
        .where('version', '<', version)
        .where('removed', '=', 0)
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** The values of some fields for some documents. */
    async termsOf(documents: readonly number[], fields: readonly string[]): Promise<StoredTerm[]> {
      if (fields.length === 0) return [];
      const chunks = chunksOf(documents).map((chunk) =>
        sql.query
          .selectFrom('search_terms')
          .select(['field', 'document', 'value'])
          .where('document', 'in', chunk)
          .where('field', 'in', [...fields])
          .execute(),
      );
      return (await Promise.all(chunks)).flat();
    },

    /** The values of one field in order of documents, from behind a document on. */
    termsOfField(field: string, after: number, upTo: number): Promise<{ document: number; value: string }[]> {
      return sql.query
        .selectFrom('search_terms')
        .select(['document', 'value'])
        .where('field', '=', field)
        .where('document', '>', after)
        .where('document', '<=', upTo)
        .orderBy('document')
        .execute();
    },

    async greatestOrdinal(): Promise<number> {
      const row = await sql.query
        .selectFrom('search_documents')
        .select((expression) => expression.fn.max('ordinal').as('greatest'))
        .executeTakeFirst();
      return row?.greatest ?? 0;
    },

    /** The dictionaries of documents, in the order asked for; those removed meanwhile are left out. */
    async bodies(ordinals: readonly number[]): Promise<string[]> {
      const bodies = new Map<number, string>();
      for (const chunk of chunksOf(ordinals)) {
        const rows = await sql.query
          .selectFrom('search_documents')
          .select(['ordinal', 'body'])
          .where('ordinal', 'in', chunk)
          .where('removed', '=', 0)
          .execute();
        for (const { ordinal, body } of rows) bodies.set(ordinal, body);
      }
      return ordinals.flatMap((ordinal) => bodies.get(ordinal) ?? []);
    },
  };
}

export type SearchDocumentsStore = ReturnType<typeof searchDocumentsStore>;

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let start = 0; start < items.length; start += CHUNK) chunks.push(items.slice(start, start + CHUNK));
  return chunks;
}
