// `node bench/row-benchmarks.ts`: a hundred rows of a table of a million, never the same hundred twice.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBareEngine } from './bare-engine.ts';
import { type Asked, measureRequests } from './measure-requests.ts';
import { startPortal } from './portal-server.ts';
import { measureReference } from './reference.ts';
import { megabytes, requestTable, type Row } from './report.ts';
import { rowIndexMade } from './row-index-made.ts';
import { fillTables } from './table-fill.ts';

const ROWS = 1_000_000;
const STATIONS = 5000;
const CONNECTIONS = 4;

/** Addresses by the table's id and the turn. */
const questions: Record<string, (id: string, turn: number) => string> = {
  'A page in the first tenth': (id, turn) => page(id, `offset=${(turn * 97) % (ROWS / 10)}`),
  'A page behind row 500,000': (id, turn) =>
    page(id, `offset=${ROWS / 2 + ((turn * 997) % (ROWS / 2 - 100))}`),
  'Rows of one code among 5,000': (id, turn) =>
    page(id, filters({ station: `Station ${(turn * 7) % STATIONS}` }, turn)),
  'Rows of one code on one day': (id, turn) => {
    const day = new Date(Date.UTC(2000, 0, 1 + (turn % 800))).toISOString().slice(0, 10);
    return page(id, filters({ state: 'Kerala', day }, turn));
  },
  'Group by, through SQL': (id, turn) => {
    const sql = `select state, avg(rainfall) as mean, count(*) as n from "${id}" where observers <> ${1000 + turn} group by state`;
    return `/api/3/action/datastore_search_sql?${new URLSearchParams({ sql })}`;
  },
};

/** Measures single pages of a table, and groups of all its rows, over four connections. */
export async function measureRowPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-rows-'));
  const engine = await openBareEngine();
  try {
    const [table] = await fillTables(folder, [ROWS], engine);
    if (!table) throw new Error('The table could not be filled');
    const server = await startPortal(folder, { SAMPLE_DATA: '0' });
    try {
      const bytes = await rowIndexMade(folder, server.url + page(table.id, ''));
      const rows: Row[] = [await measureReference()];
      for (const [name, question] of Object.entries(questions)) {
        console.log(name);
        const asked = neverTwice((turn) => question(table.id, turn));
        rows.push({ name, ...(await measureRequests(server.url, [asked], {}, CONNECTIONS)) });
      }
      const parquet = (await stat(table.path)).size;
      return `${requestTable(rows)}\n\nThe row index has ${megabytes(bytes)}, the Parquet file ${megabytes(parquet)}.`;
    } finally {
      await server.stop();
    }
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function page(id: string, search: string): string {
  return `/api/3/action/datastore_search?limit=100&resource_id=${id}&${search}`;
}

/** Where all have been asked, the offset makes the question another one. */
function filters(wanted: Record<string, string>, turn: number): string {
  return `filters=${encodeURIComponent(JSON.stringify(wanted))}&offset=${Math.floor(turn / STATIONS)}`;
}

function neverTwice(pathOf: (turn: number) => string): Asked {
  let turn = 0;
  return { path: pathOf(0), setupRequest: (request) => ({ ...request, path: pathOf((turn += 1)) }) };
}

if (import.meta.main) console.log(await measureRowPages());
