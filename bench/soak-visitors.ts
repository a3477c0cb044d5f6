import { setTimeout } from 'node:timers/promises';
import { largestTable } from './portal-benchmarks.ts';

/** What somebody does again and again, and how often it was answered. */
export type Visitor = { name: string; work: () => Promise<void>; answers: () => number };

/** Nobody asks without a pause, so that those who write have their turn. */
const PAUSE = 40;
const WORDS = ['water', 'rate', 'county', 'energy', 'flight', 'taux', 'population', 'storm', 'income', 'co2'];

/** People who read: pages, searches, rows, groups and pictures, never the same question twice in a row. */
export async function readingVisitors(url: string): Promise<Visitor[]> {
  const { id } = await largestTable(url);
  const action = (name: string, query: Record<string, string>) =>
    `/api/3/action/${name}?${new URLSearchParams(query)}`;
  const group = (turn: number) =>
    `select _id % ${2 + (turn % 97)} as part, count(*) as rows from "${id}" group by 1 order by 1`;
  const addresses: Record<string, (turn: number) => string> = {
    'pages of the site': (turn) => `/?visit=${turn}`,
    searches: (turn) => action('package_search', { q: `${WORDS[turn % WORDS.length]} ${turn % 7}` }),
    'pages of rows': (turn) =>
      action('datastore_search', { resource_id: id, offset: String((turn * 7919) % 100_000), limit: '50' }),
    'groups by SQL': (turn) => action('datastore_search_sql', { sql: group(turn) }),
    pictures: (turn) => `/preview/${id}.svg?width=${240 + 40 * (turn % 26)}`,
    'starts of a sign-in': () => '/api/.ory/self-service/login/api',
  };
  return Object.entries(addresses).map(([name, addressOf]) => {
    let turn = 0;
    let answered = 0;
    const work = async () => {
      const answer = await fetch(url + addressOf(turn++));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${addressOf(turn - 1)} answered ${answer.status}`);
      answered += 1;
      await setTimeout(PAUSE);
    };
    return { name, work, answers: () => answered };
  });
}
