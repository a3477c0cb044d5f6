import { inLanguage } from '@gazetteer/kernel';
import type { Catalogue, DownloadEntry, DownloadLanguage } from '../catalogue.ts';
import { finishDataset } from '../datasets/finish-datasets.ts';
import { type Citation, citeDataset } from '../metadata/formats/cite-dataset.ts';
import { describeFile, describePackage, describeTable } from '../metadata/formats/data-package.ts';
import { recordsOf } from '../metadata/published/find-published.ts';
import { cleanAddress } from '../metadata/record/clean-text.ts';
import type { MetadataRecord } from '../metadata/record/metadata-record.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { type DownloadParts, listParts } from './list-parts.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import type { DownloadWords } from './words/words.ts';
import { dictionaryTable, dictionaryText } from './write-dictionary.ts';
import { type Told, writeLicence, writeReadme } from './write-readme.ts';

/** A dataset that is to be downloaded: what there is to say of it, and what of it is inside. */
export type Download = Told & { record: MetadataRecord; parts: DownloadParts; citation: Citation };

export const wordsOf: Record<DownloadLanguage, DownloadWords> = { en: english, fr: french };

/** Finds what a download of a dataset holds. Who may have it is for the caller to have asked. */
export async function composeDownload(
  catalogue: Catalogue,
  document: DatasetDocument,
  language: DownloadLanguage,
): Promise<Download> {
  const dataset = inLanguage(await finishDataset(catalogue, document), language);
  const [record] = await recordsOf(catalogue, [dataset], language);
  if (!record) throw new Error('One dataset in gives one record out');
  const uploads = await catalogue.downloads.uploads(dataset.resources.map(({ id }) => id));
  return {
    record,
    parts: listParts(dataset, record, uploads),
    originalPage: cleanAddress(dataset.data_extraction_page),
    citation: citeDataset(record, await catalogue.siteName(language), language),
  };
}

/** The files of a download, in the order in which they are packed: first those that tell of the others. */
export function entriesOf(download: Download, language: DownloadLanguage): DownloadEntry[] {
  const { record, parts, citation } = download;
  const words = wordsOf[language];
  return [
    { path: 'README.txt', text: writeReadme(download, words) },
    { path: 'LICENCE.txt', text: writeLicence(record, words) },
    { path: 'CITATION.txt', text: `${citation.text}\n` },
    { path: 'CITATION.bib', text: `${citation.bibtex}\n` },
    { path: 'datapackage.json', text: `${JSON.stringify(descriptor(download), null, 2)}\n` },
    ...parts.tables.flatMap(({ table, path, dictionary }) => [
      { path: dictionary.text, text: dictionaryText(table, path, words) },
      { path: dictionary.csv, text: dictionaryTable(table) },
    ]),
    ...parts.files.map(({ path, resourceId }) => ({ path, upload: resourceId })),
    ...parts.tables.map(({ table, path }) => ({ path, table: table.resourceId, version: table.version })),
  ];
}

/** A Data Package of the files as they are in the download. */
function descriptor({ record, parts }: Download): Record<string, unknown> {
  return describePackage(record, [
    ...parts.tables.map(({ table, path }) => describeTable(table, path)),
    ...parts.files.map(({ file, path, bytes }, index) => describeFile({ ...file, bytes }, index, path)),
  ]);
}
