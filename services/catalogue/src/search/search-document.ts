import type { PackageDictionary } from '../datasets/dataset.contract.ts';
import type { ResourceColumn } from '../resources/column.store.ts';

/** A dataset as it is handed to the index. */
export type SearchDocument = {
  dataset: PackageDictionary;
  /** Names of vocabularies by their ids, for the fields `vocab_{name}`. */
  vocabularyNames?: ReadonlyMap<string, string>;
  /** The columns of its tables. */
  columns?: readonly ResourceColumn[];
};
