import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { measureInTurn } from './measure-requests.ts';
import { largestTable } from './portal-benchmarks.ts';
import { withFilledPortal } from './portal-server.ts';
import { requestTable, type Row } from './report.ts';

const TIMES = 400;
/** What one visitor sends at once, again and again. */
const AT_ONCE = 24;
const ADDRESS = '127.0.0.2';

type Field = { id: string; type: string };

/** What others notice while one address asks tables the most that a question may ask. */
export function measureCrowd(): Promise<string> {
  return withFilledPortal(async ({ url }) => {
    const table = await largestTable(url);
    const fields = await fieldsOf(url, table.id);
    const one = (index: number) =>
      fetch(
        `${url}/api/3/action/datastore_search?resource_id=${table.id}&limit=1&filters={"_id":${index + 20}}`,
      );
    const rows: Row[] = [
      { name: 'One row by its number, another each time', ...(await measureInTurn(one, TIMES)) },
    ];
    const stop = new AbortController();
    const ends = new Map<string, number>();
    const crowd = Array.from({ length: AT_ONCE }, (_, place) =>
      keepAsking(url, table.id, fields, { place, ends, signal: stop.signal }),
    );
    // Until every place that one visitor may have is taken.
    await setTimeout(3000);
    const later = (index: number) => one(index + TIMES);
    rows.push({
      name: `The same, while one address sends ${AT_ONCE} of the heaviest questions at once`,
      ...(await measureInTurn(later, TIMES)),
    });
    stop.abort();
    await Promise.all(crowd);
    const told = [...ends].map(([end, count]) => `${count} × ${end}`).join(', ');
    return `${requestTable(rows)}\n\nHow the heavy questions ended meanwhile: ${told || 'none did'}.`;
  });
}

async function fieldsOf(url: string, id: string): Promise<Field[]> {
  const answer = await fetch(`${url}/api/3/action/datastore_info?id=${id}`);
  return ((await answer.json()) as { result: { fields: Field[] } }).result.fields;
}

type Asking = { place: number; ends: Map<string, number>; signal: AbortSignal };

async function keepAsking(
  url: string,
  id: string,
  fields: readonly Field[],
  { place, ends, signal }: Asking,
): Promise<void> {
  for (let turn = place; !signal.aborted; turn += AT_ONCE) {
    const end = await send(`${url}/api/3/action/datastore_search`, heaviest(id, fields, turn), signal);
    if (end !== undefined) ends.set(end, (ends.get(end) ?? 0) + 1);
    // Who is refused comes again as often as the usual limit of requests lets one address: 1,200 times a minute.
    if (end !== 'answered') await setTimeout((AT_ONCE * 60_000) / 1200);
  }
}

/** Every bound is used up: all values of a filter, all words in all columns, a sort of what is found, never the same twice. */
function heaviest(resource_id: string, fields: readonly Field[], turn: number): object {
  const text = fields.find(({ type }) => type === 'text')?.id ?? '_id';
  const values = Array.from({ length: 490 }, (_, index) => `nowhere ${turn} ${index}`);
  const words = Array.from({ length: 16 }, (_, index) => String.fromCodePoint(97 + ((turn + index) % 26)));
  const sort = fields.slice(0, 15).map(({ id }) => `"${id}" desc`);
  return turn % 2 === 0
    ? {
        resource_id,
        filters: { $or: [{ [text]: values }, { _id: { gt: turn } }] },
        sort: sort.join(','),
        offset: 1000,
      }
    : { resource_id, q: words.join(' '), sort: sort.join(','), offset: turn };
}

/** How a question ended; undefined where it was still asked at the end. */
function send(address: string, input: object, signal: AbortSignal): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const fail = (error: unknown) => (signal.aborted ? resolve(undefined) : reject(error));
  const headers = { 'content-type': 'application/json' };
  const sent = request(address, { method: 'POST', localAddress: ADDRESS, signal, headers }, (answer) => {
    answer.resume();
    answer.on('end', () =>
      resolve(answer.statusCode === 200 ? 'answered' : `refused (${answer.statusCode})`),
    );
    answer.on('error', fail);
  });
  sent.on('error', fail);
  sent.end(JSON.stringify(input));
  return promise;
}
