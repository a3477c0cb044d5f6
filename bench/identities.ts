// `node bench/identities.ts`: the list of identities and its search, with a million of them stored.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { startChild } from './child-server.ts';
import { fillIdentities, traitsOf } from './fill-identities.ts';
import { measureInTurn } from './measure-requests.ts';
import { describeMachine, requestTable, type Row } from './report.ts';

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 1_000_000);
const TIMES = 200;

type Question = { name: string; query: (index: number) => string };

const someone = (index: number) => traitsOf(1 + (((index + 10) * 4_561) % PEOPLE));

const questions: readonly Question[] = [
  { name: 'first page of 250', query: () => '' },
  { name: 'page of 50 in the middle, by number', query: () => `page=${Math.ceil(PEOPLE / 100)}&per_page=50` },
  {
    name: 'search, whole name',
    query: (index) => `per_page=50&search=${encodeURIComponent(someone(index).name)}`,
  },
  {
    name: 'search, address',
    query: (index) => `per_page=50&search=${encodeURIComponent(someone(index).email)}`,
  },
  {
    name: 'search, three letters',
    query: (index) => `per_page=50&search=${someone(index).name.slice(0, 3)}`,
  },
  { name: 'search, one letter', query: (index) => `per_page=50&search=${someone(index).name.slice(0, 1)}` },
  {
    name: 'search, a letter of each name',
    query: (index) => `per_page=50&search=${letters(someone(index).name)}`,
  },
  { name: 'search, a word everybody has', query: () => 'per_page=50&search=example' },
  { name: 'filter, sign-in address', query: (index) => `credentials_identifier=${someone(index).email}` },
];

/** Measures the list over a store filled for the purpose, one request after the other. */
export async function measureIdentityList(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-identities-'));
  try {
    console.log(`Filling a store with ${PEOPLE} identities`);
    const file = join(folder, 'identities.sqlite');
    await fillIdentities(file, PEOPLE);
    const program = join(import.meta.dirname, 'identity-list-server.ts');
    const server = await startChild(program, await freePort(), { BENCH_STORE: file });
    const rows: Row[] = [];
    for (const { name, query } of questions) {
      console.log(name);
      const ask = (index: number) => fetch(`${server.url}/api/.ory/admin/identities?${query(index)}`);
      rows.push({ name: `Identities: ${name}`, ...(await measureInTurn(ask, TIMES)) });
    }
    await server.stop();
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function letters(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('+');
}

if (import.meta.main) {
  const rows = await measureIdentityList();
  console.log(`\n${describeMachine()}\n\n${requestTable(rows)}`);
}
