import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { ColumnSource, TableSource } from '../files/catalogue-source.ts';
import { describeRemarks } from './describe-remarks.ts';
import { fingerprintTable, hashFile } from './fingerprint.ts';
import { readFingerprint, saveFingerprint } from '../harvest.store.ts';
import type { ImportedResource, ImportTarget } from './import-target.ts';
import { labelFrom } from '../words/names.ts';
import { prepareTable } from './prepare-table.ts';

type TableOptions = {
  dryRun: boolean;
  /** For files that are written on the way. */
  folder: string;
  /** Name of the dataset that the table belongs to. */
  dataset: string;
  /** What an earlier import made of this table. */
  resource: ImportedResource | undefined;
};

/** Brings one resource and its table to what the source says, unless the source is as it was. */
export async function importTable(
  target: ImportTarget,
  table: TableSource,
  { dryRun, folder, dataset, resource }: TableOptions,
): Promise<{ changed: boolean; rows: number; remarks: string[] }> {
  const hash = await hashFile(table.file);
  const fingerprint = fingerprintTable(table);
  const same =
    resource?.hash === hash &&
    resource.datastore_active &&
    (await readFingerprint(target.sql, resource.id)) === fingerprint;
  if (same || dryRun) return { changed: !same, rows: 0, remarks: [] };

  const id = resource?.id ?? randomUUID();
  await saveResource(target, table, { id, dataset, exists: resource !== undefined });
  const prepared = await prepareTable(table, folder);
  const { rows, report } = await target.importTable({
    resourceId: id,
    ...prepared,
    headerless: table.headerless,
    columns: table.columns.map(declaredColumn),
  });
  // The hash is written last: an import that is interrupted before is done again.
  await target.call('resource_patch', {
    id,
    idp_ready: true,
    size: (await stat(table.file)).size,
    hash,
  });
  await saveFingerprint(target.sql, id, fingerprint);
  return { changed: true, rows, remarks: describeRemarks(table.path, report) };
}

async function saveResource(
  target: ImportTarget,
  table: TableSource,
  { id, dataset, exists }: { id: string; dataset: string; exists: boolean },
): Promise<void> {
  const description = {
    id,
    name: table.title,
    description: table.description ?? '',
    format: 'CSV',
    granularity: table.granularity,
    frequency: table.frequency,
    years_covered: table.yearsCovered,
    tags: table.tags ?? [],
    import_path: table.path,
  };
  if (exists) return void (await target.call('resource_patch', description));
  const url = `/datastore/dump/${id}`;
  const { sku } = table;
  await target.call('resource_create', {
    package_id: dataset,
    url,
    url_type: 'datastore',
    sku,
    ...description,
  });
}

function declaredColumn({ name, type, label, notes, unit, role, level, scheme }: ColumnSource) {
  const said = Object.entries({ notes, unit, role, level, scheme }).filter(
    ([, value]) => value !== undefined,
  );
  return { id: name, type, info: { label: label ?? labelFrom(name), ...Object.fromEntries(said) } };
}
