import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { type ChildServer, startChild } from './child-server.ts';

const program = join(import.meta.dirname, '..', 'apps/server/src/gazetteer.ts');
const sample = join(import.meta.dirname, '..', 'apps/server/sample');

type Resource = { id: string; sku: string; datastore_active: boolean };

/** Runs `measure` against a portal of its own that holds the sample catalogue, in a folder that goes afterwards. */
export async function withFilledPortal<Result>(
  measure: (server: ChildServer, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-'));
  try {
    const server = await startPortal(folder);
    console.log('Filling a new portal with the sample catalogue');
    await sampleLoaded(folder);
    await sampleMeasured(server.url);
    const result = await measure(server, folder);
    await server.stop();
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the portal over a folder of its own, with nothing held back.
 * @param settings further settings, by the names of environment variables
 */
export async function startPortal(
  folder: string,
  settings: Record<string, string> = {},
): Promise<ChildServer> {
  return startChild(`${program} serve`, await freePort(), {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    ...settings,
  });
}

/** The server takes requests while the sample is being loaded, and notes in its folder when that is over. */
export async function sampleLoaded(folder: string): Promise<void> {
  const state = () => readFile(join(folder, 'sample-state'), 'utf8').catch(() => '');
  while ((await state()).trim() !== 'loaded') await setTimeout(500);
}

/** The columns of its tables are measured behind that, which would take the processor from what a benchmark measures. */
export async function sampleMeasured(url: string): Promise<void> {
  const datasets = globSync('*/datapackage.json', { cwd: sample }).map((file) => dirname(file));
  const tables: { id: string }[] = [];
  for (const name of datasets) {
    const { resources } = await act<{ resources: Resource[] }>(url, 'package_show', `id=${name}`);
    tables.push(...resources.filter((one) => one.datastore_active));
  }
  if (tables.length === 0) throw new Error('the sample has no tables');
  await tablesMeasured(url, tables);
}

/** Waits until the columns of these tables are measured, as they are in a portal that has had its tables for a while. */
export async function tablesMeasured(url: string, tables: readonly { id: string }[]): Promise<void> {
  for (const { id } of tables) await act(url, 'datastore_table_summary', `id=${id}`);
}

/** The first resource of a dataset. */
export async function resourceOf(url: string, dataset: string): Promise<Resource> {
  const { resources } = await act<{ resources: Resource[] }>(url, 'package_show', `id=${dataset}`);
  const [resource] = resources;
  if (!resource) throw new Error(`${dataset} has no table`);
  return resource;
}

async function act<Result>(url: string, name: string, query: string): Promise<Result> {
  const answer = await fetch(`${url}/api/3/action/${name}?${query}`);
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return ((await answer.json()) as { result: Result }).result;
}
