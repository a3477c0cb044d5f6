import type { Dataset, Resource } from '@gazetteer/client';

/** What a list says of a dataset, gathered from it and its resources. */
export interface DatasetFacts {
  granularities: string[];
  frequencies: string[];
  years: string | undefined;
  /** How many indicators all resources have together; undefined where none says. */
  indicators: number | undefined;
  formats: string[];
}

/** Gathers the facts of a dataset, each value once, in the order of the resources. */
export function datasetFacts(dataset: Pick<Dataset, 'resources' | 'years_covered'>): DatasetFacts {
  const { resources } = dataset;
  const counts = resources.map(({ no_indicators }) => no_indicators).filter((count) => count !== null);
  return {
    granularities: once(resources.map(({ granularity }) => granularity)),
    frequencies: once(resources.map(({ frequency }) => frequency)),
    years: yearSpan([dataset.years_covered, ...resources.map(({ years_covered }) => years_covered)]),
    indicators: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined,
    formats: once(resources.map(({ format }) => format.toUpperCase())),
  };
}

/** `1901–2017` from the earliest to the latest year that any of the texts names. */
function yearSpan(texts: readonly (string | null)[]): string | undefined {
  const years = texts.flatMap((text) => text?.match(/\b\d{4}\b/g) ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  if (!first) return texts.find((text) => text) ?? undefined;
  return first === last ? first : `${first}–${last}`;
}

/** The path of a dataset's page. */
export function datasetPath(dataset: Pick<Dataset, 'name'>): string {
  return `/p/${dataset.name}`;
}

/** The path of a resource's page; one without a sku goes by its id. */
export function resourcePath(dataset: Pick<Dataset, 'name'>, resource: Pick<Resource, 'sku' | 'id'>): string {
  return `/p/${dataset.name}/r/${resource.sku || resource.id}`;
}

/** The path of the page of an organisation. */
export function organizationPath({ name }: { name: string }): string {
  return `/organization/${encodeURIComponent(name)}`;
}

function once(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== ''))] as string[];
}
