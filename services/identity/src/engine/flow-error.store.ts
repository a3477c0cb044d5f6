import type { Sql } from '@gazetteer/kernel';
import type { FlowErrorRow, FlowTables } from '../model/tables.ts';

/** Keeps an error for the error page. */
export async function insertFlowError(sql: Sql<FlowTables>, row: FlowErrorRow): Promise<void> {
  await sql.query.insertInto('identity_flow_errors').values(row).execute();
}

/** Finds an error of a project by its id. */
export async function findFlowError(
  sql: Sql<FlowTables>,
  projectId: string,
  id: string,
): Promise<FlowErrorRow | undefined> {
  return sql.query
    .selectFrom('identity_flow_errors')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}
