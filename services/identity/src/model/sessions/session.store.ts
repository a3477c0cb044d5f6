import type { Sql } from '@gazetteer/kernel';
import type { Aal, CompletedMethod, Device, Session } from './session.ts';
import type { IdentityTables, SessionRow } from '../tables.ts';

type Store = Sql<IdentityTables>;

/** What a later sign-in changes of a running session. */
export type SessionChange = Pick<
  Session,
  'aal' | 'methods' | 'devices' | 'remembered' | 'authenticated_at' | 'expires_at' | 'updated_at'
> & { token_hash: string };

/** Keeps a new session. */
export async function insertSession(sql: Store, session: Session, tokenHash: string): Promise<void> {
  const { active, methods, devices, remembered, ...same } = session;
  const row: SessionRow = {
    ...same,
    token_hash: tokenHash,
    active: Number(active),
    methods: JSON.stringify(methods),
    devices: JSON.stringify(devices),
    remembered: Number(remembered),
    created_at: session.issued_at,
  };
  await sql.query.insertInto('identity_sessions').values(row).execute();
}

/**
 * Changes a session that still holds under the token it had when it was read.
 * @returns false when it has been revoked or given another token since
 */
export async function changeSession(
  sql: Store,
  session: Session,
  tokenHash: string,
  change: SessionChange,
): Promise<boolean> {
  const { methods, devices, remembered, ...same } = change;
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_sessions')
    .set({
      ...same,
      methods: JSON.stringify(methods),
      devices: JSON.stringify(devices),
      remembered: Number(remembered),
    })
    .where('id', '=', session.id)
    .where('project_id', '=', session.project_id)
    .where('token_hash', '=', tokenHash)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Revoked = {
  projectId: string;
  id?: string;
  tokenHash?: string;
  identityId?: string;
  /** Every session but this one. */
  except?: string;
};

/**
 * Ends the sessions that fit and still hold.
 * @returns how many
 */
export async function endSessions(sql: Store, wanted: Revoked, now: string): Promise<number> {
  let update = sql.query
    .updateTable('identity_sessions')
    .set({ active: 0, updated_at: now })
    .where('project_id', '=', wanted.projectId)
    .where('active', '=', 1)
    .where('expires_at', '>', now);
  if (wanted.id !== undefined) update = update.where('id', '=', wanted.id);
  if (wanted.tokenHash !== undefined) update = update.where('token_hash', '=', wanted.tokenHash);
  if (wanted.identityId !== undefined) update = update.where('identity_id', '=', wanted.identityId);
  if (wanted.except !== undefined) update = update.where('id', '!=', wanted.except);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Gives a session that has not been revoked another time at which it expires. @returns false when it has been */
export async function moveExpiry(
  sql: Store,
  projectId: string,
  id: string,
  change: Pick<Session, 'expires_at' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_sessions')
    .set(change)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Forgets all sessions of an identity. @returns how many */
export async function deleteSessions(sql: Store, projectId: string, identityId: string): Promise<number> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('identity_sessions')
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Makes a session of its row, as it is at the time `now`. */
export function readSession(row: Omit<SessionRow, 'token_hash' | 'created_at'>, now: string): Session {
  return {
    id: row.id,
    project_id: row.project_id,
    identity_id: row.identity_id,
    active: row.active === 1 && row.expires_at > now,
    aal: row.aal as Aal,
    methods: JSON.parse(row.methods) as CompletedMethod[],
    devices: JSON.parse(row.devices) as Device[],
    remembered: row.remembered === 1,
    issued_at: row.issued_at,
    authenticated_at: row.authenticated_at,
    expires_at: row.expires_at,
    updated_at: row.updated_at,
  };
}
