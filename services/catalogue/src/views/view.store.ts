import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { ViewDictionary } from './view.contract.ts';

type Store = Sql<CatalogueTables>;

/** The views of a resource, in the order they were made. */
export async function listViews(sql: Store, resourceId: string): Promise<ViewDictionary[]> {
  const rows = await sql.query
    .selectFrom('catalogue_views')
    .select('document')
    .where('resource_id', '=', resourceId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ document }) => readView(document));
}

/** Finds a view by its id, whoever asks. */
export async function findView(sql: Store, id: string): Promise<ViewDictionary | undefined> {
  const query = sql.query.selectFrom('catalogue_views').select('document').where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row && readView(row.document);
}

/** Writes a new view behind the others of its resource. */
export async function insertView(sql: Store, view: ViewDictionary): Promise<void> {
  await sql.query
    .insertInto('catalogue_views')
    .values((from) => ({
      id: view.id,
      resource_id: view.resource_id,
      position: from
        .selectFrom('catalogue_views')
        .select((last) =>
          last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', last.lit(1)).as('next'),
        )
        .where('resource_id', '=', view.resource_id),
      document: JSON.stringify(view),
    }))
    .execute();
}

/** Writes a changed view. */
export async function updateView(sql: Store, view: ViewDictionary): Promise<void> {
  await sql.query
    .updateTable('catalogue_views')
    .set({ document: JSON.stringify(view) })
    .where('id', '=', view.id)
    .execute();
}

/** Removes a view. */
export async function removeView(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_views').where('id', '=', id).execute();
}

function readView(document: string): ViewDictionary {
  return JSON.parse(document) as ViewDictionary;
}
