import type { Sql } from '@gazetteer/kernel';
import type { SpentChallengeRow, SpentChallengeTables } from '../../model/tables.ts';

type Store = Sql<SpentChallengeTables>;

/** Notes that a challenge was answered. @returns false when it was before */
export async function insertSpent(sql: Store, row: SpentChallengeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('identity_spent_challenges')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
