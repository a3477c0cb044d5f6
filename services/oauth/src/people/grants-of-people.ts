import { type Clock, type Sql, systemClock } from '@gazetteer/kernel';
import { listGrantsOf, removeGrants } from '../grants/grant.store.ts';
import type { OauthTables } from '../model/tables.ts';
import { removeRequestsOf } from '../requests/request.store.ts';
import { removeSessionsOf } from '../sessions/session.store.ts';

/** An account of a project. */
type Account = { project_id: string; id: string };

/** What people have let programs do, for whoever keeps their accounts. */
export type GrantsOfPeople = {
  /** All of it, the newest first, as the person gets it. */
  export(account: Account): Promise<object[]>;
  /** Ends it, with every token that was given for it, all sign-ins at programs, and those that are under way. */
  end(account: Account): Promise<void>;
};

const PAGE = 100;

type Options = { clock?: Clock; pageSize?: number };

/** Opens what people have let programs do. `oauthMigrations` must have been applied when it is used. */
export function grantsOfPeople(
  store: Sql,
  { clock = systemClock, pageSize = PAGE }: Options = {},
): GrantsOfPeople {
  const sql = store.as<OauthTables>();
  const pageOf = ({ project_id, id: subject }: Account, after?: { handledAt: string; id: string }) =>
    listGrantsOf(sql, project_id, { subject, now: clock().toISOString() }, { limit: pageSize, after });
  return {
    export: async (account) => {
      const grants: object[] = [];
      let page = await pageOf(account);
      while (page.length > 0) {
        for (const { clientId, scope, audience, remember, handledAt, expiresAt } of page) {
          const ends = { remembered: remember, granted_at: handledAt, expires_at: expiresAt };
          grants.push({ client_id: clientId, scope, audience, ...ends });
        }
        page = page.length < pageSize ? [] : await pageOf(account, page.at(-1));
      }
      return grants;
    },
    end: ({ project_id, id: subject }) =>
      sql.transaction(async () => {
        await removeRequestsOf(sql, project_id, subject);
        await removeSessionsOf(sql, project_id, subject);
        await removeGrants(sql, project_id, { subject });
      }),
  };
}
