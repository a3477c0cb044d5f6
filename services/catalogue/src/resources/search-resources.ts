import { invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { withFullAddresses } from '../model/own-addresses.ts';
import { type ResourceDictionary, ResourceSchema } from '../model/resource.contract.ts';
import { publicOnly } from '../search/match/visible-documents.ts';

/** So many datasets are looked into at most, the last changed first. */
const MOST_DATASETS = 1000;
const MOST_RESULTS = 1000;
const MOST_TERMS = 10;

/** Which resources: pairs `field:term`, all of which must hold. */
export type ResourceQuestion = {
  query: readonly string[];
  orderBy: string | undefined;
  limit: number | undefined;
  offset: number;
};

/** Names of fields as the index has them; those left out are `res_extras_{field}`. */
const INDEXED: Record<string, string> = {
  id: 'res_id',
  format: 'res_format',
  url: 'res_url',
  resource_type: 'res_type',
  name: 'res_name',
  description: 'res_description',
};
const TEXTS = new Set(['name', 'description']);
const NOT_INDEXED = new Set(['title', 'package_id', 'position', 'tags', 'hash']);

/**
 * Resources of public datasets in whose fields the terms stand, whatever their case. In descriptions whole words are
 * found, in all other fields any letters.
 * @throws invalid_input
 */
export async function searchResources(
  catalogue: Catalogue,
  question: ResourceQuestion,
): Promise<{ count: number; results: ResourceDictionary[] }> {
  const terms = question.query.map(readTerm);
  if (terms.length > MOST_TERMS) throw invalidInput({ query: [`Must be at most ${MOST_TERMS} pairs`] });
  const datasets = await datasetsWith(catalogue, terms);
  const found = datasets
    .flatMap(({ resources }) => resources)
    .filter((resource) => terms.every((term) => holds(resource, term)));
  const { orderBy, offset, limit = MOST_RESULTS } = question;
  const sorted = orderBy === undefined ? found : sortBy(found, orderBy);
  return { count: found.length, results: sorted.slice(offset, offset + Math.min(limit, MOST_RESULTS)) };
}

type Term = { field: string; text: string };

function readTerm(pair: string): Term {
  const at = pair.indexOf(':');
  if (at < 1) throw invalidInput({ query: ['Must be <field>:<value> pair(s)'] });
  const [field, text] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  if (NOT_INDEXED.has(field) || !Object.hasOwn(ResourceSchema.properties, field)) {
    throw invalidInput({ query: [`Field "${field}" not recognised in resource_search.`] });
  }
  return { field, text };
}

function holds(resource: ResourceDictionary, { field, text }: Term): boolean {
  return textOf((resource as Record<string, unknown>)[field])
    .toLowerCase()
    .includes(text.toLowerCase());
}

async function datasetsWith(
  { index, clock, publicUrl }: Catalogue,
  terms: readonly Term[],
): Promise<PackageDictionary[]> {
  const found = await index.find({
    q: '',
    filters: terms.flatMap(filtersOf),
    sort: 'metadata_modified desc',
    start: 0,
    rows: MOST_DATASETS,
    facets: { fields: [], limit: 0, minimumCount: 1, excludeOwnFilter: false },
    visibility: publicOnly,
    highlight: false,
    now: clock(),
  });
  return found.bodies.map((body) => JSON.parse(withFullAddresses(body, publicUrl)) as PackageDictionary);
}

/** What narrows the datasets down; the index knows no parts of texts but words of three letters and more. */
function filtersOf({ field, text }: Term): string[] {
  const name = INDEXED[field] ?? `res_extras_${field}`;
  const isText = TEXTS.has(field);
  const words = isText ? text.split(/[^\p{L}\p{M}\p{N}]+/u) : [text];
  const wild = field === 'description' ? '' : '*';
  return words
    .filter((word) => (isText ? /^\p{L}{3,}$/u.test(word) : word !== ''))
    .map((word) => `${name}:${wild}${word.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&')}${wild}`);
}

function sortBy(resources: readonly ResourceDictionary[], field: string): ResourceDictionary[] {
  if (!Object.hasOwn(ResourceSchema.properties, field)) {
    throw invalidInput({ order_by: [`Cannot sort by field \`${field}\``] });
  }
  const keyOf = (resource: ResourceDictionary) => (resource as Record<string, unknown>)[field] ?? '';
  return resources.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    const [first, second] = [textOf(a), textOf(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}

/** A value of a resource as it is searched and sorted: nothing is empty, lists and objects are JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
