import { request } from 'node:http';
import { type Measured, measureInTurn } from './measure-requests.ts';
import { requestTable, type Row } from './report.ts';

const ATTACKERS = 6;
const TIMES = 4000;

const text = (times: number): string =>
  Array.from({ length: times }).reduce<string>(
    (inner) => `replace(${inner}, 'a', 'aaaaaaaaaa')`,
    "'aaaaaaaaaa'",
  );

/** Queries without end, in time and in memory. */
const bombs = [
  'select count(*) from range(10000) a, range(10000) b, range(10000) c where a.range + b.range * c.range % 7 = 3',
  `select length(${text(9)})`,
  'select list_zip(range(10000), range(10000), range(10000)) from range(10000)',
  "select length(string_agg(a.range::varchar, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')) from range(10000) a, range(10000) b",
  'select map(range(10000), list_transform(range(10000), lambda x: range(10000)))',
  'select count(distinct a.range::varchar || b.range) from range(10000) a, range(10000) b, range(10000) c',
];

/**
 * Times ordinary requests one after the other, first alone, then while strangers from several addresses send
 * bombs in SQL without a pause: the slowest one in a hundred should stay under 100 ms.
 * @param url a portal on this machine, with its limit of requests turned off
 * @param resourceId one of its tables
 */
export async function measureAttacks(url: string, resourceId: string): Promise<string> {
  const rows: Row[] = [
    { name: 'Ordinary requests in turn, nobody attacks', ...(await ordinary(url, resourceId)) },
  ];
  const peace = new AbortController();
  const ends = new Map<number, number>();
  const attackers = Array.from({ length: ATTACKERS }, (_, place) =>
    keepAttacking(url, place, ends, peace.signal),
  );
  // Until every query process of strangers has its bomb.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  rows.push({
    name: `The same, while ${ATTACKERS} strangers send SQL bombs`,
    ...(await ordinary(url, resourceId)),
  });
  peace.abort();
  await Promise.all(attackers);
  const cut = [...ends].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${requestTable(rows)}\n\nHow the bombs ended: ${cut}.`;
}

function ordinary(url: string, resourceId: string): Promise<Measured> {
  const addresses = [
    `/api/3/action/datastore_search?resource_id=${resourceId}&limit=20`,
    '/health/alive',
    '/api/3/action/package_search?q=population&rows=10',
  ];
  return measureInTurn((index) => fetch(url + addresses.at(Math.abs(index) % addresses.length)), TIMES);
}

/** Each attacker has an address of the loopback network to itself, so that they count as different people. */
async function keepAttacking(url: string, place: number, ends: Map<number, number>, signal: AbortSignal) {
  for (let turn = place; !signal.aborted; turn += 1) {
    const status = await attack(url, bombs[turn % bombs.length] ?? '', `127.0.0.${place + 2}`, signal);
    if (status !== 0) ends.set(status, (ends.get(status) ?? 0) + 1);
  }
}

function attack(url: string, sql: string, localAddress: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = request(
    `${url}/api/3/action/datastore_search_sql`,
    { method: 'POST', localAddress, signal, headers: { 'content-type': 'application/json' } },
    (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    },
  );
  sent.on('error', () => resolve(0));
  sent.end(JSON.stringify({ sql }));
  return promise;
}
