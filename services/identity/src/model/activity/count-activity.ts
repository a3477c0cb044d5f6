import type { CountedActivity, IdentityContext } from '../identity-context.ts';

/** Counts what has happened in a project: inside a transaction once that is committed, and never if it is taken back. */
export async function countActivity(
  { sql, activity }: Pick<IdentityContext, 'sql' | 'activity'>,
  projectId: string,
  kind: CountedActivity,
): Promise<void> {
  await sql.afterCommit(async () => activity?.count(projectId, kind));
}
