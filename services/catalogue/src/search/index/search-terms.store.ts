import type { Sql } from '@gazetteer/kernel';
import { chunksOf } from '../../model/chunks.ts';
import type { SearchLabelsTable, SearchTables } from './search-tables.ts';

export type Term = { field: string; value: string };
export type StoredTerm = Term & { document: number };
export type Label = SearchLabelsTable;

/** The values that documents are filtered by, and what these are called. */
export function searchTermsStore(anySql: Sql) {
  const sql = anySql.as<SearchTables>();
  return {
    async replaceTerms(document: number, terms: readonly Term[]): Promise<void> {
      await sql.query.deleteFrom('search_terms').where('document', '=', document).execute();
      for (const chunk of chunksOf(terms)) {
        const rows = chunk.map((term) => ({ ...term, document }));
        await sql.query.insertInto('search_terms').values(rows).execute();
      }
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

    /** What values of fields are called, where it is something else than the value. */
    async labels(wanted: readonly Term[]): Promise<Label[]> {
      const chunks = chunksOf(wanted).map((chunk) =>
        sql.query
          .selectFrom('search_labels')
          .selectAll()
          .where((expression) =>
            expression.or(
              [...Map.groupBy(chunk, ({ field }) => field)].map(([field, terms]) =>
                expression('field', '=', field).and(
                  'value',
                  'in',
                  terms.map(({ value }) => value),
                ),
              ),
            ),
          )
          .execute(),
      );
      return (await Promise.all(chunks)).flat();
    },
  };
}

export type SearchTermsStore = ReturnType<typeof searchTermsStore>;
