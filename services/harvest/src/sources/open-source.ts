import { ImportSourceError } from '../files/catalogue-source.ts';
import type { HarvestSource } from '../foreign/harvest-source.ts';
import { openCkanSite, openDocumentAt, openHarvest, type Reading } from '../foreign/open-harvest.ts';
import type { StoredSource } from './source-tables.ts';

/** What a source is known by to its runs: its address may change, and two organisations may read the same one. */
export function locationOf({ id }: Pick<StoredSource, 'id'>): string {
  return `source:${id}`;
}

/**
 * Opens what stands at the address of a source, as what it is said to be.
 * @param folder for what has to be fetched whole
 * @throws ImportSourceError when it is not what it is said to be, or nothing that is known
 */
export async function openSource(
  source: Pick<StoredSource, 'id' | 'url' | 'kind'>,
  { folder, ...reading }: Reading & { folder: string },
): Promise<HarvestSource> {
  const opened = await openAs(source, { ...reading, folder });
  return { ...opened, location: locationOf(source) };
}

async function openAs(
  { url, kind }: Pick<StoredSource, 'url' | 'kind'>,
  { folder, ...reading }: Reading & { folder: string },
): Promise<HarvestSource> {
  if (kind === 'ckan') return openCkanSite(url, reading);
  if (kind === 'dcat') return openDocumentAt(url, reading);
  const opened = await openHarvest(url, { ...reading, folder });
  if (opened) return opened;
  throw new ImportSourceError(`${url} is no catalogue`, { code: 'not_a_catalogue' });
}
