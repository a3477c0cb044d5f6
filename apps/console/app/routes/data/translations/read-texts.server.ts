import type { Client } from '@gazetteer/client';
import { type DescribedTable, textsOf } from './dataset-texts.ts';

/** So many tables of a dataset are asked at a time. */
const AT_ONCE = 8;

/** A dataset with its tables and all texts, as they are now. */
export async function readTexts(client: Client, id: string) {
  const dataset = await client.action('package_show', { id });
  const active = dataset.resources.filter(({ datastore_active }) => datastore_active);
  const tables: DescribedTable[] = [];
  for (let from = 0; from < active.length; from += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- all at once would be as many queries as a dataset has tables
    const read = await Promise.all(
      active.slice(from, from + AT_ONCE).map(async (resource) => {
        const { fields } = await client.action('datastore_info', { id: resource.id });
        return { resource: resource.id, fields };
      }),
    );
    tables.push(...read);
  }
  return { dataset, tables, texts: textsOf(dataset, tables) };
}
