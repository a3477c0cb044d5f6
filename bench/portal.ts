import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildServer } from './child-server.ts';
import { sampleLoaded, startPortal } from './portal-server.ts';
import { measureInTurn, measureRequests } from './measure-requests.ts';
import { FIRST_TIMES, measureFirst, portalBenchmarks } from './portal-benchmarks.ts';
import { measureReference } from './reference.ts';
import { megabytes, requestTable, type Row, seconds, type StartUp, startUpTable } from './report.ts';

/** A portal of its own, filled with the sample catalogue: requests, start, memory and work of the processor. */
export async function measurePortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-'));
  try {
    const reference = await measureReference();
    const filling = await fillPortal(folder);
    const server = await startPortal(folder);
    const started = [{ name: 'Start of a filled portal', value: seconds(server.millisecondsToReady) }];
    const idle = await memoryOf(server, 'idle');
    const rows = await measureRows(server, folder);
    const pages = await measurePages(server, folder);
    const loaded = await memoryOf(server, 'after the runs above');
    await server.stop();
    return [
      requestTable([reference, ...rows]),
      startUpTable([...filling, ...started, ...pages, ...idle, ...loaded]),
    ].join('\n\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillPortal(folder: string): Promise<StartUp[]> {
  console.log('Filling a new portal with the sample catalogue');
  const started = performance.now();
  const server = await startPortal(folder);
  await sampleLoaded(folder);
  const filled = performance.now() - started;
  await server.stop();
  return [
    { name: 'Start of a new portal, until it takes requests', value: seconds(server.millisecondsToReady) },
    { name: 'The same, until the sample catalogue is loaded', value: seconds(filled) },
  ];
}

async function measureRows({ url }: ChildServer, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, run } of await portalBenchmarks(url, folder)) {
    console.log(name);
    rows.push({ name, ...(await run()) });
  }
  return rows;
}

/** What a page costs the server's processor, whatever else the machine does meanwhile. */
async function measurePages(server: ChildServer, folder: string): Promise<StartUp[]> {
  const before = await server.processorTime();
  const times = 200;
  await measureInTurn((index) => fetch(`${server.url}/?visit=${index + 1000}`), times);
  const rendered = await server.processorTime();
  await measureFirst(server.url, folder);
  const changed = await server.processorTime();
  const { answers } = await measureRequests(server.url, ['/']);
  const served = await server.processorTime();
  return [
    {
      name: 'Home page at an address that nobody has asked for, processor time',
      value: `${((rendered - before) / times).toFixed(1)} ms`,
    },
    {
      name: 'Home page, the first after a change, processor time',
      value: `${((changed - rendered) / FIRST_TIMES).toFixed(1)} ms`,
    },
    {
      name: 'Home page from the cache, answers for a second of the processor',
      value: Math.round(answers / ((served - changed) / 1000)).toLocaleString('en'),
    },
  ];
}

async function memoryOf(server: ChildServer, when: string): Promise<StartUp[]> {
  const { web, children } = await server.memory();
  return [
    { name: `Resident memory, ${when}: web process`, value: megabytes(web) },
    { name: `Resident memory, ${when}: query processes`, value: megabytes(children) },
  ];
}
