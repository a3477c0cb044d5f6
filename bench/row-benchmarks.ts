// `node bench/row-benchmarks.ts`: a hundred rows of a table of a million, never the same hundred twice.
import { glob, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openBareEngine } from './bare-engine.ts';
import { type Asked, measureRequests } from './measure-requests.ts';
import { startPortal } from './portal-server.ts';
import { measureReference } from './reference.ts';
import { megabytes, requestTable, type Row } from './report.ts';
import { fillTables } from './table-fill.ts';

const ROWS = 1_000_000;
const STATIONS = 5000;
const CONNECTIONS = 4;

/** Questions by their turn: the search behind the table's id. */
const questions: Record<string, (turn: number) => string> = {
  'A page in the first tenth': (turn) => `offset=${(turn * 97) % (ROWS / 10)}`,
  'A page behind row 500,000': (turn) => `offset=${ROWS / 2 + ((turn * 997) % (ROWS / 2 - 100))}`,
  'Rows of one code among 5,000': (turn) => filters({ station: `Station ${(turn * 7) % STATIONS}` }, turn),
  'Rows of one code on one day': (turn) =>
    filters(
      { state: 'Kerala', day: new Date(Date.UTC(2000, 0, 1 + (turn % 800))).toISOString().slice(0, 10) },
      turn,
    ),
};

/** Measures single pages of a table over four connections. */
export async function measureRowPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-rows-'));
  const engine = await openBareEngine();
  try {
    const [table] = await fillTables(folder, [ROWS], engine);
    const server = await startPortal(folder, { SAMPLE_DATA: '0' });
    try {
      const path = `/api/3/action/datastore_search?limit=100&resource_id=${table?.id}&`;
      const bytes = await indexMade(folder, server.url + path);
      const rows: Row[] = [await measureReference()];
      for (const [name, question] of Object.entries(questions)) {
        console.log(name);
        const asked = neverTwice((turn) => path + question(turn));
        rows.push({ name, ...(await measureRequests(server.url, [asked], {}, CONNECTIONS)) });
      }
      const parquet = table ? (await stat(table.path)).size : 0;
      return `${requestTable(rows)}\n\nThe row index has ${megabytes(bytes)}, the Parquet file ${megabytes(parquet)}.`;
    } finally {
      await server.stop();
    }
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where all have been asked, the offset makes the question another one. */
function filters(wanted: Record<string, string>, turn: number): string {
  return `filters=${encodeURIComponent(JSON.stringify(wanted))}&offset=${Math.floor(turn / STATIONS)}`;
}

function neverTwice(pathOf: (turn: number) => string): Asked {
  let turn = 0;
  return { path: pathOf(0), setupRequest: (request) => ({ ...request, path: pathOf((turn += 1)) }) };
}

/** The index of a table's rows is made once somebody turns its pages. @returns its bytes */
async function indexMade(folder: string, page: string): Promise<number> {
  for (let turn = 0; ; turn += 1) {
    const answer = await fetch(`${page}offset=${turn}`);
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
    await answer.arrayBuffer();
    for await (const file of glob(join(folder, 'row-indexes', '*.rows'))) return (await stat(file)).size;
    await setTimeout(250);
  }
}

if (import.meta.main) console.log(await measureRowPages());
