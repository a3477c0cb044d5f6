// `node bench/chart-benchmarks.ts`: figures and pictures of charts, and the builder in a browser, on large tables.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BareEngine, openBareEngine } from './bare-engine.ts';
import { measureBuilder } from './chart-builder.ts';
import { measurePictures } from './chart-pictures.ts';
import { measureInTurn } from './measure-requests.ts';
import { sampleLoaded, sampleMeasured, startPortal, tablesMeasured } from './portal-server.ts';
import { type FilledTable, fillTables } from './table-fill.ts';

const SIZES = (process.env['BENCH_ROWS'] ?? '1000000,10000000').split(',').map(Number);

/** Charts whose figures nobody has asked for before: `turn` makes each another one. */
const questions = [
  {
    name: 'Bars: a sum for each of 8 states',
    mark: 'bar',
    channels: { x: { field: 'state' }, y: { field: 'observers', aggregate: 'sum' } },
    sql: 'state, sum(observers)',
  },
  {
    name: 'Line: a mean for each month',
    mark: 'line',
    channels: {
      x: { field: 'day', time_unit: 'month' },
      y: { field: 'rainfall', aggregate: 'mean' },
    },
    sql: "date_trunc('month', day), avg(rainfall)",
  },
] as const;

/** Measures the figures, the pictures and the builder of charts over one portal. */
export async function measureCharts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-charts-'));
  const engine = await openBareEngine();
  try {
    const tables = await fillTables(folder, SIZES, engine);
    // As if a start had been interrupted while it loaded the sample: the next one goes on with it.
    await writeFile(join(folder, 'sample-state'), 'loading\n');
    const server = await startPortal(folder);
    await sampleLoaded(folder);
    await sampleMeasured(server.url);
    await tablesMeasured(server.url, tables);
    try {
      return [
        await measureFigures(server.url, engine, tables),
        await measurePictures(server, folder, tables[0]?.id ?? ''),
        await measureBuilder(server.url, folder, tables),
      ].join('\n\n');
    } finally {
      await server.stop();
    }
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureFigures(
  url: string,
  engine: BareEngine,
  tables: readonly FilledTable[],
): Promise<string> {
  const rows = [
    '| Figures of a chart | Rows | p50 ms | p99 ms | Bare DuckDB, ms | Ratio |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  for (const { name, mark, channels, sql } of questions)
    for (const table of tables) {
      console.log(`${name}, ${table.rows.toLocaleString('en')} rows`);
      const ask = (turn: number) => {
        // Another filter each time, which leaves nearly every row: a question asked before would be answered from memory.
        const filters = [{ field: 'observers', kind: 'none_of', values: [1000 + turn] }];
        const source = { kind: 'table', resource_id: table.id };
        const spec = { version: 1, source, mark, channels, filters };
        return fetch(`${url}/api/3/action/chart_query`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ spec }),
        });
      };
      const { p50, p99 } = await measureInTurn((turn) => ask(turn + 10), 50);
      const bare = await engine.time(
        `select ${sql} from '${table.path}' where observers <> 1000 group by 1 order by 1`,
        5,
      );
      const cells = [p50, p99, bare].map((value) => value.toFixed(1));
      rows.push(
        `| ${name} | ${table.rows.toLocaleString('en')} | ${cells.join(' | ')} | ${(p50 / bare).toPrecision(2)} |`,
      );
    }
  return rows.join('\n');
}

if (import.meta.main) console.log(await measureCharts());
