import { type Static, Type } from 'typebox';
import type { Portal } from '../portal.ts';
import { ToolError } from './failures.ts';
import { unknownName } from './unknown-names.ts';

/** What searches can be narrowed by, and the field of the catalogue behind it. */
const fields = {
  organization: 'organization',
  subject: 'sector',
  format: 'res_format',
  license: 'license_id',
  tag: 'tags',
} as const;

type FilterName = keyof typeof fields;
const filterNames = Object.keys(fields) as FilterName[];

/** So many values of a filter are read, of those that most datasets have. */
const MOST_VALUES = 1000;
/** So many of them describe_portal lists; tags are too many for it. */
export const LISTED_VALUES = 15;

const Value = (of: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: of }));

/** The conditions that a search takes. */
export const Filters = {
  organization: Value('Name or title of the organisation that publishes it'),
  subject: Value('Subject, as describe_portal lists them'),
  format: Value('Format of one of its files, such as CSV'),
  license: Value('Id or title of its licence'),
  tag: Value('One of its tags'),
};

/** A value that datasets have, and how many have it. */
export const CatalogueValue = Type.Object({
  name: Type.String({ description: 'As filters take it' }),
  title: Type.String(),
  datasets: Type.Integer(),
});

/** The values of each filter among datasets, the commonest first. */
export type CatalogueValues = Record<FilterName, Static<typeof CatalogueValue>[]>;

/** What the facets of a search ask for, so that `valuesOf` reads them. */
export const facetInput = { 'facet.field': Object.values(fields), 'facet.limit': MOST_VALUES };

type Facets = Record<string, { items: { name: string; display_name: string; count: number }[] }>;

/** Reads the facets of a search. */
export function valuesOf(facets: Facets): CatalogueValues {
  const values = filterNames.map((name) => {
    const items = facets[fields[name]]?.items ?? [];
    const read = items.map((item) => ({ name: item.name, title: item.display_name, datasets: item.count }));
    return [name, read.toSorted((one, other) => other.datasets - one.datasets)];
  });
  return Object.fromEntries(values) as CatalogueValues;
}

/** How many values there are, in words: a very long list is not counted to its end. */
export function howMany({ length }: readonly unknown[]): string {
  return length < MOST_VALUES ? String(length) : `${MOST_VALUES.toLocaleString('en')} or more`;
}

/**
 * Conditions as the catalogue takes them, one of each filter that was given.
 * @throws ToolError for a value that no dataset has, with those that may have been meant
 */
export async function filterClauses(
  { action, listedOnly }: Pick<Portal, 'action' | 'listedOnly'>,
  given: Partial<Record<FilterName, string>>,
): Promise<string[]> {
  const asked = filterNames.filter((name) => given[name] !== undefined);
  if (asked.length === 0) return [];
  const { search_facets } = await action('package_search', {
    fq_list: [...listedOnly],
    rows: 0,
    include_private: true,
    ...facetInput,
  });
  const known = valuesOf(search_facets);
  return Promise.all(
    asked.map((filter) =>
      clauseFor({ action, listedOnly }, filter, (given[filter] ?? '').trim(), known[filter]),
    ),
  );
}

async function clauseFor(
  { action, listedOnly }: Pick<Portal, 'action' | 'listedOnly'>,
  filter: FilterName,
  wanted: string,
  known: CatalogueValues[FilterName],
): Promise<string> {
  const same = (text: string) => text.toLowerCase() === wanted.toLowerCase();
  const found = known.find(({ name, title }) => same(name) || same(title));
  const clause = `${fields[filter]}:${quoted(found?.name ?? wanted)}`;
  if (found) return clause;
  // A large catalogue has more values than were listed, which are known by their names alone.
  if (known.length >= MOST_VALUES) {
    const { count } = await action('package_search', {
      fq_list: [...listedOnly, clause],
      rows: 0,
      include_private: true,
    });
    if (count > 0) return clause;
  }
  const named = known.map(({ name, title }) => ({ name, label: title }));
  throw new ToolError(`${unknownName(filter, wanted, named)} ${adviceOn(filter, known)}`);
}

function adviceOn(filter: FilterName, { length }: readonly unknown[]): string {
  if (filter === 'tag') return 'describe_dataset names the tags of a dataset.';
  return `describe_portal lists ${length > LISTED_VALUES ? 'the commonest' : 'them'}.`;
}

/** A value as a phrase of the catalogue's query language. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
