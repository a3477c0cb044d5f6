import type { Sql } from '@gazetteer/kernel';
import type { FollowTables, TeamRow } from './follow-tables.ts';

type Store = Sql<FollowTables>;

/** Writes what a team follows. @returns the team's row that stands: the one before, where it follows the same already */
export async function insertTeam(sql: Store, row: TeamRow): Promise<TeamRow> {
  await sql.query
    .insertInto('follow_teams')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization', 'subject_digest']).doNothing())
    .execute();
  return sql.query
    .selectFrom('follow_teams')
    .selectAll()
    .where('organization', '=', row.organization)
    .where('subject_digest', '=', row.subject_digest)
    .executeTakeFirstOrThrow();
}

export function findTeam(sql: Store, id: string): Promise<TeamRow | undefined> {
  return sql.query.selectFrom('follow_teams').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countTeams(sql: Store, organization: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('follow_teams')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those whose members were last looked up before a time, the longest ago first. */
export function listTeams(sql: Store, before: string, limit: number): Promise<TeamRow[]> {
  return sql.query
    .selectFrom('follow_teams')
    .selectAll()
    .where('spread_at', '<', before)
    .orderBy('spread_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes when its members were looked up. @returns false where another process was faster */
export async function takeTeam(
  sql: Store,
  { id, spread_at }: Pick<TeamRow, 'id' | 'spread_at'>,
  now: string,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('follow_teams')
    .set({ spread_at: now })
    .where('id', '=', id)
    .where('spread_at', '=', spread_at)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Ends it for everybody, with all that waits to be told of it. */
export async function deleteTeam(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('follow_teams').where('id', '=', id).execute();
}

/** Who follows it through the team, and who wants that no longer. */
export async function listSpread(
  sql: Store,
  team: string,
): Promise<{ follows: { id: string; identity: string }[]; leavers: string[] }> {
  const [follows, leavers] = await Promise.all([
    sql.query.selectFrom('follow_follows').select(['id', 'identity']).where('team_id', '=', team).execute(),
    sql.query.selectFrom('follow_leavers').select('identity').where('team_id', '=', team).execute(),
  ]);
  return { follows, leavers: leavers.map(({ identity }) => identity) };
}

/** Notes that somebody wants to follow something through no team any more. */
export async function noteLeaver(
  sql: Store,
  { identity, subject_digest, team_id }: { identity: string; subject_digest: string; team_id: string | null },
): Promise<void> {
  await sql.query
    .insertInto('follow_leavers')
    .columns(['team_id', 'identity'])
    .expression((from) =>
      from
        .selectFrom('follow_teams')
        .select(({ val }) => ['id', val(identity).as('identity')])
        .where(({ or, eb }) => or([eb('subject_digest', '=', subject_digest), eb('id', '=', team_id)])),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets somebody who has left come back, because they ask for it themselves. */
export async function forgetLeaver(sql: Store, team: string, identity: string): Promise<void> {
  await sql.query
    .deleteFrom('follow_leavers')
    .where('team_id', '=', team)
    .where('identity', '=', identity)
    .execute();
}
