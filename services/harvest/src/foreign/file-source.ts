import { formatOf, stemOf, titleFromFile } from '../words/names.ts';
import { describeFile } from './fetch-file.ts';
import type { Fetching } from './fetch-json.ts';
import type { HarvestDataset, HarvestSource } from './harvest-source.ts';

/** Endings of files that hold a table and nothing else. */
const endings = /\.(csv|tsv|xlsx|parquet|geojson)(\.gz)?$/i;

const formats: Record<string, string> = {
  'text/csv': 'CSV',
  'text/tab-separated-values': 'TSV',
  'application/geo+json': 'GEOJSON',
  'application/json': 'JSON',
  'application/x-ndjson': 'NDJSON',
  'application/vnd.apache.parquet': 'PARQUET',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

/** Whether an address tells by its ending that a table stands there. */
export function isTableAddress(location: string): boolean {
  return endings.test(new URL(location).pathname);
}

/**
 * One file with a table as a dataset of one table. A file says no more of itself than its name does, so what people
 * write of the dataset here stays; only what stands in the file is brought again.
 */
export function fileSource(location: string, fetching: Fetching): HarvestSource {
  return {
    location,
    version: null,
    total: () => 1,
    async *read(cursor) {
      if (cursor !== undefined) return;
      const place = 'file';
      yield { place, cursor: 'end', done: 1, dataset: await readFileDataset(location, fetching) };
    },
  };
}

async function readFileDataset(location: string, fetching: Fetching): Promise<HarvestDataset> {
  const { hash, size, mediaType } = await describeFile(location, fetching);
  const { host, pathname } = new URL(location);
  const file = decode(pathname.split('/').at(-1) ?? '') || host;
  const format = endings.test(pathname) ? formatOf(pathname) : (formats[mediaType] ?? 'CSV');
  const title = titleFromFile(file);
  return {
    foreignId: location,
    name: stemOf(file).toLowerCase(),
    organization: { name: 'other-publishers', title: 'Other publishers' },
    groups: [],
    fields: {},
    firstFields: { title, license_id: 'notspecified', sector: ['Other'], source_link: location },
    resources: [
      {
        foreignId: location,
        fields: { url: location, format, hash, size, url_type: null, harvest_id: location },
        firstFields: { name: title },
      },
    ],
  };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
