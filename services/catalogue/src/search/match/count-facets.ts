import type { IndexView } from '../index/index-memory.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import { valueField } from '../query/search-fields.ts';
import { type Labels, labelField } from '../index/label-cache.ts';

/** A value of a facet and how many of the matches have it. */
export type FacetCount = { value: string; count: number };
export type FoundFacet = { field: string; items: (FacetCount & { label: string })[] };

/** What to count: −1 as limit means all values; those that are wanted are counted beyond it, too. */
export type FacetLimits = { limit: number; minimumCount: number; wanted?: ReadonlySet<string> };

/** What is counted: the documents that match, and those that did before each condition. */
export type Counted = {
  view: IndexView;
  all: OrdinalSet;
  matches: OrdinalSet;
  conditions: readonly Condition[];
};

/** A filter: the fields and the values it names, and the documents that pass it. */
export type Condition = {
  fields: ReadonlySet<string | undefined>;
  values: readonly string[];
  matches: OrdinalSet;
};

export type FacetRequest = FacetLimits & {
  fields: readonly string[];
  /**
   * Counts each field as if nothing were filtered by it, so that a second choice in a group shows its count. What it is
   * filtered by is listed, however rare.
   */
  excludeOwnFilter: boolean;
};

/** The documents that pass all conditions. */
export const narrow = (matches: OrdinalSet, conditions: readonly Condition[]) =>
  conditions.reduce((rest, condition) => rest.intersection(condition.matches), matches);

/** The values of fields among documents, with what they are called. */
export async function countFacets(
  request: FacetRequest,
  counted: Counted,
  { labels, language }: { labels: Labels; language?: string | undefined },
): Promise<FoundFacet[]> {
  const facets = request.fields.map((field) => {
    const { view, matches, conditions } = counted;
    if (!request.excludeOwnFilter) return { field, items: countFacet(field, matches, view, request) };
    const limits = { ...request, wanted: wantedValues(field, conditions) };
    return { field, items: countFacet(field, withoutOwnFilter(field, counted), view, limits) };
  });
  return labelFacets(facets, labels, language);
}

/** Adds what the values of facets are called: in a language, as far as that is known. */
export async function labelFacets(
  facets: readonly { field: string; items: FacetCount[] }[],
  labels: Labels,
  language?: string,
): Promise<FoundFacet[]> {
  const namesOf = (field: string) => {
    const plain = valueField(field);
    return language === undefined ? [plain] : [labelField(plain, language), plain];
  };
  const found = await labels(
    facets.flatMap(({ field, items }) =>
      items.flatMap(({ value }) => namesOf(field).map((name) => ({ field: name, value }))),
    ),
  );
  const labelOf = new Map(found.map(({ field, value, label }) => [`${field}\n${value}`, label]));
  return facets.map(({ field, items }) => ({
    field,
    items: items.map((item) => ({
      ...item,
      label:
        namesOf(field)
          .map((name) => labelOf.get(`${name}\n${item.value}`))
          .find((label) => label !== undefined) ?? item.value,
    })),
  }));
}

/** The values of a field among documents, commonest first. A document that is named twice counts twice. */
export function countFacet(
  field: string,
  documents: OrdinalSet | Uint32Array,
  view: IndexView,
  limits: FacetLimits,
): FacetCount[] {
  const column = view.column(valueField(field));
  const counts = column.count(documents);
  const found: FacetCount[] = [];
  // A value that no document has any more is none, whatever the minimum.
  const minimum = Math.max(1, limits.minimumCount);
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0;
    if (count >= minimum) found.push({ value: column.values[number] ?? '', count });
  }
  found.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  if (limits.limit < 0) return found;
  return found.filter(({ value }, place) => place < limits.limit || limits.wanted?.has(value));
}

function withoutOwnFilter(field: string, { all, matches, conditions }: Counted): OrdinalSet {
  const others = conditionsBeside(field, conditions);
  return others.length < conditions.length ? narrow(all, others) : matches;
}

/** The conditions that speak of other things than this field. */
export const conditionsBeside = (field: string, conditions: readonly Condition[]) =>
  conditions.filter((condition) => !isOnly(condition, field));

/** The values by which this field is filtered. */
export const wantedValues = (field: string, conditions: readonly Condition[]): Set<string> =>
  new Set(conditions.filter((condition) => isOnly(condition, field)).flatMap(({ values }) => values));

function isOnly({ fields }: Condition, field: string): boolean {
  const wanted = valueField(field);
  return fields.size > 0 && [...fields].every((name) => name !== undefined && valueField(name) === wanted);
}
