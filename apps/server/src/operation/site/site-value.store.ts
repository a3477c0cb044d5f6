import { prepareRead, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** A field of the site as it was decided in the console. */
export type SiteValueRow = {
  /** The field, as the site file calls it. */
  name: string;
  /** JSON. */
  value: string;
  changed_at: string;
  /** Who decided it: the id of a person or a key. */
  changed_by: string;
};

export type SiteValueTables = { operation_site_values: SiteValueRow };

/** The row that says that the first set-up has ended; it is no field of the site. */
export const SETUP = 'setup';

type Store = Sql<SiteValueTables>;

// Every page asks this.
const all = prepareRead(
  () => rawSql<SiteValueRow>`select name, value, changed_at, changed_by from operation_site_values`,
);

/** All that was decided, in no order. */
export function listSiteValues(sql: Store): Promise<SiteValueRow[]> {
  return all(sql, []);
}

/** Stores a field in place of what it was before. */
export async function saveSiteValue(sql: Store, row: SiteValueRow): Promise<void> {
  const { name: _name, ...changed } = row;
  await sql.query
    .insertInto('operation_site_values')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute();
}

/** @returns false where nothing was decided about the field */
export async function removeSiteValue(sql: Store, name: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('operation_site_values')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
