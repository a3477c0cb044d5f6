import type { Sql } from '@gazetteer/kernel';
import type { FlowCodeRow, FlowTables } from '../../model/tables.ts';

type Store = Sql<FlowTables>;

/** Keeps what must be known of a code or a link token that is sent out. */
export async function insertSecret(sql: Store, row: FlowCodeRow): Promise<void> {
  await sql.query.insertInto('identity_flow_codes').values(row).execute();
}

/** Takes back what was sent for some flows: something newer takes its place. */
export async function removeSecrets(
  sql: Store,
  projectId: string,
  flowIds: readonly string[],
): Promise<void> {
  await sql.query
    .deleteFrom('identity_flow_codes')
    .where('project_id', '=', projectId)
    .where('flow_id', 'in', [...flowIds])
    .execute();
}

/** Notes who the codes and tokens of some flows are for, as soon as somebody has looked. */
export async function assignSecrets(
  sql: Store,
  projectId: string,
  flowIds: readonly string[],
  identityId: string,
): Promise<void> {
  await sql.query
    .updateTable('identity_flow_codes')
    .set({ identity_id: identityId })
    .where('project_id', '=', projectId)
    .where('flow_id', 'in', [...flowIds])
    .execute();
}

type OfFlow = Pick<FlowCodeRow, 'project_id' | 'purpose'> & { flow_id: string };

/** Counts a try of the code of a flow, in one statement, so that no two tries count as one. */
export async function countTry(sql: Store, wanted: OfFlow): Promise<FlowCodeRow | undefined> {
  const rows = await sql.query
    .updateTable('identity_flow_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('project_id', '=', wanted.project_id)
    .where('flow_id', '=', wanted.flow_id)
    .where('purpose', '=', wanted.purpose)
    .returningAll()
    .execute();
  return rows[0];
}

/** Uses up a code. @returns false when somebody was faster */
export async function spendCode(sql: Store, projectId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_flow_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What is known of the link token with this digest, if it holds still. */
export async function findSecretOfLink(
  sql: Store,
  wanted: OfFlow & Pick<FlowCodeRow, 'digest'>,
  now: string,
): Promise<FlowCodeRow | undefined> {
  return sql.query
    .selectFrom('identity_flow_codes')
    .selectAll()
    .where('project_id', '=', wanted.project_id)
    .where('flow_id', '=', wanted.flow_id)
    .where('purpose', '=', wanted.purpose)
    .where('digest', '=', wanted.digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a link token, if it holds still. */
export async function spendSecretOfLink(
  sql: Store,
  wanted: Pick<FlowCodeRow, 'project_id' | 'id'>,
  now: string,
): Promise<FlowCodeRow | undefined> {
  return sql.query
    .updateTable('identity_flow_codes')
    .set({ used_at: now })
    .where('id', '=', wanted.id)
    .where('project_id', '=', wanted.project_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
