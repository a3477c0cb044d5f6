// `npm run bench`: measures a portal filled with the sample catalogue, client and server on this machine.
// With `-- --write` the tables go into docs/performance.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { startChild } from './child-server.ts';
import { measureIdentityList } from './identities.ts';
import { measureIdentitySessions } from './identity-sessions.ts';
import { measureRequests } from './measure-requests.ts';
import { portalBenchmarks } from './portal-benchmarks.ts';
import {
  describeMachine,
  megabytes,
  requestTable,
  seconds,
  startUpTable,
  type Row,
  type StartUp,
} from './report.ts';

const root = join(import.meta.dirname, '..');
const document = join(root, 'docs', 'performance.md');

const dataFolder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-'));
try {
  const reference = await measureReference();
  const { startUp, rows } = await measurePortal();
  const accounts = [...(await measureIdentitySessions()), ...(await measureIdentityList())];
  const tables = [
    describeMachine(),
    requestTable([reference, ...rows]),
    startUpTable(startUp),
    '**Accounts**, over stores of their own with a million sessions and a million identities:',
    requestTable(accounts),
  ].join('\n\n');
  console.log(`\n${tables}`);
  if (process.argv.includes('--write')) await writeTables(tables);
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function measureReference(): Promise<Row> {
  const name = 'Reference: bare Fastify route, one SQLite read';
  console.log(name);
  const server = await startChild(join(root, 'bench', 'reference-server.ts'), await freePort(), {});
  const measured = await measureRequests(server.url, ['/']);
  await server.stop();
  return { name, ...measured };
}

async function measurePortal(): Promise<{ startUp: StartUp[]; rows: Row[] }> {
  console.log('Filling a new portal with the sample catalogue');
  const first = await startPortal();
  await sampleLoaded(first.url);
  const filled = performance.now() - first.started;
  await first.server.stop();

  const { server, url } = await startPortal();
  const idle = await server.memory();
  const rows: Row[] = [];
  for (const { name, run } of await portalBenchmarks(url)) {
    console.log(name);
    rows.push({ name, ...(await run()) });
  }
  const loaded = await server.memory();
  await server.stop();
  return {
    rows,
    startUp: [
      {
        name: 'Start of a new portal, until it takes requests',
        value: seconds(first.server.millisecondsToReady),
      },
      { name: 'The same, until the sample catalogue is loaded', value: seconds(filled) },
      { name: 'Start of a filled portal', value: seconds(server.millisecondsToReady) },
      { name: 'Resident memory, idle: web process', value: megabytes(idle.web) },
      { name: 'Resident memory, idle: query processes', value: megabytes(idle.children) },
      { name: 'Resident memory after the runs above: web process', value: megabytes(loaded.web) },
      { name: 'Resident memory after the runs above: query processes', value: megabytes(loaded.children) },
    ],
  };
}

async function startPortal() {
  const started = performance.now();
  const port = await freePort();
  const server = await startChild(`${join(root, 'apps/server/src/gazetteer.ts')} serve`, port, {
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  });
  return { server, url: server.url, started };
}

// The server takes requests while the sample is being loaded: it is whole when the number of datasets stands still.
async function sampleLoaded(url: string): Promise<void> {
  let before = -1;
  for (let still = 0; still < 5; ) {
    const answer = await fetch(`${url}/api/3/action/package_search?rows=0`);
    const { result } = (await answer.json()) as { result: { count: number } };
    still = result.count > 0 && result.count === before ? still + 1 : 0;
    before = result.count;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function writeTables(tables: string): Promise<void> {
  const text = await readFile(document, 'utf8');
  const written = text.replace(/(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/, `$1\n${tables}\n\n$2`);
  await writeFile(document, written);
  console.log(`\nWritten to ${document}`);
}
