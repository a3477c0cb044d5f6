import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { searchWords, systemClock } from '@gazetteer/kernel';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import { indexedWords } from '../services/identity/src/model/identities/identity-search.store.ts';
import { textWithin } from '../services/identity/src/model/identities/write-identity.ts';
import { createIdentityStore } from './identity-store.ts';

const SYLLABLES = [
  'ba',
  'chi',
  'dra',
  'fel',
  'gor',
  'han',
  'jo',
  'kir',
  'lem',
  'mar',
  'nu',
  'os',
  'pri',
  'ro',
  'sen',
  'ti',
];

/** Makes a store with one project and so many identities in it, past all rules: only their number matters. */
export async function fillIdentities(file: string, people: number): Promise<void> {
  await createIdentityStore(file, {});
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma cache_size = -500000; pragma foreign_keys = off; begin');
  const identity = database.prepare(
    `insert into identity_identities (ordinal, id, project_id, schema_id, state, traits, created_at, updated_at)
     values (?, ?, ?, 'person', 'active', ?, ?, ?)`,
  );
  const address = database.prepare(
    `insert into identity_verifiable_addresses
       (id, project_id, identity_id, value, via, verified, status, verified_at, created_at, updated_at)
     values (?, ?, ?, ?, 'email', 1, 'completed', ?, ?, ?)`,
  );
  const identifier = database.prepare(
    `insert into identity_credential_identifiers (project_id, type, identifier, identity_id)
     values (?, 'password', ?, ?)`,
  );
  const words = database.prepare('insert into identity_search (rowid, words) values (?, ?)');
  const now = systemClock().toISOString();
  for (let number = 1; number <= people; number += 1) {
    const id = randomUUID();
    const traits = traitsOf(number);
    identity.run(number, id, PORTAL_PROJECT, JSON.stringify(traits), now, now);
    address.run(randomUUID(), PORTAL_PROJECT, id, traits.email, now, now, now);
    identifier.run(PORTAL_PROJECT, traits.email, id);
    words.run(number, indexedWords(PORTAL_PROJECT, searchWords(textWithin(traits))).join(' '));
  }
  database
    .prepare('insert into identity_counts (project_id, total) values (?, ?)')
    .run(PORTAL_PROJECT, people);
  database.exec('commit; analyze');
  database.close();
}

/** The traits of one of the people. */
export function traitsOf(number: number): { email: string; name: string } {
  // Some 4,000 first and 60,000 family names, spread as if by chance.
  const first = nameOf(Math.imul(number, 2_654_435_761) >>> 0, 3);
  const family = nameOf(Math.imul(number, 1_597_334_677) >>> 0, 4);
  return { email: `${first}.${family}.${number}@example.org`, name: `${first} ${family}` };
}

function nameOf(seed: number, syllables: number): string {
  let name = '';
  for (let index = 0; index < syllables; index += 1) name += SYLLABLES[(seed >>> (index * 4 + 8)) & 15];
  return name;
}
