// `node bench/table-benchmarks.ts`: tables of 10⁴ to 10⁷ rows, each line beside bare DuckDB on the same file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BareEngine, openBareEngine } from './bare-engine.ts';
import { measureInTurn, measureWorkers } from './measure-requests.ts';
import { startPortal, tablesMeasured } from './portal-server.ts';
import { rowIndexMade } from './row-index-made.ts';
import { fillTables, type FilledTable } from './table-fill.ts';

const SIZES = (process.env['BENCH_ROWS'] ?? '10000,100000,1000000,10000000').split(',').map(Number);
const TEXT_COLUMNS = ['station', 'state', 'remark'];
const GROUPS = 'state, avg(rainfall) as mean, max(observers) as most, count(*) as n';

/** A question, and the SQL that a bare engine answers it with; `turn` makes questions that were not asked before. */
type Line = {
  name: string;
  /** Visitors have too few slots for SQL to ask ten questions at once. */
  alone?: boolean;
  path(table: FilledTable, turn: number): string;
  sql(table: FilledTable): string;
};

const lines: readonly Line[] = [
  {
    name: 'First page',
    path: ({ id }) => search(id, 'limit=100'),
    sql: ({ path }) => `select * from '${path}' where _id between 1 and 100`,
  },
  {
    name: 'A page far behind, another each time',
    path: ({ id, rows }, turn) =>
      search(id, `limit=100&offset=${Math.floor(rows * 0.9) + ((turn * 97) % (rows * 0.09))}`),
    sql: ({ path, rows }) =>
      `select * from '${path}' where _id between ${rows * 0.95} and ${rows * 0.95 + 99}`,
  },
  {
    name: 'Words in all columns, found once or never',
    path: ({ id }, turn) => search(id, `limit=100&q=zz${turn.toString(36)}x`),
    sql: ({ path }) =>
      `select * from '${path}' where ${TEXT_COLUMNS.map((column) => `${column} ilike '%zzx%'`).join(' or ')} limit 100`,
  },
  {
    name: 'A common word in all columns',
    path: ({ id }, turn) => search(id, `limit=${100 - (turn % 90)}&offset=${turn}&q=kerala`),
    sql: ({ path }) =>
      `select * from '${path}' where ${TEXT_COLUMNS.map((column) => `${column} ilike '%kerala%'`).join(' or ')} limit 100`,
  },
  {
    name: 'Group by, through SQL',
    alone: true,
    path: ({ id }, turn) =>
      `/api/3/action/datastore_search_sql?sql=${encodeURIComponent(`select ${GROUPS} from "${id}" where observers <> ${1000 + turn} group by state`)}`,
    sql: ({ path }) => `select ${GROUPS} from '${path}' where observers <> 1000 group by state`,
  },
];

type Figures = { name: string; rows: number; p50: number; p99: number; ten: number | null; bare: number };

/** Measures tables of growing size: one after the other, and by ten at once. */
export async function measureTables(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-tables-'));
  const engine = await openBareEngine();
  try {
    const tables = await fillTables(folder, SIZES, engine);
    const server = await startPortal(folder, { SAMPLE_DATA: '0' });
    try {
      const views = await measureFirstViews(server.url, tables);
      for (const [others, { id }] of tables.entries())
        await rowIndexMade(folder, `${server.url}${search(id, 'limit=100')}&`, others);
      const figures: Figures[] = [];
      for (const line of lines)
        for (const table of tables) figures.push(await measureLine(server.url, engine, line, table));
      const downloads = await measureDownloads(server.url, engine, folder, tables);
      return [questionTable(figures), views, downloads].join('\n\n');
    } finally {
      await server.stop();
    }
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The page of each table for the first reader there is, in a process that has served a page before. */
async function measureFirstViews(url: string, tables: readonly FilledTable[]): Promise<string> {
  console.log('The pages of the tables, for the first time');
  await tablesMeasured(url, tables);
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  };
  await read('/search');
  const views: string[] = [];
  for (const { id, rows } of tables) {
    const started = performance.now();
    await read(`/p/rainfall-${rows}/r/${id}`);
    views.push(`${Math.round(performance.now() - started)} ms at ${rows.toLocaleString('en')} rows`);
  }
  return `The page of a table, for its first reader: ${views.join(', ')}.`;
}

async function measureLine(
  url: string,
  engine: BareEngine,
  line: Line,
  table: FilledTable,
): Promise<Figures> {
  console.log(`${line.name}, ${table.rows.toLocaleString('en')} rows`);
  const ask = (turn: number) => fetch(url + line.path(table, turn));
  const bare = await engine.time(line.sql(table), 5);
  const { p50, p99 } = await measureInTurn((turn) => ask(turn + 10), bare > 100 ? 10 : 100);
  const ten = line.alone ? null : (await measureTen(ask)).p50;
  return { name: line.name, rows: table.rows, p50, p99, ten, bare };
}

function measureTen(ask: (turn: number) => Promise<Response>) {
  let turn = 1000;
  return measureWorkers(10, async () => {
    const answer = await ask((turn += 1));
    await answer.arrayBuffer();
    // A fast refusal must not look like speed.
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  });
}

function questionTable(figures: readonly Figures[]): string {
  const cell = (milliseconds: number) => milliseconds.toFixed(1);
  return [
    '| | Rows | p50 ms | p99 ms | p50 ms, ten at once | Bare DuckDB, ms | Ratio |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...figures.map(
      ({ name, rows, p50, p99, ten, bare }) =>
        `| ${name} | ${rows.toLocaleString('en')} | ${cell(p50)} | ${cell(p99)} | ${ten === null ? '' : cell(ten)} | ${cell(bare)} | ${(p50 / bare).toPrecision(2)} |`,
    ),
  ].join('\n');
}

/** Whole tables as CSV: rows a second at the client, and of the engine that writes the same to a file. */
async function measureDownloads(
  url: string,
  engine: BareEngine,
  folder: string,
  tables: readonly FilledTable[],
): Promise<string> {
  const rate = (rows: number, milliseconds: number) =>
    Math.round((rows / milliseconds) * 1000).toLocaleString('en');
  const rows: string[] = [];
  for (const table of tables) {
    console.log(`Download as CSV, ${table.rows.toLocaleString('en')} rows`);
    const { p50, bytes } = await measureDownload(`${url}/datastore/dump/${table.id}?format=csv`);
    const file = join(folder, 'bare.csv');
    const bare = await engine.time(
      `copy (select * from '${table.path}') to '${file}' (format csv, header)`,
      3,
    );
    const size = (bytes / 2 ** 20).toFixed(1);
    rows.push(
      `| Download as CSV | ${table.rows.toLocaleString('en')} | ${size} | ${rate(table.rows, p50)} | ${rate(table.rows, bare)} | ${(p50 / bare).toPrecision(2)} |`,
    );
  }
  const head = [
    '| | Rows | MiB | Rows/s | Bare DuckDB to a file, rows/s | Ratio |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  return [...head, ...rows].join('\n');
}

/** The median of three downloads. */
async function measureDownload(url: string): Promise<{ p50: number; bytes: number }> {
  const durations: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const start = performance.now();
    // Uncompressed, as programs ask for it.
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
    bytes = 0;
    for await (const piece of answer.body) bytes += piece.byteLength;
    durations.push(performance.now() - start);
  }
  return { p50: durations.toSorted((one, other) => one - other)[1] ?? 0, bytes };
}

function search(id: string, query: string): string {
  return `/api/3/action/datastore_search?resource_id=${id}&${query}`;
}

if (import.meta.main) console.log(await measureTables());
