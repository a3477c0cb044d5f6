import { setImmediate as nextTurn } from 'node:timers/promises';
import { rankDatasets, type SearchParts } from './find-datasets.ts';
import { type Changes, viewWith } from './index/changed-view.ts';
import type { IndexView } from './index/index-memory.ts';
import { textParts } from './index/text-parts.ts';
import { publicOnly } from './match/visible-documents.ts';
import { comparableTime } from './query/query-literals.ts';
import { isStopWord, plainWords } from './query/plain-query.ts';
import { DEFAULT_SORT } from './rank/sort-matches.ts';
import { analyseText, foldText } from './words/analyse-text.ts';

/** A place behind this one is not told: the order behind it is for nobody to read. */
export const LAST_PLACE = 100;

/** Where a search for some words puts a dataset among what visitors find. */
export type SearchPlace = {
  words: string;
  /** How many datasets visitors find by these words, this one among them if they find it. */
  count: number;
  isFound: boolean;
  /** From 1; null where it is not found, or stands behind the last place that is told. */
  place: number | null;
  /** Those of the words that no text of the dataset has, where it is not found. */
  missing: string[];
};

export type PlaceRequest = {
  /** The id of the dataset. */
  id: string;
  /** When it becomes public, as the catalogue writes times; null for one that is public already. */
  publishedAt: string | null;
  words: readonly string[];
  /** The conditions under which visitors find datasets. */
  filters: readonly string[];
  now: Date;
};

/**
 * Says for each of some words at which place visitors find a dataset by them once it is public. The search itself answers,
 * over a view of the index in which the dataset is public; nobody else sees that view.
 * @returns undefined where the index does not have the dataset
 */
export async function placeDataset(
  { id, publishedAt, words, filters, now }: PlaceRequest,
  parts: SearchParts,
): Promise<SearchPlace[] | undefined> {
  const ordinal = await parts.documents.ordinalOf(id);
  if (ordinal === undefined) return undefined;
  const memory =
    publishedAt === null ? parts.memory : memoryWith(parts.memory, ordinal, oncePublic(publishedAt));
  const request = { filters, sort: DEFAULT_SORT, start: 0, rows: LAST_PLACE, visibility: publicOnly, now };
  const places: SearchPlace[] = [];
  for (const text of words) {
    const asked = { ...request, q: text, facets: { fields: [] } };
    const { matches, sorted, view } = await rankDatasets(asked, { ...parts, memory });
    const isFound = matches.has(ordinal);
    const place = sorted.indexOf(ordinal) + 1;
    const missing = isFound ? [] : await missingWords(text, ordinal, parts.fullTextAt(view.version));
    places.push({ words: text, count: matches.size, isFound, place: place || null, missing });
    // Others are served between two searches.
    await nextTurn();
  }
  return places;
}

/** What the index knows of a dataset that is public since this time. */
const oncePublic = (time: string): Changes => ({
  state: ['active'],
  capacity: ['public'],
  private: ['false'],
  metadata_modified: [comparableTime(time)],
});

type Memory = SearchParts['memory'];

/** The index in the memory of this process, with other values of one document; they are put in once a version. */
function memoryWith(memory: Memory, ordinal: number, changes: Changes): Memory {
  let known: IndexView | undefined;
  return {
    view: async (fields) => {
      const view = await memory.view([...fields, ...Object.keys(changes)]);
      const changed = known?.version === view.version ? known : viewWith(view, ordinal, changes);
      known = changed;
      const column = (field: string) => (field in changes ? changed.column(field) : view.column(field));
      return { version: view.version, documents: changed.documents, column };
    },
  };
}

async function missingWords(
  text: string,
  ordinal: number,
  fullText: ReturnType<SearchParts['fullTextAt']>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { quoted, bare } of plainWords(text)) {
    const stems = analyseText(quoted ?? bare).map(({ stem }) => stem);
    // A word such as “in” keeps nothing from being found.
    if (stems.length === 0 || isStopWord(foldText(bare))) continue;
    const having = await fullText.find({ stems, prefix: false }, textParts);
    if (!having.has(ordinal)) missing.push(quoted ?? bare);
  }
  return missing;
}
