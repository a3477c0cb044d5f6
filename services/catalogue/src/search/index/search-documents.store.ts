import type { Sql } from '@gazetteer/kernel';
import { chunksOf } from '../../model/chunks.ts';
import type { SearchTables } from './search-tables.ts';

/**
 * How the index stands: `fresh`; `stale` when a release or a restored backup asks for it to be made anew; `incomplete` when
 * it was made anew without some datasets, which failed.
 */
export type IndexState = (typeof stateNames)[number];

/** By the number that is stored. */
const stateNames = ['fresh', 'stale', 'incomplete'] as const;

export type Change = { ordinal: number; removed: number };

/** The documents of the index and the versions they were written at. */
export function searchDocumentsStore(anySql: Sql) {
  const sql = anySql.as<SearchTables>();
  return {
    /**
     * Opens the next version of the index. Writers queue up here until they commit, so versions become visible in order: to be
     * called last.
     */
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

    /** How the index stands, by what was written last of it. */
    async readState(): Promise<IndexState> {
      const row = await sql.query
        .selectFrom('search_state')
        .select('stale')
        .where('id', '=', 1)
        .executeTakeFirst();
      return stateNames[row?.stale ?? 0] ?? 'stale';
    },

    async writeState(state: IndexState): Promise<void> {
      const stale = stateNames.indexOf(state);
      await sql.query.updateTable('search_state').set({ stale }).where('id', '=', 1).execute();
    },

    /** Makes other writers of a document wait until this transaction is done: what is read after it is what they have left. */
    async lock(id: string): Promise<void> {
      await sql.query
        .insertInto('search_documents')
        .values({ id, version: 0, removed: 1, body: '' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
        .execute();
    },

    /** Writes a document and returns its ordinal. Others learn of it by the version that it is given in the end. */
    async write(id: string, body: string): Promise<number> {
      const row = await sql.query
        .insertInto('search_documents')
        .values({ id, version: 0, removed: 0, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ removed: 0, body }))
        .returning('ordinal')
        .executeTakeFirstOrThrow();
      return row.ordinal;
    },

    /** Says in which version of the index a document has changed. */
    async stamp(ordinal: number, version: number): Promise<void> {
      await sql.query
        .updateTable('search_documents')
        .set({ version })
        .where('ordinal', '=', ordinal)
        .execute();
    },

    /** Empties a document; the row stays, so that other processes see that it is gone. */
    async empty(id: string): Promise<number | undefined> {
      const row = await sql.query
        .updateTable('search_documents')
        .set({ removed: 1, body: '' })
        .where('id', '=', id)
        .where('removed', '=', 0)
        .returning('ordinal')
        .executeTakeFirst();
      return row?.ordinal;
    },

    /** The number of a dataset that is in the index; undefined where it is not. */
    async ordinalOf(id: string): Promise<number | undefined> {
      const row = await sql.query
        .selectFrom('search_documents')
        .select('ordinal')
        .where('id', '=', id)
        .where('removed', '=', 0)
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
