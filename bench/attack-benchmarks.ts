import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { measureInTurn } from './measure-requests.ts';
import { requestTable, type Row } from './report.ts';

const ATTACKERS = 6;
const TIMES = 4000;
/** The longest time for all bombs. A bomb has ten seconds and few run at once, so each has had its turn twice by then. */
const LONGEST_SIEGE = 180_000;

const text = (times: number): string =>
  Array.from({ length: times }).reduce<string>(
    (inner) => `replace(${inner}, 'a', 'aaaaaaaaaa')`,
    "'aaaaaaaaaa'",
  );

/** Queries without end, in time and in memory. */
const bombs: readonly { name: string; sql: string }[] = [
  {
    name: 'a thousand billion rows counted',
    sql: 'select count(*) from range(10000) a, range(10000) b, range(10000) c where a.range + b.range * c.range % 7 = 3',
  },
  { name: 'a text ten times as long, ten times over', sql: `select length(${text(9)})` },
  {
    name: 'lists of lists in every row',
    sql: 'select list_zip(range(10000), range(10000), range(10000)) from range(10000)',
  },
  {
    name: 'all rows in one text',
    sql: "select length(string_agg(a.range::varchar, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')) from range(10000) a, range(10000) b",
  },
  {
    name: 'a list of ten thousand lists',
    sql: 'select map(range(10000), list_transform(range(10000), lambda x: range(10000)))',
  },
  {
    name: 'a thousand billion different texts',
    sql: 'select count(distinct a.range::varchar || b.range) from range(10000) a, range(10000) b, range(10000) c',
  },
];

/** How each bomb ended, as often as it did. */
type Ends = Map<string, Map<string, number>>;

/**
 * Times ordinary requests one after the other, first alone, then while visitors from several addresses send
 * bombs in SQL without a pause, until each bomb has been answered: the slowest request in a hundred should stay under
 * 100 ms.
 * @param url a portal on this machine, with its limit of requests turned off
 * @param resourceId one of its tables
 * @throws when a bomb is never answered, or with success
 */
export async function measureAttacks(url: string, resourceId: string): Promise<string> {
  const ask = ordinary(url, resourceId);
  const rows: Row[] = [
    { name: 'Ordinary requests in turn, nobody attacks', ...(await measureInTurn(ask, TIMES)) },
  ];
  const peace = new AbortController();
  const ends: Ends = new Map(bombs.map(({ name }) => [name, new Map()]));
  const attackers = Array.from({ length: ATTACKERS }, (_, place) =>
    keepAttacking(url, place, ends, peace.signal),
  );
  // Waits until every process for untrusted SQL has its bomb.
  await setTimeout(3000);
  const latest = performance.now() + LONGEST_SIEGE;
  const goesOn = (index: number) =>
    index < TIMES || (someUnanswered(ends).length > 0 && performance.now() < latest);
  rows.push({
    name: `The same, while ${ATTACKERS} strangers send SQL bombs`,
    ...(await measureInTurn(ask, goesOn)),
  });
  peace.abort();
  await Promise.all(attackers);
  const unanswered = someUnanswered(ends);
  if (unanswered.length > 0) throw new Error(`Nothing was measured: no answer to ${unanswered.join(', ')}`);
  return `${requestTable(rows)}\n\nHow the bombs ended:\n\n${describeEnds(ends)}`;
}

const someUnanswered = (ends: Ends) =>
  [...ends].filter(([, counts]) => counts.size === 0).map(([name]) => name);

function describeEnds(ends: Ends): string {
  const lines = [...ends].map(([name, counts]) => {
    const told = [...counts].map(([end, count]) => `${count} × ${end}`).join(', ');
    return `- ${name}: ${told}`;
  });
  return lines.join('\n');
}

function ordinary(url: string, resourceId: string): (index: number) => Promise<Response> {
  const addresses = [
    `/api/3/action/datastore_search?resource_id=${resourceId}&limit=20`,
    '/health/alive',
    '/api/3/action/package_search?q=population&rows=10',
  ];
  return (index) => fetch(url + addresses.at(Math.abs(index) % addresses.length));
}

/** Each attacker has an address of the loopback network to itself, so that they count as different people. */
async function keepAttacking(url: string, place: number, ends: Ends, signal: AbortSignal): Promise<void> {
  for (let turn = place; !signal.aborted; turn += 1) {
    const { name = '', sql = '' } = bombs[turn % bombs.length] ?? {};
    const end = await attack(url, sql, `127.0.0.${place + 2}`, signal);
    const counts = ends.get(name);
    if (end !== undefined) counts?.set(end, (counts.get(end) ?? 0) + 1);
  }
}

const words: Readonly<Record<string, string>> = {
  too_slow: 'cut off by time',
  too_much_memory: 'cut off by memory',
  too_large: 'answer too large',
  busy: 'not let in, too many at once',
};

/** How a bomb ended; undefined if it was still running at the end of the measurement. */
function attack(
  url: string,
  sql: string,
  localAddress: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const fail = (error: unknown) => (signal.aborted ? resolve(undefined) : reject(error));
  const sent = request(
    `${url}/api/3/action/datastore_search_sql`,
    { method: 'POST', localAddress, signal, headers: { 'content-type': 'application/json' } },
    (answer) => {
      json(answer)
        .then((body) => resolve(endOf(answer.statusCode ?? 0, body)))
        .catch(fail);
    },
  );
  sent.on('error', fail);
  sent.end(JSON.stringify({ sql }));
  return promise;
}

function endOf(status: number, body: unknown): string {
  const { fault } = (body as { error?: { info?: { fault?: { code?: string } } } }).error?.info ?? {};
  if (status < 400) throw new Error('A bomb was answered as if it were a query');
  return words[fault?.code ?? ''] ?? `refused (${fault?.code ?? status})`;
}
