import type { Sql, SqlDialect } from '@gazetteer/kernel';
import { type CompiledQuery, type RawBuilder, sql as rawSql } from 'kysely';
import { identityColumns, type IdentityDocument, readIdentity } from '../identities/identity.store.ts';
import type { CredentialType, Identity } from '../identities/identity.ts';
import { type Person, recallPerson, rememberPerson } from './known-people.ts';
import type { HeldCredential } from './required-aal.ts';
import { readSession } from './session.store.ts';
import type { Session } from './session.ts';
import type { IdentityTables, SessionRow } from '../tables.ts';

type Store = Sql<IdentityTables>;

/** A session with the identity it is of. */
export type SignedIn = { session: Session; identity: Identity };

type SignedInRow = IdentityDocument &
  Omit<SessionRow, 'id' | 'token_hash' | 'created_at' | 'updated_at'> & {
    session_id: string;
    session_updated_at: string;
  };

type CarriedRow = SignedInRow & {
  credentials: string | null;
  administrator: number;
  /** On SQLite only. */
  revision?: string;
};

/** What a request's token stands for. */
export type Carried = { session: Session } & Person;

/** Which sessions of a project are wanted. */
export type SessionFilter = {
  projectId: string;
  id?: string | undefined;
  identityId?: string | undefined;
  /** Every session but this one. */
  except?: string | undefined;
  /** Those that hold, or those that do not. */
  active?: boolean | undefined;
  /** Those that come after this one in the list. */
  after?: { issued_at: string; id: string } | undefined;
};

// Every request of a signed-in person makes this read: it is one statement, built once for each kind of store.
const compiled = new Map<SqlDialect, CompiledQuery<CarriedRow>>();

/**
 * Finds, in one read, whose session a token stands for, with what that identity can sign in, and what it may. On SQLite,
 * where the read is this process's own work, most of it is spared for people whose revision is known.
 */
export async function findByToken(
  sql: Store,
  projectId: string,
  tokenHash: string,
  now: string,
): Promise<Carried | undefined> {
  if (sql.dialect !== 'sqlite') return readWhole(sql, projectId, tokenHash, now);
  const row = await readSessionRow(sql, projectId, tokenHash);
  if (!row) return undefined;
  const person = recallPerson(sql, row.identity_id, row.revision);
  return person ? { ...person, session: readSession(row, now) } : readWhole(sql, projectId, tokenHash, now);
}

async function readWhole(
  sql: Store,
  projectId: string,
  tokenHash: string,
  now: string,
): Promise<Carried | undefined> {
  const read = compiled.get(sql.dialect) ?? compileRead(sql);
  compiled.set(sql.dialect, read);
  const { rows } = await sql.query.executeQuery<CarriedRow>({ ...read, parameters: [tokenHash, projectId] });
  const [row] = rows;
  if (!row) return undefined;
  const { session, identity } = readSignedIn(row, now);
  const person = {
    identity,
    credentials: readCredentials(row.credentials),
    administrator: row.administrator === 1,
  };
  if (row.revision !== undefined) rememberPerson(sql, row.revision, person);
  return { ...person, session };
}

function compileRead(sql: Store): CompiledQuery<CarriedRow> {
  // Only security keys tell by their settings which factor they are.
  const entry = rawSql`'type', type, 'config', case when type = 'webauthn' then config end`;
  const credentials =
    sql.dialect === 'sqlite'
      ? rawSql`json_group_array(json_object(${entry}))`
      : rawSql`json_agg(json_build_object(${entry}))`;
  return rawSql<CarriedRow>`
    select ${signedInColumns(sql.dialect)},
      (select ${credentials} from identity_credentials
        where identity_id = identity_identities.id) as credentials,
      (select count(*) from identity_administrators
        where identity_id = identity_identities.id) as administrator
    from identity_sessions join identity_identities on identity_identities.id = identity_sessions.identity_id
      and identity_identities.project_id = identity_sessions.project_id
    where identity_sessions.token_hash = ${''} and identity_sessions.project_id = ${''}`.compile(sql.query);
}

