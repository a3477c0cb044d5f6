import type { Sql } from '@gazetteer/kernel';
import type { FollowTables } from './model/follow-tables.ts';
import { deleteReader, pageFollows } from './model/follow.store.ts';

/** What the service stores about people, for whoever stores their accounts. */
export type PersonalFollows = {
  /** What somebody follows, as the person gets it. */
  export(identity: string): Promise<Record<string, unknown>>;
  /** Ends it; to be called in the transaction that removes the account. */
  remove(identity: string): Promise<void>;
};

const MOST = 1000;

/** Opens what the service stores about people. `followMigrations` must have been applied when it is used. */
export function personalFollows(store: Sql): PersonalFollows {
  const sql = store.as<FollowTables>();
  return {
    export: async (identity) => ({
      follows: (await pageFollows(sql, identity, { limit: MOST, offset: 0 })).map(
        ({ id, title, subject, mail, created_at }) => ({
          id,
          title,
          ...JSON.parse(subject),
          mail,
          created_at,
        }),
      ),
    }),
    remove: (identity) => deleteReader(sql, identity),
  };
}
