import { measureInTurn, measureRequests, type Measured } from './measure-requests.ts';

export type Benchmark = { name: string; run(): Promise<Measured> };

type Resource = { id: string };
type Package = { name: string; resources: Resource[] };

/** What a visitor and a program do most, against a portal filled with the sample catalogue. */
export async function portalBenchmarks(url: string): Promise<Benchmark[]> {
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
      name: 'Home page, rendered anew each time',
      run: () => measureInTurn((index) => fetch(`${url}/?visit=${index + 100}`), 200),
    },
  ];
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
