import { countImports } from '@gazetteer/datastore';
import { countEvents, countQueue, type IdentityContext } from '@gazetteer/identity';
import type { Sql } from '@gazetteer/kernel';

/** Longer queues are told as this long: counting them would take what they lack. */
const MOST = 1_000;
const LATE_MILLISECONDS = 5 * 60_000;

type Installation = { sql: Sql; identity: Pick<IdentityContext, 'sql' | 'clock'> };

/** Messages that wait, that should have left five minutes ago, and that were given up since a while ago. */
export function countMessages({ identity }: Installation, recentMilliseconds: number) {
  return countQueue(identity.sql, {
    dueBefore: ago(identity, LATE_MILLISECONDS),
    abandonedSince: ago(identity, recentMilliseconds),
    most: MOST,
  });
}

/** Imports that wait, that go on, and that failed since a while ago. */
export function countRecentImports({ sql, identity }: Installation, recentMilliseconds: number) {
  return countImports(sql.as(), { failedSince: ago(identity, recentMilliseconds), most: MOST });
}

/** Sign-ins that failed since a while ago. */
export function countFailedSignIns({ identity }: Installation, recentMilliseconds: number) {
  const since = ago(identity, recentMilliseconds);
  return countEvents(identity.sql, { event: 'sign_in_failed', since, most: MOST });
}

function ago({ clock }: Installation['identity'], milliseconds: number): string {
  return new Date(clock().getTime() - milliseconds).toISOString();
}
