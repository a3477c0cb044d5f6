import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PackageDictionary, ResourceDictionary } from '@gazetteer/catalogue';
import { makeFolder, notFound } from '@gazetteer/kernel';
import type { Application } from '../open-application.ts';
import { describePackage, type ExportedTable, type TableField } from './describe-package.ts';

export type ExportOptions = {
  folder: string;
  format: 'csv' | 'parquet';
  /** Names of the datasets to write; all public ones where absent. */
  only?: readonly string[] | undefined;
  progress?: (state: { done: number; total: number; label: string }) => void;
};

const pageSize = 1000;

/**
 * Writes what anyone may see: for each dataset a folder with `datapackage.json` and a file for each table.
 * @throws not_found for a dataset in `only` that is not there or not public
 */
export async function exportCatalogue(
  application: Application,
  { folder, format, only, progress }: ExportOptions,
): Promise<{ datasets: number; tables: number }> {
  const datasets = only ? await showDatasets(application, only) : await listDatasets(application);
  let tables = 0;
  for (const [done, dataset] of datasets.entries()) {
    progress?.({ done, total: datasets.length, label: dataset.name });
    tables += await exportDataset(application, dataset, { folder: path.join(folder, dataset.name), format });
  }
  progress?.({ done: datasets.length, total: datasets.length, label: '' });
  return { datasets: datasets.length, tables };
}

async function listDatasets({ call }: Application): Promise<PackageDictionary[]> {
  const datasets: PackageDictionary[] = [];
  for (let start = 0; ; start += pageSize) {
    const page = { rows: pageSize, start, sort: 'name asc', facet: false };
    const { results } = (await call('package_search', page)) as { results: PackageDictionary[] };
    datasets.push(...results);
    if (results.length < pageSize) return datasets;
  }
}

async function showDatasets({ call }: Application, names: readonly string[]): Promise<PackageDictionary[]> {
  return (await Promise.all(names.map((id) => call('package_show', { id })))) as PackageDictionary[];
}

async function exportDataset(
  application: Application,
  dataset: PackageDictionary,
  { folder, format }: { folder: string; format: string },
): Promise<number> {
  await makeFolder(folder);
  const tables: ExportedTable[] = [];
  for (const resource of dataset.resources.filter(({ datastore_active }) => datastore_active)) {
    const file = `${resource.sku}.${format}`;
    await writeTable(application, resource, path.join(folder, file), format);
    tables.push({ resource, fields: await describeColumns(application, resource), path: file });
  }
  const descriptor = describePackage(dataset, tables);
  await writeFile(path.join(folder, 'datapackage.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
  return tables.length;
}

async function describeColumns({ call }: Application, { id }: ResourceDictionary): Promise<TableField[]> {
  const { fields } = (await call('datastore_info', { id })) as { fields: TableField[] };
  return fields.filter((field) => field.id !== '_id');
}

/** The same bytes that a visitor downloads, never as a whole in memory. */
async function writeTable(
  { server }: Application,
  { id }: ResourceDictionary,
  file: string,
  format: string,
): Promise<void> {
  const url = `/datastore/dump/${encodeURIComponent(id)}?format=${format}`;
  const response = await server.inject({ url, payloadAsStream: true });
  if (response.statusCode !== 200)
    throw notFound(`the table ${id} could not be read (status ${response.statusCode})`);
  await pipeline(response.stream(), createWriteStream(file));
}
