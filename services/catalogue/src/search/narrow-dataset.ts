import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';

/** The names of the fields that `fl` asks for, from a list or a text with commas or blanks between them. */
export function readFieldNames(given: string | readonly string[] | undefined): string[] {
  const texts = typeof given === 'string' ? [given] : (given ?? []);
  const names = texts.flatMap((text) => text.split(/[\s,]+/)).filter((name) => name !== '');
  return names.includes('*') ? [] : [...new Set(names)];
}

const RESOURCE_FIELDS: Record<string, keyof ResourceDictionary> = {
  res_name: 'name',
  res_description: 'description',
  res_format: 'format',
  res_url: 'url',
  res_type: 'resource_type',
};

/**
 * A dataset's JSON with only these fields, as CKAN's index has them: organisation, groups and tags by their names,
 * fields of resources as lists (`res_format`), extras as `extras_{key}`. A field that it does not have is left out.
 */
export function narrowDataset(body: string, fields: readonly string[]): string {
  const dataset = JSON.parse(body) as PackageDictionary;
  const values = fields.map((field) => [field, valueOf(dataset, field)] as const);
  return JSON.stringify(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
}

function valueOf(dataset: PackageDictionary, field: string): unknown {
  switch (field) {
    case 'organization':
      return dataset.organization?.name;
    case 'groups':
      return dataset.groups.map(({ name }) => name);
    case 'tags':
      return dataset.tags.filter(({ vocabulary_id }) => vocabulary_id === null).map(({ name }) => name);
  }
  const ofResource = Object.hasOwn(RESOURCE_FIELDS, field) ? RESOURCE_FIELDS[field] : undefined;
  if (ofResource !== undefined) return dataset.resources.map((resource) => resource[ofResource]);
  const extra = field.startsWith('extras_')
    ? dataset.extras.find(({ key }) => key === field.slice('extras_'.length))
    : undefined;
  if (extra) return extra.value;
  return Object.hasOwn(dataset, field) ? (dataset as Record<string, unknown>)[field] : undefined;
}
