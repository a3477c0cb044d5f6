import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '@gazetteer/kernel';
import { addProblems } from '../fields/field-problems.ts';
import { readTime } from '../fields/timestamps.ts';
import { NOT_AN_ADDRESS, readAddress } from '../fields/web-address.ts';
import { fileTypeOf } from './file-types.ts';
import { readinessOf } from '../model/listing.ts';
import { storedAddress } from '../model/own-addresses.ts';
import { frequencyTerm, granularityTerm } from './controlled-terms.ts';
import { formatName, formatOfAddress } from './formats.ts';
import { type ResourceDictionary, ResourceSchema } from '../model/resource.contract.ts';
import type { ResourceInput } from './resource-input.contract.ts';
import { translatedTexts } from './translated-texts.ts';

/** What surrounds a resource while it is written. */
export type ResourceSetting = {
  datasetId: string;
  position: number;
  /** The resource as it stands, when this is a change. */
  previous: ResourceDictionary | undefined;
  now: string;
  publicUrl: string;
  /** The language that the site speaks where nobody asks for another. */
  language: string;
  /** Only administrators may give a resource another sku. */
  administrator: boolean;
};

const SKU = /^[a-z0-9][a-z0-9_-]{1,99}$/;
const RESOURCE_ID = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Writes a resource from what its publisher says: what is not said becomes empty, what we keep (id, sku, created)
 * stays. A new resource without a sku has the sku ''; it is made when the dataset is saved.
 */
export function composeResource(
  input: ResourceInput,
  setting: ResourceSetting,
  problems: FieldErrors,
): ResourceDictionary {
  const { previous, now } = setting;
  const texts = textsOf(input, setting, problems);
  const name = texts.name ?? input.name ?? input.title ?? null;
  const id = readId(input, previous, problems);
  const place = whereabouts(id, input, setting, problems);
  const datastore_active = previous?.datastore_active ?? false;
  const resource: ResourceDictionary = {
    ...furtherKeys(input),
    ...texts,
    id,
    package_id: setting.datasetId,
    position: setting.position,
    name,
    title: name,
    description: texts.description ?? input.description ?? '',
    ...place,
    mimetype: input.mimetype ?? mediaTypeAt(place.url, previous),
    mimetype_inner: input.mimetype_inner ?? null,
    ...contentOf(input),
    created: previous?.created ?? time(input, 'created', problems) ?? now,
    last_modified: null,
    metadata_modified: now,
    resource_type: input.resource_type ?? null,
    cache_url: input.cache_url ?? null,
    cache_last_updated: time(input, 'cache_last_updated', problems) ?? null,
    state: 'active',
    datastore_active,
    sku: readSku(input, setting, problems),
    granularity: input.granularity ? granularityTerm(input.granularity) : null,
    frequency: input.frequency ? frequencyTerm(input.frequency) : null,
    no_indicators: input.no_indicators ?? 0,
    ...readinessOf(input, { ...place, datastore_active }, previous),
    tags: input.tags ?? [],
    years_covered: input.years_covered ?? null,
    key_columns: input.key_columns ?? [],
  };
  resource.last_modified = dataTime(input, resource, setting, problems);
  return previous && sameApartFromTime(resource, previous) ? previous : resource;
}

/** A resource has one title under two keys, in every language. */
function textsOf(input: ResourceInput, setting: ResourceSetting, problems: FieldErrors) {
  const said = {
    ...input,
    name: input.name ?? input.title,
    name_translated: input.name_translated ?? input.title_translated,
  };
  const texts = translatedTexts(['name', 'description'], said, setting, problems);
  return texts.name_translated ? { ...texts, title_translated: texts.name_translated } : texts;
}

function furtherKeys(input: ResourceInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !(key in ResourceSchema.properties)));
}

function readId(
  input: ResourceInput,
  previous: ResourceDictionary | undefined,
  problems: FieldErrors,
): string {
  if (previous) return previous.id;
  if (!input.id) return randomUUID();
  if (!RESOURCE_ID.test(input.id)) addProblems(problems, 'id', 'Must be letters, digits, - and _ only');
  return input.id;
}

function whereabouts(id: string, input: ResourceInput, setting: ResourceSetting, problems: FieldErrors) {
  // What lives in the datastore alone is at the address where the datastore hands it out.
  const dump = input.url_type === 'datastore' ? `/datastore/dump/${id}` : '';
  const url = readAddress(input.url || dump, setting.publicUrl);
  if (url === undefined) addProblems(problems, 'url', NOT_AN_ADDRESS);
  const format = input.format ? formatName(input.format) : formatOfAddress(input.url ?? '');
  return {
    url: storedAddress(url ?? '', setting.publicUrl),
    url_type: input.url_type ?? null,
    format: format || (dump && 'CSV'),
  };
}

/** The media type that the end of an address tells of. To what stands without one a save of something else adds none. */
function mediaTypeAt(url: string, previous: ResourceDictionary | undefined): string | null {
  if (previous?.url === url && previous.mimetype === null) return null;
  return fileTypeOf(formatOfAddress(url)).mediaType ?? null;
}

/**
 * Size and hash are those of the bytes that the address delivers. A table is written anew for everyone who asks, so of
 * what lives in the datastore alone nobody knows them.
 */
export function contentOf({ url_type, size, hash }: Pick<ResourceInput, 'url_type' | 'size' | 'hash'>) {
  return url_type === 'datastore' ? { size: null, hash: '' } : { size: size ?? null, hash: hash ?? '' };
}

function readSku(input: ResourceInput, setting: ResourceSetting, problems: FieldErrors): string {
  const kept = setting.previous?.sku ?? '';
  const wished = input.sku ?? '';
  if (wished === '' || wished === kept) return kept;
  if (kept !== '' && !setting.administrator) {
    addProblems(problems, 'sku', 'A sku does not change; only an administrator can issue another');
  }
  if (!SKU.test(wished)) {
    addProblems(
      problems,
      'sku',
      'Must be 2 to 100 lower-case letters, digits, - and _, the first a letter or digit',
    );
  }
  return wished;
}

/** When the data changed: what the publisher says, else now if it is new or lies elsewhere, else as it was. */
function dataTime(
  input: ResourceInput,
  resource: ResourceDictionary,
  { previous, now }: ResourceSetting,
  problems: FieldErrors,
): string | null {
  const said = time(input, 'last_modified', problems) ?? null;
  if (!previous) return said ?? now;
  if (said !== null && said !== previous.last_modified) return said;
  const sameData = (['url', 'hash', 'size'] as const).every((key) => resource[key] === previous[key]);
  return sameData ? previous.last_modified : now;
}

function time(
  input: ResourceInput,
  field: 'created' | 'last_modified' | 'cache_last_updated',
  problems: FieldErrors,
): string | undefined {
  const text = input[field];
  if (!text) return undefined;
  const read = readTime(text);
  if (read === undefined) addProblems(problems, field, 'Date format incorrect');
  return read;
}

function sameApartFromTime(resource: ResourceDictionary, previous: ResourceDictionary): boolean {
  return isDeepStrictEqual({ ...resource, metadata_modified: '' }, { ...previous, metadata_modified: '' });
}
