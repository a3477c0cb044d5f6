import type { Sql } from '@gazetteer/kernel';
import type { CompiledQuery } from 'kysely';
import { jsonArrayFrom as postgresArray } from 'kysely/helpers/postgres';
import { jsonArrayFrom as sqliteArray } from 'kysely/helpers/sqlite';
import type { IdentityRow, VerifiableAddressRow } from '../identities/identity.tables.ts';
import type {
  CredentialType,
  Identity,
  RecoveryAddress,
  Traits,
  VerifiableAddress,
} from '../identities/identity.ts';
import type { IdentityTables } from '../identity-tables.ts';
import type { HeldCredential } from './required-aal.ts';
import { toSession } from './session.store.ts';
import type { SessionRow } from './session.tables.ts';
import type { Session } from './session.ts';

type Store = Sql<IdentityTables>;

/** A session with whose it is, and what that identity could sign in with. */
export type SignedIn = { session: Session; identity: Identity; credentials: HeldCredential[] };

type Row = Omit<SessionRow, 'token_hash' | 'created_at'> &
  Pick<
    IdentityRow,
    'schema_id' | 'state' | 'state_changed_at' | 'traits' | 'metadata_public' | 'metadata_admin'
  > & {
    identity_created_at: string;
    identity_updated_at: string;
    /** JSON lists. */
    verifiable: string;
    recovery: string;
    credentials: string;
  };

// Each request of a signed-in person makes this read: it is one statement, built once for each kind of store.
const compiled = new Map<Store['dialect'], CompiledQuery<Row>>();

/** Finds, in one read, what a session's token stands for, whatever the session's state. */
export async function findSignedIn(
  sql: Store,
  projectId: string,
  tokenHash: string,
  now: string,
): Promise<SignedIn | undefined> {
  const read = compiled.get(sql.dialect) ?? compileRead(sql);
  compiled.set(sql.dialect, read);
  const { rows } = await sql.query.executeQuery<Row>({ ...read, parameters: [tokenHash, projectId] });
  const [row] = rows;
  return row && { session: toSession(row, now), identity: toIdentity(row), credentials: toCredentials(row) };
}

function compileRead(sql: Store): CompiledQuery<Row> {
  const jsonArray = sql.dialect === 'sqlite' ? sqliteArray : postgresArray;
  return sql.query
    .selectFrom('identity_sessions as session')
    .innerJoin('identity_identities as identity', (join) =>
      join
        .onRef('identity.id', '=', 'session.identity_id')
        .onRef('identity.project_id', '=', 'session.project_id'),
    )
    .select([
      'session.id',
      'session.project_id',
      'session.identity_id',
      'session.active',
      'session.aal',
      'session.methods',
      'session.devices',
      'session.remembered',
      'session.issued_at',
      'session.authenticated_at',
      'session.expires_at',
      'session.updated_at',
      'identity.schema_id',
      'identity.state',
      'identity.state_changed_at',
      'identity.traits',
      'identity.metadata_public',
      'identity.metadata_admin',
      'identity.created_at as identity_created_at',
      'identity.updated_at as identity_updated_at',
    ])
    .select(({ selectFrom, ref }) => [
      jsonArray(
        selectFrom('identity_verifiable_addresses')
          .select(['id', 'value', 'via', 'verified', 'status', 'verified_at', 'created_at', 'updated_at'])
          .where('identity_id', '=', ref('identity.id'))
          .orderBy('created_at')
          .orderBy('id'),
      )
        .$castTo<string>()
        .as('verifiable'),
      jsonArray(
        selectFrom('identity_recovery_addresses')
          .select(['id', 'value', 'via', 'created_at', 'updated_at'])
          .where('identity_id', '=', ref('identity.id'))
          .orderBy('created_at')
          .orderBy('id'),
      )
        .$castTo<string>()
        .as('recovery'),
      jsonArray(
        selectFrom('identity_credentials')
          // Only security keys tell by their settings which factor they are.
          .select((column) => [
            'type',
            column.case().when('type', '=', 'webauthn').then(column.ref('config')).end().as('config'),
          ])
          .where('identity_id', '=', ref('identity.id')),
      )
        .$castTo<string>()
        .as('credentials'),
    ])
    .where('session.token_hash', '=', '')
    .where('session.project_id', '=', '')
    .compile();
}

function toIdentity(row: Row): Identity {
  return {
    id: row.identity_id,
    project_id: row.project_id,
    schema_id: row.schema_id,
    state: row.state === 'active' ? 'active' : 'inactive',
    ...(row.state_changed_at === null ? {} : { state_changed_at: row.state_changed_at }),
    traits: JSON.parse(row.traits) as Traits,
    verifiable_addresses: toVerifiable(row.verifiable),
    recovery_addresses: JSON.parse(row.recovery) as RecoveryAddress[],
    metadata_public: parseNullable(row.metadata_public),
    metadata_admin: parseNullable(row.metadata_admin),
    created_at: row.identity_created_at,
    updated_at: row.identity_updated_at,
  };
}

type VerifiableRow = Omit<VerifiableAddressRow, 'project_id' | 'identity_id'>;

function toVerifiable(text: string): VerifiableAddress[] {
  return (JSON.parse(text) as VerifiableRow[]).map(({ verified, verified_at, via, status, ...same }) => ({
    ...same,
    via: via as VerifiableAddress['via'],
    status: status as VerifiableAddress['status'],
    verified: verified === 1,
    ...(verified_at === null ? {} : { verified_at }),
  }));
}

function toCredentials({ credentials }: Row): HeldCredential[] {
  return (JSON.parse(credentials) as { type: CredentialType; config: string | null }[]).map(
    ({ type, config }) => ({ type, config: config === null ? {} : (JSON.parse(config) as unknown) }),
  );
}

function parseNullable(text: string | null): unknown {
  return text === null ? null : (JSON.parse(text) as unknown);
}
