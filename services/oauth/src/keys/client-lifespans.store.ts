import type { Sql } from '@gazetteer/kernel';
import type { OauthTables } from '../model/tables.ts';

const AT_ONCE = 200;

/** The documents of a project's clients that have lifespans of their own for tokens, some at a time. */
export async function* clientsWithLifespans(
  sql: Sql<OauthTables>,
  projectId: string,
): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await sql.query
      .selectFrom('oauth_clients')
      .select(['client_id', 'document'])
      .where('project_id', '=', projectId)
      .where('client_id', '>', after)
      .where('document', 'like', '%_token_lifespan"%')
      .orderBy('client_id')
      .limit(AT_ONCE)
      .execute();
    for (const { document } of rows) yield document;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.client_id;
  }
}
