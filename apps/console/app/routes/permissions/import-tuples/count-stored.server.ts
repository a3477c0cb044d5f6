import type { OryClient, Relationship } from '@gazetteer/client/ory';
import { writeTuple } from '../../../relation-tuples/written-tuple.ts';

const pageSize = 500;
/** Pages that are looked through: more tuples than that are compared by the service only. */
const MOST_PAGES = 20;

/** How many of the tuples are stored already; undefined where more are stored than can be looked through here. */
export async function countStored(
  client: OryClient,
  tuples: readonly Relationship[],
): Promise<number | undefined> {
  const wanted = new Set(tuples.map(writeTuple));
  let stored = 0;
  let pages = 0;
  for (const namespace of new Set(tuples.map((tuple) => tuple.namespace))) {
    let pageToken = '';
    do {
      pages += 1;
      if (pages > MOST_PAGES) return undefined;
      const { data } = await client.getRelationships({ namespace, pageSize, pageToken });
      stored += data.relation_tuples.filter((tuple) => wanted.has(writeTuple(tuple))).length;
      pageToken = data.next_page_token;
    } while (pageToken !== '');
  }
  return stored;
}
