import type { Sql } from '@gazetteer/kernel';
import { chunksOf } from '../../model/chunks.ts';
import type { SearchTables } from './search-tables.ts';

export type Change = { ordinal: number; removed: number };

/** The documents of the index and the versions they were written at. */
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

    /** Whether the index has to be made anew. */
    async isStale(): Promise<boolean> {
      const row = await sql.query
        .selectFrom('search_state')
        .select('stale')
        .where('id', '=', 1)
        .executeTakeFirst();
      return row?.stale === 1;
    },

    async markFresh(): Promise<void> {
      await sql.query.updateTable('search_state').set({ stale: 0 }).where('id', '=', 1).execute();
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

    async greatestOrdinal(): Promise<number> {
      const row = await sql.query
        .selectFrom('search_documents')
        .select((expression) => expression.fn.max('ordinal').as('greatest'))
        .executeTakeFirst();
      return row?.greatest ?? 0;
    },

    /** The dictionaries of documents, in the order asked for; those removed meanwhile are left out. */
    async bodies(ordinals: readonly number[]): Promise<{ ordinal: number; body: string }[]> {
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
      return ordinals.flatMap((ordinal) => {
        const body = bodies.get(ordinal);
        return body === undefined ? [] : [{ ordinal, body }];
      });
    },
  };
}

export type SearchDocumentsStore = ReturnType<typeof searchDocumentsStore>;
