import { searchWords, type Sql } from '@gazetteer/kernel';
import type { IdentitiesTables } from '../tables.ts';
import { writeWords } from './identity-search.store.ts';
import { listTraits } from './identity.store.ts';
import { textWithin } from './write-identity.ts';

const AT_ONCE = 500;

/**
 * Makes the words anew by which administrators find identities, of every project: for rows that were written past this
 * service, as those of a backup are. To be called in a transaction.
 */
export async function rebuildIdentitySearch(anySql: Sql): Promise<void> {
  const sql = anySql.as<IdentitiesTables>();
  let after = 0;
  for (;;) {
    const rows = await listTraits(sql, after, AT_ONCE);
    for (const { ordinal, project_id, traits } of rows) {
      await writeWords(sql, project_id, ordinal, searchWords(textWithin(JSON.parse(traits))));
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.ordinal;
  }
}
