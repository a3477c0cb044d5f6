import type { Sql } from '@gazetteer/kernel';
import { type CompiledQuery, sql as rawSql } from 'kysely';
import type { IdentityTables, SessionRow } from '../tables.ts';

type RevisedRow = SessionRow & { revision: string };

let compiled: CompiledQuery<RevisedRow> | undefined;

/** The session a token stands for, with the revision of the identity it is of (SQLite only). */
export async function readSessionRow(
  sql: Sql<IdentityTables>,
  projectId: string,
  tokenHash: string,
): Promise<RevisedRow | undefined> {
  compiled ??= rawSql<RevisedRow>`
    select identity_sessions.*, identity_identities.revision
    from identity_sessions join identity_identities on identity_identities.id = identity_sessions.identity_id
      and identity_identities.project_id = identity_sessions.project_id
    where identity_sessions.token_hash = ${''} and identity_sessions.project_id = ${''}`.compile(sql.query);
  const { rows } = await sql.query.executeQuery<RevisedRow>({
    ...compiled,
    parameters: [tokenHash, projectId],
  });
  return rows[0];
}
