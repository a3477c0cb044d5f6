import { type ColumnSearchParts, findColumns } from './columns/find-columns.ts';
import { completeTitles } from './complete-titles.ts';
import type { SearchParts } from './find-datasets.ts';
import type { FoundColumn } from './index/found-column.ts';
import { countFacet, type FoundFacet, labelFacets } from './match/count-facets.ts';
import { columnsFor } from './match/match-query.ts';
import { filteredDocuments, publicOnly, visibilityColumns } from './match/visible-documents.ts';
import { parseQuery } from './query/parse-query.ts';
import { analyseText, foldText } from './words/analyse-text.ts';
import { correctText, occurrencesIn } from './words/correct-query.ts';

export type SuggestRequest = {
  q: string;
  filters: readonly string[];
  limit: number;
  /** The language of what is suggested, as far as it is written in it. */
  language?: string | undefined;
  now: Date;
};

export type NamedCount = { name: string; title: string; count: number };

/** What may be meant by what was typed so far, of each kind the best few. */
export type Suggestions = {
  datasets: { name: string; title: string }[];
  columns: Pick<FoundColumn, 'name' | 'label' | 'unit' | 'resource' | 'dataset'>[];
  organizations: NamedCount[];
  sectors: NamedCount[];
};

/** Columns of one name are one suggestion: so many are read to find enough different ones. */
const COLUMNS_READ = 60;
const NAMED = ['organization', 'sector'];
const ALL = { limit: -1, minimumCount: 1 };

/**
 * Suggests for a box that one types in: datasets, columns, organisations and sectors of the public datasets that pass
 * the filters. The last word may be unfinished, and typing errors are forgiven where nothing is found as written.
 */
export async function suggest(
  { q, filters, limit, language, now }: SuggestRequest,
  parts: SearchParts & ColumnSearchParts,
): Promise<Suggestions> {
  if (analyseText(q).length === 0) return { datasets: [], columns: [], organizations: [], sectors: [] };
  const [datasets, columns, [organizations = [], sectors = []]] = await Promise.all([
    completeTitles({ typed: q, limit, filters, language }, parts),
    suggestColumns({ q, filters, limit, language, now }, parts),
    suggestNamed({ q, filters, limit, language, now }, parts),
  ]);
  return {
    datasets: datasets.map(({ name, title }) => ({ name, title })),
    columns,
    organizations,
    sectors,
  };
}

async function suggestColumns(
  { q, filters, limit, language, now }: SuggestRequest,
  parts: ColumnSearchParts,
): Promise<Suggestions['columns']> {
  const { hits } = await findColumns(
    {
      q,
      filters,
      start: 0,
      rows: COLUMNS_READ,
      visibility: publicOnly,
      completesLast: true,
      language,
      now,
      facets: { fields: [], ...ALL },
    },
    parts,
  );
  const different = new Map<string, Suggestions['columns'][number]>();
  for (const { name, label, unit, resource, dataset } of hits) {
    const called = foldText(label ?? name);
    if (!different.has(called)) different.set(called, { name, label, unit, resource, dataset });
  }
  return [...different.values()].slice(0, limit);
}

async function suggestNamed(
  { q, filters, limit, language, now }: SuggestRequest,
  parts: SearchParts,
): Promise<NamedCount[][]> {
  const queries = filters.map((filter) => parseQuery(filter, now));
  const view = await parts.memory.view([
    ...visibilityColumns(publicOnly),
    ...NAMED,
    ...queries.flatMap(columnsFor),
  ]);
  const { words, renamedSince } = parts;
  const search = { view, fullText: parts.fullTextAt(view.version), words, renamedSince };
  const documents = await filteredDocuments({ visibility: publicOnly, filters: queries }, search);
  const facets = NAMED.map((field) => ({ field, items: countFacet(field, documents, view, ALL) }));
  const labelled = await labelFacets(facets, parts.labelsAt(view.version), language);
  const exact = labelled.map((facet) => goingOnFrom(q, facet, limit));
  if (exact.some((found) => found.length > 0)) return exact;
  const corrected = await correctText(q, parts.words, occurrencesIn(documents, search.fullText));
  return corrected === undefined ? exact : labelled.map((facet) => goingOnFrom(corrected, facet, limit));
}

// Every word typed begins one of the name's words; the commonest come first.
function goingOnFrom(typed: string, { items }: FoundFacet, limit: number): NamedCount[] {
  const wanted = analyseText(typed);
  const goesOn = (label: string) => {
    const words = analyseText(label);
    return wanted.every((one) =>
      words.some(({ folded, stem }) => folded.startsWith(one.folded) || stem === one.stem),
    );
  };
  const found = items.filter(({ label }) => goesOn(label)).slice(0, limit);
  return found.map(({ value, label, count }) => ({ name: value, title: label, count }));
}
