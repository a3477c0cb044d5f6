import { ImportSourceError, type TableSource } from '../files/catalogue-source.ts';
import { isTableAddress } from '../foreign/file-source.ts';
import type { HarvestSource } from '../foreign/harvest-source.ts';
import {
  isDocumentAddress,
  openCkanSite,
  openDocumentAt,
  openFileAt,
  openHarvest,
  openPackageAt,
  type Reading,
} from '../foreign/open-harvest.ts';
import { tablesOfPackage } from '../foreign/package-source.ts';
import type { StoredSource } from './source-tables.ts';

/** What a source is known by to its runs: its address may change, and two organisations may read the same one. */
export function locationOf({ id }: Pick<StoredSource, 'id'>): string {
  return `source:${id}`;
}

/** A source that is one file has nothing but its table to bring. */
export function isOneTable({ kind, url }: Pick<StoredSource, 'kind' | 'url'>): boolean {
  return kind === 'file' || (kind === 'auto' && isTableAddress(url));
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
  if (kind === 'data_package') return openPackageAt(url, reading);
  if (kind === 'file') return openFileAt(url, reading);
  const opened = await openHarvest(url, { ...reading, folder });
  if (opened) return opened;
  throw new ImportSourceError(`${url} is no catalogue`, { code: 'not_a_catalogue' });
}

/**
 * What a source says of its tables and their columns where it says anything: a data package does.
 * @throws ImportSourceError where its descriptor is no longer one
 */
export async function declaredTables(
  { url, kind }: Pick<StoredSource, 'url' | 'kind'>,
  reading: Reading,
): Promise<ReadonlyMap<string, TableSource> | undefined> {
  const mayBePackage = kind === 'data_package' || (kind === 'auto' && isDocumentAddress(url));
  return mayBePackage ? tablesOfPackage(url, reading) : undefined;
}
