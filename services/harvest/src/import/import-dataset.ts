import { ApplicationError } from '@gazetteer/kernel';
import type { DatasetSource, PublisherSource } from '../files/catalogue-source.ts';
import { fingerprintDataset } from './fingerprint.ts';
import { importTable } from './import-table.ts';
import { readFingerprint, saveFingerprint } from '../harvest.store.ts';
import type { ImportedDataset, ImportTarget } from './import-target.ts';
import { tagsFrom } from '../words/tags-from.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

export type DatasetResult = { outcome: Outcome; tables: number; rows: number; remarks: string[] };

/** Brings one dataset of the catalogue to what the source says, with its organisation and its tables. */
export async function importDataset(
  target: ImportTarget,
  dataset: DatasetSource,
  options: { dryRun: boolean; folder: string },
): Promise<DatasetResult> {
  const found = (await show(target, 'package_show', dataset.name)) as ImportedDataset | undefined;
  const outcome = await outcomeFor(target, dataset, found);
  const result: DatasetResult = { outcome, tables: 0, rows: 0, remarks: [] };
  if (!options.dryRun && result.outcome !== 'unchanged') await saveDataset(target, dataset, found);
  for (const table of dataset.tables) {
    const { changed, rows, remarks } = await importTable(target, table, {
      ...options,
      dataset: dataset.name,
      resource: found?.resources.find((resource) => resource.import_path === table.path),
    });
    if (!changed) continue;
    result.tables += 1;
    result.rows += rows;
    result.remarks.push(...remarks);
    if (result.outcome === 'unchanged') result.outcome = 'updated';
  }
  return result;
}

async function outcomeFor(
  target: ImportTarget,
  dataset: DatasetSource,
  found: ImportedDataset | undefined,
): Promise<Outcome> {
  if (!found) return 'created';
  const said = await readFingerprint(target.sql, found.id);
  return said === fingerprintDataset(dataset) && found.state === 'active' ? 'unchanged' : 'updated';
}

async function saveDataset(
  target: ImportTarget,
  dataset: DatasetSource,
  found: ImportedDataset | undefined,
): Promise<void> {
  const owner = await ensureOrganization(target, dataset.publisher);
  const description = {
    title: dataset.title,
    notes: dataset.notes,
    version: dataset.version,
    license_id: dataset.licenseId,
    owner_org: owner,
    state: 'active',
    tags: tagsFrom(dataset.tags),
    sector: dataset.sectors,
    source_name: dataset.sourceName,
    source_link: dataset.sourceLink,
    methodology: dataset.methodology,
    data_extraction_page: dataset.dataExtractionPage,
    years_covered: dataset.yearsCovered,
    similar_datasets: dataset.similarDatasets,
  };
  const saved = found
    ? await target.call('package_patch', { id: found.id, ...description })
    : await target.call('package_create', { name: dataset.name, ...description });
  await saveFingerprint(target.sql, (saved as ImportedDataset).id, fingerprintDataset(dataset));
}

/** @returns the organisation's id; one that exists stays as its administrators describe it */
async function ensureOrganization(target: ImportTarget, publisher: PublisherSource): Promise<string> {
  const found = await show(target, 'organization_show', publisher.name);
  const organization = found ?? (await target.call('organization_create', { ...publisher }));
  return (organization as { id: string }).id;
}

async function show(target: ImportTarget, action: string, id: string): Promise<unknown> {
  try {
    return await target.call(action, { id });
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
