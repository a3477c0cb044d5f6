import type { Client } from '@gazetteer/client';
import { siteContext } from '@gazetteer/site/server';
import { data as respond, type RouterContextProvider } from 'react-router';
import { type DescribedTable, textsOf } from './translated-texts.ts';

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

/**
 * The language that a page translates into, and the one that texts are written in.
 * @throws Response with 404 where the site has one language
 */
export function languagesOf({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { languages, defaultLanguage } = siteContext(context).site;
  const others = languages.filter((language) => language !== defaultLanguage);
  const asked = url.searchParams.get('lang');
  const language = others.find((other) => other === asked) ?? others[0];
  if (language === undefined) throw respond(null, { status: 404 });
  return { language, original: defaultLanguage, others };
}
