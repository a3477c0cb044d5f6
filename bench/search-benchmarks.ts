// `node bench/search-benchmarks.ts`: package_search over made-up catalogues of growing size.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Measured, measureRequests, measureWorkers } from './measure-requests.ts';
import { startPortal } from './portal-server.ts';
import { measureReference } from './reference.ts';
import { requestTable, type Row } from './report.ts';
import { rareWord } from './search-catalogue.ts';
import { fillCatalogue } from './search-fill.ts';

const SIZES = (process.env['BENCH_DATASETS'] ?? '1000,10000,100000').split(',').map(Number);
const USERS = 75;
const FACETS = 'facet.field=["sector","organization","granularity","res_format"]';
const commonest = ['district', 'figures', 'department', 'census', 'published', 'health', 'water', 'women'];
const questions = ['female literacy by district', 'doctors by state', 'rainfall per month', 'road accidents'];

const search = (q: string, more = '') =>
  `/api/3/action/package_search?rows=10&${FACETS}&q=${encodeURIComponent(q)}${more}`;

type Series = { name: string; paths: (datasets: number) => string[] };

const series: readonly Series[] = [
  { name: 'the commonest words', paths: () => commonest.map((word) => search(word)) },
  {
    name: 'rare words',
    paths: (datasets) =>
      Array.from({ length: 400 }, (_, index) => search(rareWord(1 + ((index * 7919) % datasets)))),
  },
  {
    name: 'questions for columns',
    paths: () => questions.map((q) => `/api/3/action/column_search?q=${encodeURIComponent(q)}`),
  },
  {
    name: 'suggestions while typing',
    paths: () =>
      ['di', 'dis', 'rain', 'female li', 'distrcit', 'depart'].map(
        (q) => `/api/3/action/search_suggest?q=${encodeURIComponent(q)}`,
      ),
  },
];

/** Measures searches by 75 users who ask without a pause, over catalogues of a thousand to 100,000 datasets. */
export async function measureSearch(): Promise<string> {
  const rows: Row[] = [await measureReference()];
  for (const datasets of SIZES) rows.push(...(await measureCatalogue(datasets)));
  return requestTable(rows);
}

async function measureCatalogue(datasets: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-search-'));
  try {
    const figure = datasets.toLocaleString('en');
    console.log(`Making up ${figure} datasets`);
    await fillCatalogue(join(folder, 'gazetteer.sqlite'), datasets);
    const server = await startPortal(folder, { SAMPLE_DATA: '0' });
    await scored(server.url, datasets);
    const rows: Row[] = [];
    for (const { name, paths } of series) {
      console.log(name);
      const measured = await measureRequests(server.url, paths(datasets), {}, USERS);
      rows.push({ name: `${figure} datasets, ${USERS} users: ${name}`, ...measured });
    }
    console.log('common words, no question asked twice');
    rows.push({
      name: `${figure} datasets, ${USERS} users: common words, no question asked twice`,
      ...(await measureFresh(server.url)),
    });
    await server.stop();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Other pages of common words are new questions, so that no cached answer helps. */
function measureFresh(url: string): Promise<Measured> {
  let turn = 0;
  return measureWorkers(USERS, async () => {
    turn += 1;
    const [one, other] = [commonest[turn % 8] ?? '', commonest[(turn >> 3) % 8] ?? ''];
    const answer = await fetch(url + search(`${one} ${other}`, `&start=${turn >> 6}`));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  });
}

/** A catalogue that was filled past the rules has no scores yet; they are made behind the first requests. */
async function scored(url: string, datasets: number): Promise<void> {
  for (let count = 0; count < datasets; ) {
    const answer = await fetch(`${url}/api/3/action/dataset_fair_list?rows=0`);
    ({ count } = ((await answer.json()) as { result: { count: number } }).result);
    if (count < datasets) await setTimeout(1000);
  }
}

if (import.meta.main) console.log(`\n${await measureSearch()}`);
