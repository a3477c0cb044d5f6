import type { Sql } from '@gazetteer/kernel';
import type { IdentitiesTables } from '../identities/identity.tables.ts';

type Replacement = { projectId: string; credentialId: string; before: string; after: string; now: string };

/** Replaces what is kept of a password, unless it has changed since it was read. */
export async function replaceConfig(sql: Sql<IdentitiesTables>, change: Replacement): Promise<void> {
  await sql.query
    .updateTable('identity_credentials')
    .set({ config: change.after, updated_at: change.now })
    .where('id', '=', change.credentialId)
    .where('project_id', '=', change.projectId)
    .where('config', '=', change.before)
    .execute();
}
