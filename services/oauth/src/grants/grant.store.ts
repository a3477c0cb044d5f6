import { prepareRead, prepareWrite, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { GrantsTable, OauthTables } from '../model/tables.ts';
import type { Grant } from './grant.ts';

type Store = Sql<OauthTables>;

/** Writes a new grant. */
export async function insertGrant(sql: Store, projectId: string, grant: Grant): Promise<void> {
  await sql.query
    .insertInto('oauth_grants')
    .values({
      project_id: projectId,
      id: grant.id,
      client_id: grant.clientId,
      subject: grant.subject,
      scope: JSON.stringify(grant.scope),
      audience: JSON.stringify(grant.audience),
      session: JSON.stringify(grant.session),
      remember: grant.remember ? 1 : 0,
      remembered_until: grant.rememberedUntil,
      request: JSON.stringify(grant.request),
      handled_at: grant.handledAt,
      expires_at: grant.expiresAt,
    })
    .execute();
}

/** Finds a grant by its id. */
export async function findGrant(sql: Store, projectId: string, id: string): Promise<Grant | undefined> {
  const [row] = await grantById(sql, [projectId, id]);
  return row && readGrant(row);
}

const grantById = prepareRead<GrantsTable>(
  (value) => rawSql`
    select project_id, id, client_id, subject, scope, audience, session, remember, remembered_until, request, handled_at,
      expires_at
    from oauth_grants where project_id = ${value(0)} and id = ${value(1)}`,
);

/** The newest grants of somebody to a client which were to be remembered and still are. */
export async function listRemembered(
  sql: Store,
  projectId: string,
  { subject, clientId, now }: { subject: string; clientId: string; now: string },
): Promise<Grant[]> {
  const rows = await sql.query
    .selectFrom('oauth_grants')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .where('client_id', '=', clientId)
    .where('remember', '=', 1)
    .where((when) => when.or([when('remembered_until', 'is', null), when('remembered_until', '>', now)]))
    .orderBy('handled_at', 'desc')
    .limit(MOST_REMEMBERED)
    .execute();
  return rows.map(readGrant);
}

/** Further back nobody looks for one that covers what is asked. */
const MOST_REMEMBERED = 20;

/** Where a page of grants begins: behind this one. */
export type GrantCursor = Pick<Grant, 'handledAt' | 'id'>;

/** A page of somebody's grants that have not ended, the newest first. */
export async function listGrantsOf(
  sql: Store,
  projectId: string,
  { subject, now }: { subject: string; now: string },
  { limit, after }: { limit: number; after?: GrantCursor | undefined },
): Promise<Grant[]> {
  const rows = await sql.query
    .selectFrom('oauth_grants')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('handled_at', 'id'), '<', tuple(after?.handledAt ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('handled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readGrant);
}

/** Keeps a grant at least until a time. */
export async function extendGrant(sql: Store, projectId: string, id: string, until: string): Promise<void> {
  await grantEnd(sql, { projectId, id, until });
}

const grantEnd = prepareWrite<OauthTables, { projectId: string; id: string; until: string }>((query, value) =>
  query
    .updateTable('oauth_grants')
    .set({ expires_at: value('until') })
    .where('project_id', '=', value('projectId'))
    .where('id', '=', value('id'))
    .where('expires_at', '<', value('until')),
);

/** Removes somebody's grants, all or those to one client, with every token and code that was given for them. */
export async function removeGrants(
  sql: Store,
  projectId: string,
  { subject, clientId }: { subject: string; clientId?: string | undefined },
): Promise<void> {
  await sql.transaction(async () => {
    const those = sql.query
      .selectFrom('oauth_grants')
      .select('id')
      .where('project_id', '=', projectId)
      .where('subject', '=', subject)
      .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''));
    for (const table of ['oauth_tokens', 'oauth_device_codes'] as const) {
      await sql.query
        .deleteFrom(table)
        .where('project_id', '=', projectId)
        .where('grant_id', 'in', those)
        .execute();
    }
    await sql.query
      .deleteFrom('oauth_grants')
      .where('project_id', '=', projectId)
      .where('subject', '=', subject)
      .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
      .execute();
  });
}

function readGrant(row: GrantsTable): Grant {
  return {
    id: row.id,
    clientId: row.client_id,
    subject: row.subject,
    scope: JSON.parse(row.scope) as string[],
    audience: JSON.parse(row.audience) as string[],
    session: JSON.parse(row.session) as Grant['session'],
    remember: row.remember === 1,
    rememberedUntil: row.remembered_until,
    request: JSON.parse(row.request) as Record<string, unknown>,
    handledAt: row.handled_at,
    expiresAt: row.expires_at,
  };
}