/** Lists sessions, the newest first. */
export async function listSignedIn(
  sql: Store,
  filter: SessionFilter,
  now: string,
  page: { limit: number; offset: number },
): Promise<SignedIn[]> {
  const { rows } = await rawSql<SignedInRow>`
    select ${signedInColumns(sql.dialect)}
    from identity_sessions join identity_identities on identity_identities.id = identity_sessions.identity_id
      and identity_identities.project_id = identity_sessions.project_id
    where ${matching(filter, now)}
    order by identity_sessions.created_at desc, identity_sessions.id desc
    limit ${page.limit} offset ${page.offset}`.execute(sql.query);
  return rows.map((row) => readSignedIn(row, now));
}

/** How many sessions the filter lets through. */
export async function countSessions(sql: Store, filter: SessionFilter, now: string): Promise<number> {
  const { rows } = await rawSql<{ total: number }>`
    select count(*) as total from identity_sessions where ${matching(filter, now)}`.execute(sql.query);
  return rows[0]?.total ?? 0;
}

function matching(filter: SessionFilter, now: string): RawBuilder<unknown> {
  const { projectId, id, identityId, except, active, after } = filter;
  const conditions = [rawSql`identity_sessions.project_id = ${projectId}`];
  if (id !== undefined) conditions.push(rawSql`identity_sessions.id = ${id}`);
  if (identityId !== undefined) conditions.push(rawSql`identity_sessions.identity_id = ${identityId}`);
  if (except !== undefined) conditions.push(rawSql`identity_sessions.id <> ${except}`);
  if (active === true) conditions.push(rawSql`(active = 1 and expires_at > ${now})`);
  if (active === false) conditions.push(rawSql`(active = 0 or expires_at <= ${now})`);
  if (after) {
    conditions.push(
      rawSql`(identity_sessions.created_at, identity_sessions.id) < (${after.issued_at}, ${after.id})`,
    );
  }
  return rawSql.join(conditions, rawSql` and `);
}

function signedInColumns(dialect: SqlDialect): RawBuilder<unknown> {
  return rawSql`${identityColumns(dialect)},
      identity_sessions.id as session_id, identity_id, active, aal, methods, devices, remembered, issued_at,
      authenticated_at, expires_at, identity_sessions.updated_at as session_updated_at`;
}

function readSignedIn(row: SignedInRow, now: string): SignedIn {
  const session = readSession({ ...row, id: row.session_id, updated_at: row.session_updated_at }, now);
  return { session, identity: readIdentity(row) };
}

function readCredentials(text: string | null): HeldCredential[] {
  const held = JSON.parse(text ?? '[]') as { type: CredentialType; config: string | null }[];
  return held.map(({ type, config }) => ({
    type,
    config: config === null ? {} : (JSON.parse(config) as unknown),
  }));
}

type RevisedRow = SessionRow & { revision: string };

let compiledRow: CompiledQuery<RevisedRow> | undefined;

/** The session a token stands for, with the revision of the identity it is of (SQLite only). */
async function readSessionRow(
  sql: Sql<IdentityTables>,
  projectId: string,
  tokenHash: string,
): Promise<RevisedRow | undefined> {
  compiledRow ??= rawSql<RevisedRow>`
    select identity_sessions.*, identity_identities.revision
    from identity_sessions join identity_identities on identity_identities.id = identity_sessions.identity_id
      and identity_identities.project_id = identity_sessions.project_id
    where identity_sessions.token_hash = ${''} and identity_sessions.project_id = ${''}`.compile(sql.query);
  const { rows } = await sql.query.executeQuery<RevisedRow>({
    ...compiledRow,
    parameters: [tokenHash, projectId],
  });
  return rows[0];
}
