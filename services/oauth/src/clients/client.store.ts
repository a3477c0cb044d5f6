import { prepareRead, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { ClientsTable, OauthTables } from '../model/tables.ts';
import type { ClientDocument, StoredClient } from './client.ts';

type Store = Sql<OauthTables>;

/** Which clients of a project are listed, from behind a client id, in the order of the ids. */
export type ClientsWanted = {
  name: string | undefined;
  owner: string | undefined;
  after: string | undefined;
  limit: number;
};

/** Reads one client by its key. */
export async function findClient(
  sql: Store,
  projectId: string,
  clientId: string,
): Promise<StoredClient | undefined> {
  const [row] = await clientById(sql, [projectId, clientId]);
  return row && clientOf(row);
}

const clientById = prepareRead<ClientsTable>(
  (value) => rawSql`
    select project_id, client_id, client_name, owner, document, secret_hash, previous_secret_hash, previous_secret_until,
      registration_token_hash, tokens_valid_after, created_at, updated_at
    from oauth_clients where project_id = ${value(0)} and client_id = ${value(1)}`,
);

/** Adds a client. @returns false where the project has one of that id */
export async function insertClient(sql: Store, client: StoredClient): Promise<boolean> {
  const added = await sql.query
    .insertInto('oauth_clients')
    .values(rowOf(client))
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_id')
    .execute();
  return added.length > 0;
}

/** Replaces a client. @returns false where somebody has changed it, or removed it, since `seen` was read */
export async function updateClient(sql: Store, seen: StoredClient, next: StoredClient): Promise<boolean> {
  const { project_id, client_id, created_at: _, tokens_valid_after: __, ...change } = rowOf(next);
  const changed = await sql.query
    .updateTable('oauth_clients')
    .set(change)
    .where('project_id', '=', project_id)
    .where('client_id', '=', client_id)
    .where('updated_at', '=', seen.updatedAt)
    .returning('client_id')
    .execute();
  return changed.length > 0;
}

/** Removes a client. @returns false where there is none */
export async function deleteClient(sql: Store, projectId: string, clientId: string): Promise<boolean> {
  const removed = await sql.query
    .deleteFrom('oauth_clients')
    .where('project_id', '=', projectId)
    .where('client_id', '=', clientId)
    .returning('client_id')
    .execute();
  return removed.length > 0;
}

/** Removes all that was asked for and given in the name of a client. */
export async function deleteTraces(sql: Store, projectId: string, clientId: string): Promise<void> {
  for (const table of ['oauth_requests', 'oauth_device_codes', 'oauth_tokens', 'oauth_grants'] as const) {
    await sql.query
      .deleteFrom(table)
      .where('project_id', '=', projectId)
      .where('client_id', '=', clientId)
      .execute();
  }
}

/** Clients in the order of their ids. */
export async function listClientRows(
  sql: Store,
  projectId: string,
  { name, owner, after, limit }: ClientsWanted,
): Promise<StoredClient[]> {
  let query = sql.query.selectFrom('oauth_clients').selectAll().where('project_id', '=', projectId);
  if (name !== undefined) query = query.where('client_name', '=', name);
  if (owner !== undefined) query = query.where('owner', '=', owner);
  if (after !== undefined) query = query.where('client_id', '>', after);
  const rows = await query.orderBy('client_id').limit(limit).execute();
  return rows.map(clientOf);
}

/** How many clients a project has. */
export async function countClients(sql: Store, projectId: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('oauth_clients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

function clientOf(row: ClientsTable): StoredClient {
  const { previous_secret_hash: hash, previous_secret_until: until } = row;
  return {
    projectId: row.project_id,
    clientId: row.client_id,
    document: JSON.parse(row.document) as ClientDocument,
    secretHash: row.secret_hash,
    previousSecret: hash !== null && until !== null ? { hash, until } : null,
    registrationTokenHash: row.registration_token_hash,
    tokensValidAfter: row.tokens_valid_after,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function rowOf(client: StoredClient): ClientsTable {
  const { document, previousSecret } = client;
  return {
    project_id: client.projectId,
    client_id: client.clientId,
    client_name: document.client_name,
    owner: document.owner,
    document: JSON.stringify(document),
    secret_hash: client.secretHash,
    previous_secret_hash: previousSecret?.hash ?? null,
    previous_secret_until: previousSecret?.until ?? null,
    registration_token_hash: client.registrationTokenHash,
    tokens_valid_after: client.tokensValidAfter,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}
