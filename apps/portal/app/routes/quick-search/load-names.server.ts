import { type Language, listedOnly } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import type { NamedDataset } from '../../quick-search/find-names.ts';

/** The catalogue's answer is cut there, and so is what the quick search knows. */
const mostDatasets = 1000;

type Portal = Pick<SiteContext, 'client' | 'site' | 'locale' | 'pagesVersion'>;

/** What was read last, by language: titles are the reader's. */
const readLast = new Map<Language, { names: Promise<NamedDataset[]>; version: number }>();

/** The names of all datasets open to everybody. Every keystroke asks for them; they are read again after each change. */
export async function loadNames(portal: Portal): Promise<NamedDataset[]> {
  const version = await portal.pagesVersion().catch(() => undefined);
  // Without a version nobody knows whether they are out of date.
  if (version === undefined) return readNames(portal);
  const last = readLast.get(portal.locale);
  if (last?.version === version) return last.names;
  const entry = { names: readNames(portal), version };
  readLast.set(portal.locale, entry);
  entry.names.catch(() => {
    if (readLast.get(portal.locale) === entry) readLast.delete(portal.locale);
  });
  return entry.names;
}

async function readNames({ client, site }: Portal): Promise<NamedDataset[]> {
  const found = await client.action('package_search', {
    fq_list: listedOnly(site.organizationFilter),
    sort: 'title_string asc',
    rows: mostDatasets,
    facet: false,
  });
  return found.results.map((dataset) => ({
    name: dataset.name,
    title: dataset.title,
    resources: dataset.resources
      .filter((resource) => resource.idp_ready)
      .map(({ id, sku, title, name }) => ({ name: title ?? name ?? sku, address: sku || id })),
  }));
}
