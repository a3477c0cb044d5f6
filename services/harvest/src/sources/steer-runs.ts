import { actorOf, type Caller, conflict } from '@gazetteer/kernel';
import type { HarvestSources } from './harvest-sources.ts';
import { administeredSource, describeRun } from './show-sources.ts';
import type { Run } from './source.contract.ts';
import { askToStop, endRun, findRun, findRunUnderWay, insertRun } from './source.store.ts';
import { newRun } from './start-run.ts';

/**
 * Asks for a run of a source, paused or not; a process takes it within seconds.
 * @throws not_found; conflict where one is under way
 */
export async function askForRun(sources: HarvestSources, caller: Caller, id: string): Promise<Run> {
  const source = await administeredSource(sources, caller, id);
  const run = newRun(source, { askedBy: actorOf(caller), now: sources.clock() });
  if (!(await insertRun(sources.sql, run))) throw conflict('A run of this source is under way');
  return describeRun(run);
}

/**
 * Ends the run of a source after what it writes at the moment; what it has written stays.
 * @throws not_found; conflict where none is under way
 */
export async function stopRun(sources: HarvestSources, caller: Caller, id: string): Promise<Run> {
  const { sql, clock } = sources;
  const source = await administeredSource(sources, caller, id);
  const run = await findRunUnderWay(sql, source.id);
  if (!run) throw conflict('No run of this source is under way');
  await askToStop(sql, run.id);
  // Nobody is at it yet, so that nobody else would end it.
  const waiting = { id: run.id, owner: null };
  if (run.state === 'waiting')
    await endRun(sql, waiting, { state: 'stopped', finished_at: clock().toISOString() });
  return describeRun((await findRun(sql, run.id)) ?? run);
}
