import { type Caller, notFound } from '@gazetteer/kernel';
import { countImportRecords } from '../harvest.store.ts';
import { organizationOf } from './find-organization.ts';
import type { FilledOrganization, HarvestSources } from './harvest-sources.ts';
import { locationOf } from './open-source.ts';
import { readRunReport } from './run-report.ts';
import type { Run, RunWithChanges, Source } from './source.contract.ts';
import { findRun, findSource, lastRuns, listRuns, listSources } from './source.store.ts';
import type { StoredRun, StoredSource } from './source-tables.ts';

const USUAL = 20;
const MOST = 100;

type Asked = { limit?: number | null | undefined; offset?: number | null | undefined };

const pageOf = ({ limit, offset }: Asked) => ({
  limit: Math.min(limit ?? USUAL, MOST),
  offset: offset ?? 0,
});

/**
 * A source of an organisation of which the caller is an admin; for everybody else there is none.
 * @throws not_found
 */
export async function administeredSource(
  { sql, authorizer }: HarvestSources,
  caller: Caller,
  id: string,
): Promise<StoredSource> {
  const source = await findSource(sql, id);
  const isTheirs =
    source && (await authorizer.allows(caller, 'admin', { type: 'organization', id: source.owner_org }));
  if (!isTheirs) throw notFound('Not found: Harvest source was not found.');
  return source;
}

/** The sources that the caller may see: none for who is no admin of an organisation. */
export async function listSourcesFor(
  sources: HarvestSources,
  caller: Caller,
  { organization, ...asked }: Asked & { organization?: string | null | undefined },
): Promise<{ count: number; sources: Source[] }> {
  let theirs = await sources.authorizer.organizationsOf(caller, 'admin');
  if (organization != null) {
    const id = (await organizationOf(sources, organization))?.id;
    theirs = id !== undefined && (theirs === 'all' || theirs.includes(id)) ? [id] : [];
  }
  const { count, sources: found } = await listSources(sources.sql, theirs, pageOf(asked));
  return { count, sources: await describeSources(sources, found) };
}

export async function showSource(sources: HarvestSources, source: StoredSource): Promise<Source> {
  const [described] = await describeSources(sources, [source]);
  if (!described) throw notFound();
  return described;
}

async function describeSources(sources: HarvestSources, found: readonly StoredSource[]): Promise<Source[]> {
  const last = await lastRuns(
    sources.sql,
    found.map(({ id }) => id),
  );
  const owners = await organizationsOf(sources, found);
  return Promise.all(
    found.map(async (source) => {
      const { created_by: _by, tables, prune, paused, ...rest } = source;
      const organization = owners.get(source.owner_org);
      const run = last.get(source.id);
      return {
        ...rest,
        tables: tables === 1,
        prune: prune === 1,
        paused: paused === 1,
        organization: organization
          ? { id: organization.id, name: organization.name, title: organization.title }
          : null,
        datasets: await countImportRecords(sources.sql, locationOf(source)),
        last_run: run ? describeRun(run) : null,
      };
    }),
  );
}

/** The organisations of sources, by their ids; each is asked for once. */
async function organizationsOf(
  sources: HarvestSources,
  found: readonly StoredSource[],
): Promise<Map<string, FilledOrganization | undefined>> {
  const ids = [...new Set(found.map(({ owner_org }) => owner_org))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await organizationOf(sources, id)] as const)));
}

export async function listRunsOf(
  sources: HarvestSources,
  caller: Caller,
  { id, ...asked }: Asked & { id: string },
): Promise<{ count: number; runs: Run[] }> {
  const source = await administeredSource(sources, caller, id);
  const { count, runs } = await listRuns(sources.sql, source.id, pageOf(asked));
  return { count, runs: runs.map(describeRun) };
}

/** @throws not_found */
export async function showRun(sources: HarvestSources, caller: Caller, id: string): Promise<RunWithChanges> {
  const run = await findRun(sources.sql, id);
  if (!run) throw notFound('Not found: Harvest run was not found.');
  await administeredSource(sources, caller, run.source_id);
  const { changes, failures } = readRunReport(run.report);
  return {
    ...describeRun(run),
    changes,
    failures: failures.map(({ place, reason, dataset }) => ({ place, reason, dataset: dataset ?? null })),
  };
}

export function describeRun(run: StoredRun): Run {
  const { created, updated, unchanged, left, vanished, pruned, spared, failed, tables } = readRunReport(
    run.report,
  );
  return {
    id: run.id,
    source_id: run.source_id,
    state: run.state,
    phase: run.phase,
    by_hand: run.asked_by !== null,
    resumed: run.taken > 1,
    stop_asked: run.stop_asked === 1,
    recovered: run.recovered === 1,
    created_at: run.created_at,
    started_at: run.started_at,
    finished_at: run.finished_at,
    done: run.done,
    total: run.total,
    created,
    updated,
    unchanged,
    left_out: left,
    vanished,
    deleted: pruned,
    spared,
    failed,
    tables_read: tables.read,
    tables_unchanged: tables.unchanged,
    tables_failed: tables.failed,
    error: run.error === null ? null : (JSON.parse(run.error) as Run['error']),
  };
}
