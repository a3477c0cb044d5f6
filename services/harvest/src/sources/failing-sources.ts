import type { Caller } from '@gazetteer/kernel';
import { listFailing } from './failing-sources.store.ts';
import type { HarvestSources } from './harvest-sources.ts';
import { lastRuns } from './source.store.ts';

const MOST = 100;

/** A source that could not be read when it was tried last. */
export type FailingSource = { id: string; title: string; organization: string; failedAt: string };

/** The sources of organisations that the caller administers whose last run failed; those that are paused wait for nobody. */
export async function failingSources(
  { sql, authorizer }: Pick<HarvestSources, 'sql' | 'authorizer'>,
  caller: Caller,
): Promise<FailingSource[]> {
  const organizations = await authorizer.organizationsOf(caller, 'admin');
  const failing = await listFailing(sql, organizations, MOST);
  const runs = await lastRuns(
    sql,
    failing.map(({ id }) => id),
  );
  return failing.map(({ id, title, owner_org, modified_at }) => ({
    id,
    title,
    organization: owner_org,
    failedAt: runs.get(id)?.finished_at ?? modified_at,
  }));
}
