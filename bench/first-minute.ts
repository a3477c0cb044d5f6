// `node bench/first-minute.ts`: how soon a table that is suddenly busy has its row index, and what it answers until then.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openBareEngine } from './bare-engine.ts';
import { startPortal } from './portal-server.ts';
import { fillTables } from './table-fill.ts';

const ROWS = 1_000_000;
const CONNECTIONS = 4;
const MINUTE_SECONDS = 60;
/** Each with a process of its own that has no row index; the median counts. */
const RUNS = 3;
const LOOK_MILLISECONDS = 50;

type FirstMinute = {
  indexSeconds: number;
  pagesBefore: number;
  pagesAfter: number;
  pages: number;
  p99: number;
};

/** Measures the first minute of a table of a million rows, asked by four connections without a pause from its first second. */
export async function measureFirstMinute(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-first-minute-'));
  const engine = await openBareEngine();
  try {
    const [table] = await fillTables(folder, [ROWS], engine);
    if (!table) throw new Error('The table could not be filled');
    const runs: FirstMinute[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`The first minute, ${run} of ${RUNS}`);
      runs.push(await firstMinuteOf(folder, table.id));
    }
    return minuteTable(runs);
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstMinuteOf(folder: string, id: string): Promise<FirstMinute> {
  const indexes = join(folder, 'row-indexes');
  await rm(indexes, { recursive: true, force: true });
  const server = await startPortal(folder, { SAMPLE_DATA: '0' });
  try {
    let turn = 0;
    const path = () =>
      `/api/3/action/datastore_search?limit=100&resource_id=${id}&offset=${((turn += 1) * 997) % (ROWS - 100)}`;
    const setupRequest = (request: autocannon.Request) => ({ ...request, path: path() });
    const ended = Promise.withResolvers<autocannon.Result>();
    const load = autocannon(
      {
        url: server.url,
        connections: CONNECTIONS,
        duration: MINUTE_SECONDS,
        requests: [{ method: 'GET', path: path(), setupRequest }],
      },
      (error: unknown, result) => (error ? ended.reject(error) : ended.resolve(result)),
    );
    let answers = 0;
    load.on('response', () => (answers += 1));
    const began = performance.now();
    const made = await indexMade(indexes);
    const before = answers;
    const result = await ended.promise;
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx + result.errors} requests failed`);
    const indexSeconds = (made - began) / 1000;
    return {
      indexSeconds,
      pagesBefore: before / indexSeconds,
      pagesAfter: (answers - before) / Math.max(1, MINUTE_SECONDS - indexSeconds),
      pages: answers,
      p99: result.latency.p99,
    };
  } finally {
    await server.stop();
  }
}

/** When the index stood in its folder, as `performance.now()` says it; the end of the minute where it did not come. */
async function indexMade(folder: string): Promise<number> {
  const end = performance.now() + MINUTE_SECONDS * 1000;
  while (performance.now() < end) {
    const names = await readdir(folder).catch(() => []);
    if (names.some((name) => name.endsWith('.rows'))) return performance.now();
    await setTimeout(LOOK_MILLISECONDS);
  }
  return end;
}

function minuteTable(runs: readonly FirstMinute[]): string {
  const median = (of: (run: FirstMinute) => number) => {
    const sorted = runs.map(of).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const cells = [
    median((run) => run.indexSeconds).toFixed(1),
    median((run) => run.pagesBefore).toFixed(0),
    median((run) => run.pagesAfter).toFixed(0),
    median((run) => run.pages).toLocaleString('en'),
    median((run) => run.p99).toFixed(0),
  ];
  return [
    '| | Row index there after, s | Pages/s before | Pages/s after | Pages in the minute | p99 ms |',
    '|---|--:|--:|--:|--:|--:|',
    `| ${RUNS} first minutes, medians | ${cells.join(' | ')} |`,
    `\nEach run: ${runs.map(({ indexSeconds, pages }) => `${indexSeconds.toFixed(1)} s, ${pages.toLocaleString('en')} pages`).join('; ')}.`,
  ].join('\n');
}

if (import.meta.main) console.log(await measureFirstMinute());
