import { randomUUID } from 'node:crypto';
import type { ColumnSource, TableSource } from '../files/catalogue-source.ts';
import { resourceFields } from './described-fields.ts';
import { describeRemarks } from './describe-remarks.ts';
import { fingerprintTable, hashFile } from './fingerprint.ts';
import { readFingerprint, saveFingerprint } from '../harvest.store.ts';
import type { ImportedResource, ImportTarget, ReadTable } from './import-target.ts';
import { labelFrom } from '../words/names.ts';
import { prepareTable } from './prepare-table.ts';

type TableOptions = {
  strict: boolean;
  /** For files that are written on the way. */
  folder: string;
  /** What an earlier import made of this table. */
  resource: ImportedResource | undefined;
};

/** A table that was read, and is yet to be published. */
export type TableToPublish = {
  id: string;
  isNew: boolean;
  source: TableSource;
  fingerprint: string;
  read: ReadTable;
  remarks: string[];
};

/**
 * Reads a table to its end, and changes nothing.
 * @returns undefined where the source is as it was
 * @throws when its file is no table
 */
export async function readChangedTable(
  target: ImportTarget,
  source: TableSource,
  { strict, folder, resource }: TableOptions,
): Promise<TableToPublish | undefined> {
  const fingerprint = fingerprintTable(source, await hashFile(source.file));
  const said = resource?.datastore_active && (await readFingerprint(target.sql, resource.id));
  if (said === fingerprint) return undefined;
  const read = await target.readTable({
    ...(await prepareTable(source, folder)),
    headerless: source.headerless,
    columns: source.columns.map(declaredColumn),
    strict,
  });
  const remarks = describeRemarks(source.path, read.report);
  return {
    id: resource?.id ?? randomUUID(),
    isNew: resource === undefined,
    source,
    fingerprint,
    read,
    remarks,
  };
}

/** Writes down what the source says of a table: its resource, made where it is new. */
export async function saveResource(
  target: ImportTarget,
  dataset: string,
  { id, isNew, source }: TableToPublish,
): Promise<void> {
  const description = { ...resourceFields(source), id, format: 'CSV', import_path: source.path };
  if (!isNew) return void (await target.call('resource_patch', description));
  const url = `/datastore/dump/${id}`;
  const { sku } = source;
  const place = { package_id: dataset, url, url_type: 'datastore', sku };
  await target.call('resource_create', { ...place, ...description });
}

/** Shows what was read. It is remembered last: an import that is interrupted before is done again. */
export async function publishTable(
  target: ImportTarget,
  { id, fingerprint, read }: TableToPublish,
): Promise<void> {
  await read.publish(id);
  await saveFingerprint(target.sql, id, fingerprint);
}

/** A column as its publisher describes it, in the words of the datastore. */
export function declaredColumn({ name, type, label, translations, ...column }: ColumnSource) {
  const { notes, unit, role, level, scheme } = column;
  const said = Object.entries({ notes, unit, role, level, scheme, ...translations }).filter(
    ([, value]) => value !== undefined,
  );
  return { id: name, type, info: { label: label ?? labelFrom(name), ...Object.fromEntries(said) } };
}
