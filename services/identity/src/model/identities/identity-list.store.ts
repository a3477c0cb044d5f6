import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { matchingOrdinals } from './identity-search.store.ts';
import { identityColumns, type IdentityDocument, readIdentity } from './identity.store.ts';
import { credentialTypes, type Identity } from './identity.ts';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import type { IdentitiesTables } from '../tables.ts';

type Store = Sql<IdentitiesTables>;

/** Which identities of a project are wanted; a filter that is not given lets all pass. */
export type IdentityFilter = {
  projectId: string;
  ids?: readonly string[] | undefined;
  /** Exactly what they sign in with, by whatever type of credential. */
  identifier?: string | undefined;
  /** Beginnings of words in their traits, all of which must be there. */
  words?: readonly string[] | undefined;
};

/** A part of a list: behind the place of the last identity seen, or so many further on. */
export type ListPart = { after?: number | undefined; offset: number; limit: number };

/** An identity with its place in the order of making. */
export type PlacedIdentity = { ordinal: number; identity: Identity };

/** Lists identities in the order of making. */
export async function listIdentities(
  sql: Store,
  filter: IdentityFilter,
  part: ListPart,
): Promise<PlacedIdentity[]> {
  const { rows } = await rawSql<IdentityDocument>`
    select ${identityColumns(sql.dialect)} from identity_identities
    where ordinal in (
      select ordinal from (${matching(sql, filter)}) as matching
      ${part.after === undefined ? rawSql`` : rawSql`where ordinal > ${part.after}`}
      order by ordinal limit ${part.limit} offset ${part.offset})
    order by ordinal`.execute(sql.query);
  return rows.map((row) => ({ ordinal: row.ordinal, identity: readIdentity(row) }));
}

/** How many identities a project has, by the count that is kept of them. */
export async function countIdentities(sql: Store, projectId: string): Promise<number> {
  const row = await sql.query
    .selectFrom('identity_counts')
    .select('total')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** How many identities a filter lets through, counted up to a limit. */
export async function countMatching(sql: Store, filter: IdentityFilter, limit: number): Promise<number> {
  const { rows } = await rawSql<{ total: number }>`
    select count(*) as total from (select ordinal from (${matching(sql, filter)}) as matching limit ${limit})
      as counted`.execute(sql.query);
  return rows[0]?.total ?? 0;
}

// The filters meet as sets of places: each is read from an index of its own.
function matching(sql: Store, { projectId, ids, identifier, words }: IdentityFilter): RawBuilder<unknown> {
  const sets: RawBuilder<unknown>[] = [];
  if (words) sets.push(matchingOrdinals(sql.dialect, projectId, words));
  if (ids) {
    const list = rawSql.join(ids.length > 0 ? [...ids] : ['']);
    sets.push(
      rawSql`select ordinal from identity_identities where project_id = ${projectId} and id in (${list})`,
    );
  }
  if (identifier !== undefined) {
    const spellings = rawSql.join([
      ...new Set([identifier.replaceAll('\0', ''), normalizeIdentifier(identifier)]),
    ]);
    // Types are named one by one, so that the look-up goes by the key (project, type, identifier).
    sets.push(rawSql`
      select distinct ordinal from identity_credential_identifiers
      join identity_identities on identity_identities.id = identity_credential_identifiers.identity_id
      where identity_credential_identifiers.project_id = ${projectId} and type in (${rawSql.join([...credentialTypes])})
        and identifier in (${spellings})`);
  }
  if (sets.length === 0)
    return rawSql`select ordinal from identity_identities where project_id = ${projectId}`;
  return rawSql.join(sets, rawSql` intersect `);
}
