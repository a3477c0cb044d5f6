import type { DatasetSource, TableSource } from '../files/catalogue-source.ts';
import { tagsFrom } from '../words/tags-from.ts';

/** What a source says of a dataset, in the words of `package_create`. */
export function datasetFields(dataset: DatasetSource): Record<string, unknown> {
  return {
    title: dataset.title,
    notes: dataset.notes,
    version: dataset.version,
    license_id: dataset.licenseId,
    tags: tagsFrom(dataset.tags, dataset.tagsTranslated),
    sector: dataset.sectors,
    source_name: dataset.sourceName,
    source_link: dataset.sourceLink,
    methodology: dataset.methodology,
    data_extraction_page: dataset.dataExtractionPage,
    years_covered: dataset.yearsCovered,
    source_published: dataset.sourcePublished,
    source_updated: dataset.sourceUpdated,
    similar_datasets: dataset.similarDatasets,
    ...dataset.translations,
  };
}

/** What it says of a table, in the words of `resource_create`. */
export function resourceFields(table: TableSource): Record<string, unknown> {
  return {
    name: table.title,
    description: table.description ?? '',
    granularity: table.granularity,
    frequency: table.frequency,
    years_covered: table.yearsCovered,
    tags: table.tags ?? [],
    ...table.translations,
  };
}
