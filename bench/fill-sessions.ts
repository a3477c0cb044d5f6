import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import { createIdentityStore } from './identity-store.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HALF_DAY = 43_200_000;

export type SessionFill = { people: number; sessions: number };

/** The token of one of the stored sessions. */
export function tokenOf(number: number): string {
  const bytes = createHash('sha256').update(`session ${number}`).digest();
  return `ory_st_${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Makes a store with one project, people and their sessions, past all rules: only their number matters. */
export async function fillSessions(file: string, fill: SessionFill): Promise<void> {
  await createIdentityStore(file, personSchema);
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma cache_size = -1000000; pragma foreign_keys = off; begin');
  insertPeople(database, fill.people);
  insertSessions(database, fill);
  database.exec('commit; analyze');
  database.close();
}

function insertPeople(database: DatabaseSync, people: number): void {
  const made = new Date(Date.now() - 2 * HALF_DAY).toISOString();
  const identity = database.prepare(
    `insert into identity_identities (id, project_id, schema_id, state, traits, created_at, updated_at)
     values (?, ?, 'person', 'active', ?, ?, ?)`,
  );
  const verifiable = database.prepare(
    `insert into identity_verifiable_addresses
       (id, project_id, identity_id, value, via, verified, status, verified_at, created_at, updated_at)
     values (?, ?, ?, ?, 'email', 1, 'completed', ?, ?, ?)`,
  );
  const recovery = database.prepare(
    `insert into identity_recovery_addresses (id, project_id, identity_id, value, via, created_at, updated_at)
     values (?, ?, ?, ?, 'email', ?, ?)`,
  );
  const credential = database.prepare(
    `insert into identity_credentials (id, project_id, identity_id, type, config, version, created_at, updated_at)
     values (?, ?, ?, 'password', '{}', 0, ?, ?)`,
  );
  for (let number = 0; number < people; number += 1) {
    const id = idOf('person', number);
    const email = `person-${number}@example.org`;
    identity.run(id, PORTAL_PROJECT, JSON.stringify({ email, name: `Person ${number}` }), made, made);
    verifiable.run(idOf('verifiable', number), PORTAL_PROJECT, id, email, made, made, made);
    recovery.run(idOf('recovery', number), PORTAL_PROJECT, id, email, made, made);
    credential.run(idOf('credential', number), PORTAL_PROJECT, id, made, made);
  }
}

function insertSessions(database: DatabaseSync, { people, sessions }: SessionFill): void {
  const now = Date.now();
  const expires = new Date(now + HALF_DAY).toISOString();
  const session = database.prepare(
    `insert into identity_sessions (id, project_id, identity_id, token_hash, active, aal, methods, devices, remembered,
       issued_at, authenticated_at, expires_at, created_at, updated_at)
     values (?, ?, ?, ?, 1, 'aal1', ?, ?, 1, ?, ?, ?, ?, ?)`,
  );
  for (let number = 0; number < sessions; number += 1) {
    const issued = new Date(now - HALF_DAY + number).toISOString();
    const methods = [{ method: 'password', aal: 'aal1', completed_at: issued }];
    const device = { ip_address: '192.0.2.7', user_agent: 'Mozilla/5.0 (X11; Linux x86_64)', location: '' };
    session.run(
      idOf('session', number),
      PORTAL_PROJECT,
      idOf('person', number % people),
      createHash('sha256').update(tokenOf(number)).digest('base64url'),
      JSON.stringify(methods),
      JSON.stringify([{ id: idOf('device', number), ...device }]),
      issued,
      issued,
      expires,
      issued,
      issued,
    );
  }
}

function idOf(kind: string, number: number): string {
  const hex = createHash('sha256').update(`${kind} ${number}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

const email = {
  type: 'string',
  format: 'email',
  'ory.sh/kratos': { credentials: { password: { identifier: true } } },
};

const personSchema = {
  type: 'object',
  properties: {
    traits: { type: 'object', properties: { email, name: { type: 'string' } }, required: ['email'] },
  },
};
