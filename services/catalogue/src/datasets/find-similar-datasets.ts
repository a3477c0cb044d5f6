import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { type DatasetDocument, type DatasetTerm, termsOf } from '../model/dataset-document.ts';
import { findSharing, listedNames } from './similar-datasets.store.ts';

const WANTED = 6;
/** How many terms of a dataset are followed, and how many it is compared with: this bounds the work. */
const TERMS = 12;
const CANDIDATES = 30;

// A sector holds many datasets, a tag fewer; a shared key column means that the tables can be joined.
const weights: Record<DatasetTerm['kind'], number> = { column: 3, tag: 2, group: 1, sector: 1 };

/**
 * Names of datasets like this one: those its publisher chose, then those that visitors find and that share its sectors, tags and key
 * columns, those that share most first; six in all unless the publisher chose more.
 */
export async function withSimilarDatasets(
  sql: Sql<CatalogueTables>,
  document: DatasetDocument,
): Promise<string[]> {
  const curated = document.similar_datasets;
  if (curated.length >= WANTED) return curated;
  const telling = termsOf(document).toSorted((one, other) => weights[other.kind] - weights[one.kind]);
  const shared = await findSharing(sql, document.id, telling.slice(0, TERMS));
  const scores = new Map<string, number>();
  for (const { dataset_id, kind } of shared) {
    scores.set(dataset_id, (scores.get(dataset_id) ?? 0) + weights[kind]);
  }
  const ranked = [...scores].toSorted(
    ([id, score], [otherId, other]) => other - score || (id < otherId ? -1 : 1),
  );
  const best = ranked.slice(0, CANDIDATES).map(([id]) => id);
  const names = await listedNames(sql, best);
  const found = best.map((id) => names.get(id)).filter((name) => name !== undefined);
  return [...curated, ...found.filter((name) => !curated.includes(name))].slice(0, WANTED);
}

/**
 * What of a list of similar datasets its publisher chose. A client that sends back what package_show gave has chosen
 * nothing new.
 */
export async function curatedPart(
  { sql }: Catalogue,
  given: string[],
  previous: DatasetDocument,
): Promise<string[]> {
  if (given.length === 0) return given;
  const shown = await withSimilarDatasets(sql, previous);
  return isDeepStrictEqual(given, shown) ? previous.similar_datasets : given;
}
