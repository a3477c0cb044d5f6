import {
  type PackageDictionary,
  type ResourceDictionary,
  standardType,
  withoutEmpty,
} from '@gazetteer/catalogue';
import { type DataPackage, type Field, type PackageResource, datastoreTypes } from '@gazetteer/harvest';

/** A column as `datastore_info` tells it. */
export type TableField = { id: string; type: string; info?: Record<string, unknown> };

/** A table of a dataset: its resource, its columns, and the file it was written to. */
export type ExportedTable = { resource: ResourceDictionary; fields: TableField[]; path: string };

/** Writes a dataset as the data package that `readDataPackage` reads back as the same dataset. */
export function describePackage(dataset: PackageDictionary, tables: readonly ExportedTable[]): DataPackage {
  const { organization, license_id, license_title, license_url } = dataset;
  const { source_name, source_link } = dataset;
  return withoutEmpty({
    name: dataset.name,
    title: dataset.title,
    title_translated: dataset.title_translated,
    description: dataset.notes,
    description_translated: dataset.notes_translated,
    version: dataset.version,
    organization:
      organization &&
      withoutEmpty({
        name: organization.name,
        title: organization.title,
        title_translated: organization.title_translated,
        description: organization.description,
        description_translated: organization.description_translated,
      }),
    sector: dataset.sector,
    keywords: dataset.tags.map(({ name }) => name),
    keywords_translated: translatedKeywords(dataset),
    licenses: license_id
      ? [withoutEmpty({ name: license_id, title: license_title, path: license_url })]
      : null,
    sources: source_name ? [withoutEmpty({ title: source_name, path: source_link })] : null,
    source_name,
    source_name_translated: dataset.source_name_translated,
    source_link,
    data_extraction_page: dataset.data_extraction_page,
    methodology: dataset.methodology,
    methodology_translated: dataset.methodology_translated,
    years_covered: dataset.years_covered,
    source_published: dataset['source_published'],
    source_updated: dataset['source_updated'],
    similar_datasets: dataset.similar_datasets,
    resources: tables.map(describeTable),
  }) as DataPackage;
}

/** By languages, each keyword in the place of its own; one that has no translation is empty. */
function translatedKeywords({ tags }: PackageDictionary): Record<string, string[]> | null {
  const languages = new Set(tags.flatMap((tag) => Object.keys(tag.display_name_translated ?? {})));
  const calledIn = (language: string) =>
    tags.map(({ display_name_translated }) => display_name_translated?.[language] ?? '');
  if (languages.size === 0) return null;
  return Object.fromEntries([...languages].map((language) => [language, calledIn(language)]));
}

function describeTable({ resource, fields, path }: ExportedTable): PackageResource {
  const importPath = resource.import_path;
  return withoutEmpty({
    name: typeof importPath === 'string' ? importPath : resource.sku,
    path,
    title: resource.name,
    title_translated: resource.name_translated,
    description: resource.description,
    description_translated: resource.description_translated,
    sku: resource.sku,
    granularity: resource.granularity,
    frequency: resource.frequency,
    years_covered: resource.years_covered,
    tags: resource.tags,
    schema: { fields: fields.map(describeField) },
  }) as PackageResource;
}

function describeField({ id, type, info = {} }: TableField): Field {
  const { label, notes, unit, role, level, scheme } = info;
  const standard = standardType(type);
  const native = datastoreTypes[standard] === type ? undefined : type;
  const translations = {
    title_translated: info.label_translated,
    description_translated: info.notes_translated,
    unit_translated: info.unit_translated,
  };
  const meaning = { title: label, description: notes, unit, role, level, scheme, ...translations };
  return withoutEmpty({ name: id, type: standard, native_type: native, ...meaning }) as Field;
}
