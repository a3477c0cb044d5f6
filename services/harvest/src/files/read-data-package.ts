import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Value } from 'typebox/value';
import {
  type CatalogueSource,
  type ColumnSource,
  type DatasetSource,
  ImportSourceError,
  type PublisherSource,
  type TableSource,
} from './catalogue-source.ts';
import {
  type DataPackage,
  DataPackageSchema,
  type Field,
  type PackageResource,
} from './data-package.contract.ts';
import { formatOf, labelFrom, nameFrom } from '../words/names.ts';

/** Gives the file that a path in a descriptor stands for. */
export type LocateFile = (location: string) => string;

/**
 * Reads one Frictionless Data Package as one dataset, its resources as tables.
 * @param file the descriptor
 * @param locateFile where the paths in it lead; inside the descriptor's own folder where not given
 * @throws ImportSourceError that names the field and the rule, or the file that is missing
 */
export async function readDataPackage(
  file: string,
  locateFile: LocateFile = (location) => locateInside(path.dirname(file), location),
): Promise<CatalogueSource> {
  const descriptor = checkDescriptor(file, parseJson(file, await readFile(file, 'utf8')));
  const locate: LocateFile = (location) => {
    const found = locateFile(location);
    if (existsSync(found)) return found;
    throw new ImportSourceError(`${file}: the file '${location}' is not there`);
  };
  return {
    datasets: [datasetFrom(descriptor, locate)],
    areas: (descriptor.areas ?? []).map((area) => ({ ...area, file: locate(area.path) })),
    skipped: [],
  };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportSourceError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * A descriptor as its standard wants it.
 * @param place where it was found, for people
 * @throws ImportSourceError that names the fields and the rules
 */
export function checkDescriptor(place: string, content: unknown): DataPackage {
  if (Value.Check(DataPackageSchema, content)) return content;
  const problems = Value.Errors(DataPackageSchema, content).map(
    (error) => `${error.instancePath.slice(1).replaceAll('/', '.') || 'the descriptor'} ${error.message}`,
  );
  throw new ImportSourceError(
    `${place} is not a data package we can read: ${problems.slice(0, 5).join('; ')}`,
    { code: 'not_a_data_package' },
  );
}

/** A path must stay inside the folder: a descriptor from elsewhere must not publish the machine's files. */
function locateInside(folder: string, location: string): string {
  const file = path.resolve(folder, location);
  const inside = path.relative(folder, file);
  if (inside.startsWith('..') || path.isAbsolute(inside)) {
    throw new ImportSourceError(`the path '${location}' leads out of the package's folder`);
  }
  return file;
}

/** The dataset that a descriptor tells of. */
export function datasetFrom(descriptor: DataPackage, locateFile: LocateFile): DatasetSource {
  const [license] = descriptor.licenses ?? [];
  const [source] = descriptor.sources ?? [];
  return {
    name: descriptor.name,
    title: descriptor.title ?? labelFrom(descriptor.name.replace(/-/g, ' ')),
    notes: descriptor.description,
    translations: written({
      title_translated: descriptor.title_translated,
      notes_translated: descriptor.description_translated,
      source_name_translated: descriptor.source_name_translated,
      methodology_translated: descriptor.methodology_translated,
    }),
    publisher: publisherFrom(descriptor),
    licenseId: license?.name ?? license?.path,
    sectors: descriptor.sector ?? [],
    tags: descriptor.keywords ?? [],
    tagsTranslated: descriptor.keywords_translated,
    sourceName: descriptor.source_name ?? source?.title,
    sourceLink: descriptor.source_link ?? source?.path,
    methodology: descriptor.methodology,
    dataExtractionPage: descriptor.data_extraction_page,
    yearsCovered: descriptor.years_covered,
    sourcePublished: descriptor.source_published,
    sourceUpdated: descriptor.source_updated,
    similarDatasets: descriptor.similar_datasets ?? [],
    version: descriptor.version,
    tables: descriptor.resources.map((resource) => tableFrom(resource, locateFile)),
  };
}

function publisherFrom({ organization, sources }: DataPackage): PublisherSource {
  if (organization) {
    const { name, title, description, title_translated, description_translated } = organization;
    return { name, title, description, ...written({ title_translated, description_translated }) };
  }
  const title = sources?.[0]?.title ?? 'Other publishers';
  return { name: nameFrom(title), title };
}

function tableFrom(resource: PackageResource, locateFile: LocateFile): TableSource {
  return {
    path: resource.name,
    file: locateFile(resource.path),
    title: resource.title ?? labelFrom(resource.name),
    description: resource.description,
    translations: written({
      name_translated: resource.title_translated,
      description_translated: resource.description_translated,
    }),
    sku: resource.sku,
    format: (resource.format ?? formatOf(resource.path)).toUpperCase(),
    granularity: resource.granularity,
    frequency: resource.frequency,
    yearsCovered: resource.years_covered,
    tags: resource.tags,
    unpivot: resource.unpivot,
    headerless: resource.dialect?.header === false,
    columns: (resource.schema?.fields ?? []).map(columnFrom),
  };
}

/** Table Schema's types and the datastore's. Types that are not listed are text. */
export const datastoreTypes: Record<string, string> = {
  string: 'text',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  date: 'date',
  time: 'time',
  datetime: 'timestamp',
  year: 'int',
  object: 'json',
  array: 'json',
};

function columnFrom(field: Field): ColumnSource {
  return {
    name: field.name,
    type: field.native_type ?? typeFrom(field.type),
    label: field.title,
    notes: field.description,
    unit: field.unit,
    translations: written({
      label_translated: field.title_translated,
      notes_translated: field.description_translated,
      unit_translated: field.unit_translated,
    }),
    role: field.role,
    level: field.level,
    scheme: field.scheme,
    groupCharacter: field.groupChar,
    dateFormat: field.format?.includes('%') ? field.format : undefined,
  };
}

/** What there is of these; undefined where there is nothing, so that a source which says nothing stays the same. */
function written<Texts extends Record<string, unknown>>(texts: Texts): Texts | undefined {
  return Object.values(texts).some((text) => text !== undefined) ? texts : undefined;
}

function typeFrom(type: string | undefined): string | undefined {
  return type === undefined || type === 'any' ? undefined : (datastoreTypes[type] ?? 'text');
}
