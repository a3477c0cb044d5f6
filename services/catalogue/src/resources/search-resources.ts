import { invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { type ResourceDictionary, ResourceSchema } from '../model/resource.contract.ts';
import { resourceField } from '../search/describe/describe-dataset.ts';
import { searchPublished } from '../search/search-published.ts';

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

/** Fields that the index has as words. */
const TEXTS: Record<string, string> = { name: 'res_name', description: 'res_description' };

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
  const { datasets } = await searchPublished(catalogue, {
    fq: terms.flatMap(filtersOf),
    sort: 'metadata_modified desc',
    limit: MOST_DATASETS,
    offset: 0,
  });
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
  if (!Object.hasOwn(ResourceSchema.properties, field) || indexedField(field) === undefined) {
    throw invalidInput({ query: [`Field "${field}" not recognised in resource_search.`] });
  }
  return { field, text };
}

function holds(resource: ResourceDictionary, { field, text }: Term): boolean {
  return textOf((resource as Record<string, unknown>)[field])
    .toLowerCase()
    .includes(text.toLowerCase());
}

/** The name that the index has for a field of resources; undefined where it has none. */
function indexedField(field: string): string | undefined {
  return Object.hasOwn(TEXTS, field) ? TEXTS[field] : resourceField(field);
}

/** What narrows the datasets down; the index knows no parts of texts but words of three letters and more. */
function filtersOf({ field, text }: Term): string[] {
  const name = indexedField(field);
  const isText = Object.hasOwn(TEXTS, field);
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
