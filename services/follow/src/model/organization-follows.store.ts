import type { Sql } from '@gazetteer/kernel';
import type { FollowTables } from './follow-tables.ts';
import { digestOf, type Subject } from './subject.ts';

type Store = Sql<FollowTables>;

const subjectOf = (id: string): Subject => ({ kind: 'organization', id });

/** How many people follow an organisation, and how much it follows for its members. */
export async function countOrganizationFollows(
  sql: Store,
  organization: string,
): Promise<{ followers: number; team_follows: number }> {
  const followers = await sql.query
    .selectFrom('follow_follows')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', 'organization')
    .where('target', '=', organization)
    .executeTakeFirstOrThrow();
  const teams = await sql.query
    .selectFrom('follow_teams')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow();
  return { followers: Number(followers.count), team_follows: Number(teams.count) };
}

/**
 * Lets those who follow an organisation follow another, and gives that what the first follows for its members. Who follows
 * both already, follows the other once. Part of the transaction it is called in.
 */
export async function moveOrganizationFollows(sql: Store, from: string, into: string): Promise<void> {
  await moveTeams(sql, from, into);
  const [before, after] = [subjectOf(from), subjectOf(into)];
  const change = { subject: JSON.stringify(after), subject_digest: digestOf(after) };
  await sql.query
    .deleteFrom('follow_teams')
    .where('subject_digest', '=', digestOf(before))
    .where('organization', 'in', (others) =>
      others
        .selectFrom('follow_teams as same')
        .select('same.organization')
        .where('same.subject_digest', '=', change.subject_digest),
    )
    .execute();
  await sql.query
    .updateTable('follow_teams')
    .set(change)
    .where('subject_digest', '=', digestOf(before))
    .execute();
  await sql.query
    .deleteFrom('follow_follows')
    .where('kind', '=', 'organization')
    .where('target', '=', from)
    .where('identity', 'in', (others) =>
      others
        .selectFrom('follow_follows as same')
        .select('same.identity')
        .where('same.subject_digest', '=', change.subject_digest),
    )
    .execute();
  await sql.query
    .updateTable('follow_follows')
    .set({ ...change, target: into })
    .where('kind', '=', 'organization')
    .where('target', '=', from)
    .execute();
}

async function moveTeams(sql: Store, from: string, into: string): Promise<void> {
  await sql.query
    .deleteFrom('follow_teams')
    .where('organization', '=', from)
    .where('subject_digest', 'in', (others) =>
      others
        .selectFrom('follow_teams as same')
        .select('same.subject_digest')
        .where('same.organization', '=', into),
    )
    .execute();
  // Read anew at once: its members are others now.
  await sql.query
    .updateTable('follow_teams')
    .set({ organization: into, spread_at: '' })
    .where('organization', '=', from)
    .execute();
}
