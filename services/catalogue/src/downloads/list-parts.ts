import type { DownloadPort } from '../catalogue.ts';
import { cleanText } from '../metadata/record/clean-text.ts';
import type { DistributionRecord, MetadataRecord, TableRecord } from '../metadata/record/metadata-record.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';

/** A table of a download, and where its rows and its dictionary are in it. */
export type TablePart = { table: TableRecord; path: string; dictionary: { csv: string; text: string } };

/** An uploaded file of a download. */
export type FilePart = {
  resourceId: string;
  title: string;
  path: string;
  bytes: number;
  file: DistributionRecord;
};

/** What a download does not hold, and why: it is stored elsewhere, its table is in it instead, or there is nothing. */
export type LeftOut = {
  resourceId: string;
  title: string;
  reason: 'elsewhere' | 'original' | 'missing';
  address: string | undefined;
};

export type DownloadParts = { tables: TablePart[]; files: FilePart[]; leftOut: LeftOut[] };

type Uploads = Awaited<ReturnType<DownloadPort['uploads']>>;

/** Says of every resource of a dataset what of it is in the download, and what is not. */
export function listParts(
  dataset: PackageDictionary,
  record: MetadataRecord,
  uploads: Uploads,
): DownloadParts {
  const parts: DownloadParts = { tables: [], files: [], leftOut: [] };
  const taken = new Set<string>();
  for (const resource of dataset.resources) {
    const { id: resourceId } = resource;
    const title = cleanText(resource.name ?? '') || record.title;
    const table = record.tables.find((one) => one.resourceId === resourceId);
    const file = record.distributions.find((one) => one.resourceId === resourceId && !one.isTable);
    const upload = uploads.get(resourceId);
    if (table) parts.tables.push(tablePart(table));
    if (file && upload && !table) {
      const path = freePath(upload.filename, taken);
      parts.files.push({ resourceId, title, path, bytes: upload.bytes, file });
    } else if (file) {
      const reason = table ? 'original' : 'elsewhere';
      parts.leftOut.push({ resourceId, title, reason, address: file.downloadUrl });
    } else if (!table) {
      parts.leftOut.push({ resourceId, title, reason: 'missing', address: undefined });
    }
  }
  return parts;
}

function tablePart(table: TableRecord): TablePart {
  const { name } = table;
  return {
    table,
    path: `data/${name}.csv`,
    dictionary: { csv: `dictionary/${name}.csv`, text: `dictionary/${name}.txt` },
  };
}

/** Files that were uploaded under one name are told apart by a number. Some systems tell no capitals apart. */
function freePath(filename: string, taken: Set<string>): string {
  const [, stem = filename, ending = ''] = /^(.+?)(\.[^.]+)?$/.exec(filename) ?? [];
  for (let number = 1; ; number += 1) {
    const path = `files/${number === 1 ? filename : `${stem}-${number}${ending}`}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}
