import { ApplicationError } from '@gazetteer/kernel';
import { type DatasetSource, ImportSourceError, type TableSource } from '../files/catalogue-source.ts';
import { checkDescriptor, datasetFrom, type LocateFile } from '../files/read-data-package.ts';
import { datasetFields, resourceFields } from '../import/described-fields.ts';
import { describeFile } from './fetch-file.ts';
import { type Fetching, fetchJson } from './fetch-json.ts';
import type { FindLicense, HarvestDataset, HarvestResource, HarvestSource } from './harvest-source.ts';
import { isDictionary } from './read-values.ts';

type Reading = Fetching & { findLicense: FindLicense };

/** Whether a JSON document looks like the descriptor of a data package: resources with paths, which CKAN's have not. */
export function isDataPackage(document: unknown): boolean {
  if (!isDictionary(document) || !Array.isArray(document.resources)) return false;
  return document.resources.some((resource) => isDictionary(resource) && 'path' in resource);
}

/**
 * A data package at an address as one dataset, its resources as tables that lie where the descriptor's paths lead.
 * @throws ImportSourceError that names the fields and the rules where the descriptor is none
 */
export function packageSource(descriptor: unknown, location: string, reading: Reading): HarvestSource {
  const described = describe(descriptor, location);
  const tables = byAddress(described);
  return {
    location,
    version: null,
    total: () => 1,
    tables,
    async *read(cursor) {
      if (cursor !== undefined) return;
      const resources: HarvestResource[] = [];
      for (const [url, table] of tables) resources.push(await readTable(url, table, reading));
      const { name, licenseId } = described;
      const license_id = reading.findLicense(licenseId ?? '')?.id ?? licenseId ?? null;
      const dataset: HarvestDataset = {
        foreignId: location,
        name,
        organization: described.publisher,
        groups: [],
        // Datasets that are alike are called by names of the place that the package comes from.
        fields: { ...datasetFields(described), license_id, similar_datasets: [] },
        resources,
      };
      yield { place: 'datapackage.json', cursor: 'end', done: 1, dataset };
    },
  };
}

/**
 * What a document says of its tables, by where each lies, if it is a data package.
 * @throws ImportSourceError as `packageSource`
 */
export async function tablesOfPackage(
  location: string,
  reading: Fetching,
): Promise<ReadonlyMap<string, TableSource> | undefined> {
  const document = await fetchJson(location, reading);
  return isDataPackage(document) ? byAddress(describe(document, location)) : undefined;
}

function describe(descriptor: unknown, location: string): DatasetSource {
  return datasetFrom(checkDescriptor(location, descriptor), locateFrom(location));
}

function byAddress({ tables }: DatasetSource): Map<string, TableSource> {
  return new Map(tables.map((table) => [table.file, table]));
}

/** Paths lead on from the descriptor's own address. */
function locateFrom(location: string): LocateFile {
  return (path) => {
    const url = URL.parse(path, location);
    if (url && /^https?:$/.test(url.protocol)) return url.href;
    throw new ImportSourceError(`${location}: the path '${path}' leads to no web address`, {
      code: 'not_a_data_package',
    });
  };
}

async function readTable(url: string, table: TableSource, fetching: Fetching): Promise<HarvestResource> {
  return {
    foreignId: url,
    fields: {
      ...resourceFields(table),
      ...(await contentOf(url, fetching)),
      url,
      format: table.format,
      url_type: null,
      harvest_id: url,
    },
  };
}

/** A table whose file is not there is part of the dataset all the same; reading its rows says what is wrong with it. */
async function contentOf(url: string, fetching: Fetching): Promise<{ hash: string; size: number | null }> {
  try {
    const { hash, size } = await describeFile(url, fetching);
    return { hash, size };
  } catch (error) {
    const isForeseen = error instanceof ImportSourceError || error instanceof ApplicationError;
    if (!isForeseen || fetching.signal?.aborted) throw error;
    return { hash: '', size: null };
  }
}
