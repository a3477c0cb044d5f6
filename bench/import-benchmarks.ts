import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatastoreContext, importTable } from '@gazetteer/datastore';
import { administrator } from '../apps/server/src/administrator-key.ts';
import { type Application, openApplication } from '../apps/server/src/open-application.ts';
import { loadSettings } from '../apps/server/src/settings.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const DISTRICTS = ['Kolar', 'Bengaluru Urban', 'Mysuru', 'Hassan', 'Udupi', 'Belagavi', 'Tumakuru', 'Kodagu'];
const LINES_AT_ONCE = 10_000;

type Imported = { rows: number; bytes: number; imported: number; copied: number };

const number = (value: number) => Math.round(value).toLocaleString('en');
const mebibytes = (bytes: number) => `${number(bytes / 2 ** 20)} MiB`;

/**
 * Imports made-up CSV files of six columns (a code with leading zeros, a name, a day, a whole number, a fraction,
 * a truth value), whole: sniffing, types by all values, writing the version, its profile. Beside each, the engine
 * alone copies the same file to Parquet, with its own guess of types by the first rows.
 */
export async function measureImports(sizes: readonly number[] = SIZES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-import-bench-'));
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', SAMPLE_DATA: 'false' };
  const application = await openApplication(loadSettings(settings));
  try {
    const measured: Imported[] = [];
    for (const rows of sizes) {
      console.log(`Import of a CSV file, ${number(rows)} rows`);
      const file = join(folder, `${rows}.csv`);
      await writeRows(file, rows);
      measured.push(await measureImport(application, file, rows));
      await rm(file);
    }
    return `${tableOf(measured)}\n\n${await describeMemory()}`;
  } finally {
    await application.close();
    await rm(folder, { recursive: true });
  }
}

async function measureImport(application: Application, file: string, rows: number): Promise<Imported> {
  const { context } = application.datastore;
  const copied = await timed(() => copyBare(context, file));
  const resourceId = await addResource(application, rows);
  const source = { path: file };
  const imported = await timed(async () => {
    const result = await importTable(context, administrator, { resourceId, source, format: 'csv' });
    if (result.rows !== rows) throw new Error(`${result.rows} of ${rows} rows were imported`);
  });
  return { rows, bytes: (await stat(file)).size, imported, copied };
}

async function copyBare(context: DatastoreContext, file: string): Promise<void> {
  const path = `${file}.parquet`;
  const sql = `select * from read_csv('${file}')`;
  await context.workers.export({
    tables: [],
    sql,
    path,
    format: { kind: 'parquet' },
    timeoutMilliseconds: 600_000,
  });
  await rm(path);
}

async function addResource({ call }: Application, rows: number): Promise<string> {
  const name = `import-${rows}`;
  const organization = { name: `${name}-office`, title: 'Office' };
  await call('organization_create', organization, administrator);
  await call('package_create', { name, title: name, owner_org: organization.name }, administrator);
  const resource = { package_id: name, name, url: 'https://example.org/table.csv', url_type: 'datastore' };
  return ((await call('resource_create', resource, administrator)) as { id: string }).id;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function writeRows(file: string, rows: number): Promise<void> {
  const output = createWriteStream(file);
  output.write('code,district,day,people,share,open\n');
  let seed = 1;
  // Park and Miller's generator: the same file each time.
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const two = (value: number) => String(value).padStart(2, '0');
  for (let start = 0; start < rows; start += LINES_AT_ONCE) {
    const lines = Array.from({ length: Math.min(LINES_AT_ONCE, rows - start) }, () => {
      const code = String(random(100_000)).padStart(5, '0');
      const day = `20${two(10 + random(15))}-${two(1 + random(12))}-${two(1 + random(28))}`;
      return `${code},${DISTRICTS[random(DISTRICTS.length)]},${day},${random(5_000_000)},${random(100_000) / 1000},${random(2) === 0}\n`;
    });
    if (!output.write(lines.join(''))) await once(output, 'drain');
  }
  output.end();
  await once(output, 'close');
}

function tableOf(measured: readonly Imported[]): string {
  const lines = measured.map(({ rows, bytes, imported, copied }) => {
    const cells = [
      number(rows),
      mebibytes(bytes),
      `${(imported / 1000).toFixed(2)} s`,
      number((rows / imported) * 1000),
      number((rows / copied) * 1000),
      (copied / imported).toPrecision(2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Rows | File | Import | Rows/s | Rows/s, bare DuckDB COPY | Ratio |',
    '|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** The most that the processes ever held (proc(5), VmHWM). */
async function describeMemory(): Promise<string> {
  const peak = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  };
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(
    () => '',
  );
  const peaks = await Promise.all(children.trim().split(' ').filter(Boolean).map(Number).map(peak));
  return `Most memory ever held: ${mebibytes(await peak(process.pid))} by the process, ${mebibytes(Math.max(0, ...peaks))} by a query process.`;
}
