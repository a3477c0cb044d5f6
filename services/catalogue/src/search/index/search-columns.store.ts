import type { Sql } from '@gazetteer/kernel';
import { chunksOf } from '../../model/chunks.ts';
import type { SearchTables } from './search-tables.ts';

/** Where the columns of a document are written now, and which places are free again. */
export type ColumnPlaces = {
  /** The places of columns that are new or changed, with their index in what was given. */
  written: { ordinal: number; index: number }[];
  freed: number[];
};

/** The columns of the index: which document each is in, and how it is shown. */
export function searchColumnsStore(anySql: Sql) {
  const sql = anySql.as<SearchTables>();
  return {
    /** Makes these the columns of a document. Places are kept, so that ordinals stay as small as there are columns. */
    async replace(document: number, bodies: readonly string[]): Promise<ColumnPlaces> {
      const held = await sql.query
        .selectFrom('search_columns')
        .select(['ordinal', 'body'])
        .where('document', '=', document)
        .orderBy('ordinal')
        .execute();
      const written: ColumnPlaces['written'] = [];
      for (const [index, body] of bodies.slice(0, held.length).entries()) {
        const place = held[index];
        if (!place || place.body === body) continue;
        await sql.query
          .updateTable('search_columns')
          .set({ body })
          .where('ordinal', '=', place.ordinal)
          .execute();
        written.push({ ordinal: place.ordinal, index });
      }
      let next = held.length;
      const added = bodies.slice(held.length).map((body) => ({ document, body }));
      for (const chunk of chunksOf(added)) {
        const rows = await sql.query
          .insertInto('search_columns')
          .values(chunk)
          .returning('ordinal')
          .execute();
        for (const { ordinal } of rows) written.push({ ordinal, index: next++ });
      }
      const freed = held.slice(bodies.length).map(({ ordinal }) => ordinal);
      for (const chunk of chunksOf(freed))
        await sql.query.deleteFrom('search_columns').where('ordinal', 'in', chunk).execute();
      return { written, freed };
    },

    /** The documents of columns, in order of columns, from behind a column on. */
    ownersAfter(after: number, limit: number): Promise<{ ordinal: number; document: number }[]> {
      return sql.query
        .selectFrom('search_columns')
        .select(['ordinal', 'document'])
        .where('ordinal', '>', after)
        .orderBy('ordinal')
        .limit(limit)
        .execute();
    },

    /** The columns of documents. */
    async columnsOf(documents: readonly number[]): Promise<{ ordinal: number; document: number }[]> {
      const chunks = chunksOf(documents).map((chunk) =>
        sql.query
          .selectFrom('search_columns')
          .select(['ordinal', 'document'])
          .where('document', 'in', chunk)
          .execute(),
      );
      return (await Promise.all(chunks)).flat();
    },

    /** Columns as they are shown, by their ordinals; those removed meanwhile are left out. */
    async bodies(ordinals: readonly number[]): Promise<Map<number, string>> {
      const bodies = new Map<number, string>();
      for (const chunk of chunksOf(ordinals)) {
        const rows = await sql.query
          .selectFrom('search_columns')
          .select(['ordinal', 'body'])
          .where('ordinal', 'in', chunk)
          .execute();
        for (const { ordinal, body } of rows) bodies.set(ordinal, body);
      }
      return bodies;
    },

    /** The columns of one document as they are shown, in order. */
    async bodiesOf(document: number, limit: number): Promise<string[]> {
      const rows = await sql.query
        .selectFrom('search_columns')
        .select('body')
        .where('document', '=', document)
        .orderBy('ordinal')
        .limit(limit)
        .execute();
      return rows.map(({ body }) => body);
    },
  };
}

export type SearchColumnsStore = ReturnType<typeof searchColumnsStore>;
