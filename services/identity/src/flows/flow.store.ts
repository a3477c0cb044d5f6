import type { Sql } from '@gazetteer/kernel';
import type { Flow, FlowKind } from './flow.ts';
import type { FlowTables } from './flow.tables.ts';

type Store = Sql<FlowTables>;

/** Writes a new flow. */
export async function insertFlow(sql: Store, flow: Flow): Promise<void> {
  await sql.query.insertInto('identity_flows').values(rowOf(flow)).execute();
}

/** Finds a flow of a project by its id. */
export async function findFlow(
  sql: Store,
  projectId: string,
  kind: FlowKind,
  id: string,
): Promise<Flow | undefined> {
  const row = await sql.query
    .selectFrom('identity_flows')
    .select(['document', 'internal'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.document) as Flow), internal: JSON.parse(row.internal) };
}

/** Writes a changed flow. */
export async function updateFlow(sql: Store, flow: Flow): Promise<void> {
  const { document, internal, expires_at } = rowOf(flow);
  await sql.query
    .updateTable('identity_flows')
    .set({ document, internal, expires_at })
    .where('id', '=', flow.id)
    .where('project_id', '=', flow.project_id)
    .execute();
}

function rowOf(flow: Flow) {
  const { internal, ...document } = flow;
  return {
    id: flow.id,
    project_id: flow.project_id,
    kind: flow.kind,
    expires_at: flow.expires_at,
    document: JSON.stringify(document),
    internal: JSON.stringify(internal),
  };
}
