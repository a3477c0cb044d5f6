import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { SearchParts } from './find-datasets.ts';
import type { IndexView } from './index/index-memory.ts';
import { OrdinalSet } from './index/ordinal-set.ts';
import type { DatasetText, TextPart } from './index/text-parts.ts';
import { columnsFor } from './match/match-query.ts';
import { filteredDocuments, publicOnly, visibilityColumns } from './match/visible-documents.ts';
import { parseQuery } from './query/parse-query.ts';
import { bodyInLanguage } from './describe/body-in-language.ts';
import { TRANSLATED_TITLES } from './query/search-fields.ts';
import { readSort, DEFAULT_SORT, sortMatches } from './rank/sort-matches.ts';
import { analyseText, foldText } from './words/analyse-text.ts';
import { correctText, occurrencesIn } from './words/correct-query.ts';

/** A dataset that goes on from what was typed, and by which of its fields. */
export type Completion = { name: string; title: string; matchField: 'name' | 'title' };

const NAMES: readonly TextPart[] = ['name', 'title'];
const COLUMNS = [
  ...visibilityColumns(publicOnly),
  'name',
  'title_string',
  TRANSLATED_TITLES,
  'metadata_modified',
];

/** What was typed so far, and of which datasets it may be the beginning. */
export type CompletionRequest = {
  typed: string;
  limit: number;
  filters?: readonly string[] | undefined;
  /** The language of the titles, as far as they are written in it. */
  language?: string | undefined;
};

/**
 * Datasets for a box that suggests while one types: those with all the words in name or title, the last word perhaps
 * unfinished; if there are none, those with the letters anywhere in them; if still none, with typing errors corrected.
 * Only public datasets that pass the filters.
 */
export async function completeTitles(
  { typed, limit, filters = [], language }: CompletionRequest,
  parts: SearchParts,
): Promise<Completion[]> {
  const queries = filters.map((filter) => parseQuery(filter, new Date()));
  const view = await parts.memory.view([...COLUMNS, ...queries.flatMap(columnsFor)]);
  const fullText = parts.fullTextAt(view.version);
  const visible = await filteredDocuments(
    { visibility: publicOnly, filters: queries },
    { view, fullText, words: parts.words, renamedSince: parts.renamedSince },
  );
  const occurrences = occurrencesIn(visible, fullText);
  const attempts = [
    () => beginningWith(typed, fullText),
    async () => containing(typed, view),
    async () => beginningWith((await correctText(typed, parts.words, occurrences)) ?? '', fullText),
  ];
  for (const attempt of attempts) {
    const matches = visible.intersection(await attempt());
    if (matches.size === 0) continue;
    const stems = analyseText(typed).map(({ stem }) => stem);
    const sorting = { keys: readSort(DEFAULT_SORT), view, located: [], stems, now: new Date() };
    const bodies = await parts.documents.bodies(sortMatches(matches, limit, sorting));
    return bodies.map(({ body }) =>
      toCompletion(JSON.parse(bodyInLanguage(body, language)) as PackageDictionary, typed),
    );
  }
  return [];
}

async function beginningWith(typed: string, fullText: DatasetText): Promise<OrdinalSet> {
  const words = analyseText(typed);
  const sets = words.map(async ({ stem, folded }, index) => {
    const exact = await fullText.find({ stems: [stem], prefix: false }, NAMES);
    if (index < words.length - 1) return exact;
    return exact.union(await fullText.find({ stems: [folded], prefix: true }, NAMES));
  });
  const found = await Promise.all(sets);
  return found.length === 0 ? new OrdinalSet() : found.reduce((all, some) => all.intersection(some));
}

function containing(typed: string, view: IndexView): OrdinalSet {
  const letters = foldText(typed.trim());
  if (letters === '') return new OrdinalSet();
  const contains = (value: string) => value.includes(letters);
  const found = ['name', 'title_string', TRANSLATED_TITLES].map((field) =>
    view.column(field).select(contains),
  );
  return found.reduce((all, some) => all.union(some));
}

function toCompletion({ name, title }: PackageDictionary, typed: string): Completion {
  const inTitle = foldText(title).includes(foldText(typed.trim()));
  return {
    name,
    title,
    matchField: !inTitle && name.includes(typed.trim().toLowerCase()) ? 'name' : 'title',
  };
}
