import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { measureInTurn, measureRequests, type Measured } from './measure-requests.ts';

/** How often the home page is asked for after a change. */
export const FIRST_TIMES = 100;

export type Benchmark = { name: string; run(): Promise<Measured> };

type Resource = { id: string };
type Package = { name: string; resources: Resource[] };

/** What a visitor and a program do most, against a portal filled with the sample catalogue. */
export async function portalBenchmarks(url: string, folder: string): Promise<Benchmark[]> {
  const packages = await allPackages(url);
  const large = await largestTable(url);
  const facets = 'facet.field=["sector","granularity","frequency","res_format"]';
  const search = (q: string) => `/api/3/action/package_search?rows=10&${facets}&q=${encodeURIComponent(q)}`;
  const table = (query: string) => `/api/3/action/datastore_search?resource_id=${large.id}&${query}`;
  const rows = large.rows.toLocaleString('en');
  const fixed = (name: string, ...paths: string[]): Benchmark => ({
    name,
    run: () => measureRequests(url, paths),
  });
  return [
    fixed(
      `Search with facets, ${packages.length} datasets`,
      search('population'),
      search('weather'),
      search('the'),
    ),
    fixed(
      'One dataset (package_show)',
      ...packages.map(({ name }) => `/api/3/action/package_show?id=${name}`),
    ),
    fixed(`First page of a table, ${rows} rows`, table('limit=100')),
    fixed('The same, at the middle in stored order', table(`limit=100&offset=${Math.floor(large.rows / 2)}`)),
    fixed('Home page, cached', '/'),
    {
      name: 'Home page, at an address that nobody has asked for',
      run: () => measureInTurn((index) => fetch(`${url}/?visit=${index + 100}`), 200),
    },
    { name: 'Home page, the first after a change', run: () => measureFirst(url, folder) },
  ];
}

/** After each change of what pages show, only the map and the small charts of the page are kept. */
export async function measureFirst(url: string, folder: string): Promise<Measured> {
  const store = new DatabaseSync(join(folder, 'gazetteer.sqlite'), { timeout: 5000 });
  try {
    const change = store.prepare('update pages_version set version = version + 1 where id = 1');
    return await measureInTurn((index) => {
      change.run();
      return fetch(`${url}/?change=${index}`);
    }, FIRST_TIMES);
  } finally {
    store.close();
  }
}

async function allPackages(url: string): Promise<Package[]> {
  return (await action<{ results: Package[] }>(url, 'package_search', { rows: '1000' })).results;
}

/** The table of a portal that has most rows. */
export async function largestTable(url: string): Promise<{ id: string; rows: number }> {
  let largest = { id: '', rows: 0 };
  for (const { id } of (await allPackages(url)).flatMap(({ resources }) => resources)) {
    const found = await fetch(`${url}/api/3/action/datastore_search?resource_id=${id}&limit=0`);
    if (!found.ok) continue;
    const { result } = (await found.json()) as { result: { total: number } };
    if (result.total > largest.rows) largest = { id, rows: result.total };
  }
  return largest;
}

async function action<Result>(url: string, name: string, input: Record<string, string>): Promise<Result> {
  const answer = await fetch(`${url}/api/3/action/${name}?${new URLSearchParams(input)}`);
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return ((await answer.json()) as { result: Result }).result;
}
