import { prepareRead, prepareWrite, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { OauthTables, TokensTable } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Keeps a token or a code. */
export async function insertToken(sql: Store, row: TokensTable): Promise<void> {
  await newToken(sql, row);
}

const newToken = prepareWrite<OauthTables, TokensTable>((query, value) =>
  query.insertInto('oauth_tokens').values({
    project_id: value('project_id'),
    id: value('id'),
    kind: value('kind'),
    client_id: value('client_id'),
    grant_id: value('grant_id'),
    subject: value('subject'),
    scope: value('scope'),
    audience: value('audience'),
    payload: value('payload'),
    consumed_at: value('consumed_at'),
    created_at: value('created_at'),
    expires_at: value('expires_at'),
  }),
);

/** Finds a token by the digest of its value, if its client is still there, and the grant that it was given for. */
export async function findToken(sql: Store, projectId: string, id: string): Promise<TokensTable | undefined> {
  const [row] = await tokenById(sql, [projectId, id]);
  return row;
}

// Who removes a grant or a client removes its tokens, too, but not those that are being written at that very moment.
const tokenById = prepareRead<TokensTable>(
  (value) => rawSql`
    select project_id, id, kind, client_id, grant_id, subject, scope, audience, payload, consumed_at, created_at, expires_at
    from oauth_tokens as token where project_id = ${value(0)} and id = ${value(1)}
      and exists (select 1 from oauth_clients as client
        where client.project_id = token.project_id and client.client_id = token.client_id
          and client.created_at <= token.created_at)
      and (grant_id is null or exists (select 1 from oauth_grants as granted
        where granted.project_id = token.project_id and granted.id = token.grant_id))`,
);

/** Marks a code or a refresh token as used. @returns false when it was used before */
export async function consumeToken(
  sql: Store,
  projectId: string,
  id: string,
  consumedAt: string,
): Promise<boolean> {
  return (await tokenUse(sql, { projectId, id, consumedAt })) > 0;
}

const tokenUse = prepareWrite<OauthTables, { projectId: string; id: string; consumedAt: string }>(
  (query, value) =>
    query
      .updateTable('oauth_tokens')
      .set({ consumed_at: value('consumedAt') })
      .where('project_id', '=', value('projectId'))
      .where('id', '=', value('id'))
      .where('consumed_at', 'is', null),
);

/** Ends one token. */
export async function removeToken(sql: Store, projectId: string, id: string): Promise<void> {
  await sql.query
    .deleteFrom('oauth_tokens')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/**
 * Ends all codes and tokens that were given for a grant. What can be exchanged goes first: who writes tokens for it at that
 * very moment looks for it afterwards, and either finds it gone or has its tokens found here.
 */
export async function removeTokensOfGrant(sql: Store, projectId: string, grantId: string): Promise<void> {
  const ofGrant = () =>
    sql.query.deleteFrom('oauth_tokens').where('project_id', '=', projectId).where('grant_id', '=', grantId);
  await ofGrant().where('kind', 'in', ['code', 'refresh']).execute();
  await ofGrant().execute();
}

/** Ends all tokens of a client; those that are not kept end by the time that stands at the client. */
export async function removeTokensOfClient(
  sql: Store,
  projectId: string,
  clientId: string,
  now: string,
): Promise<void> {
  await sql.transaction(async () => {
    await sql.query
      .deleteFrom('oauth_tokens')
      .where('project_id', '=', projectId)
      .where('client_id', '=', clientId)
      .execute();
    await sql.query
      .updateTable('oauth_clients')
      .set({ tokens_valid_after: now })
      .where('project_id', '=', projectId)
      .where('client_id', '=', clientId)
      .execute();
  });
}
