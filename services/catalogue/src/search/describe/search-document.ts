import type { PackageDictionary } from '../../model/dataset.contract.ts';
import type { ResourceColumn } from '../../model/column.store.ts';

/** A dataset as it is handed to the index. */
export type SearchDocument = {
  dataset: PackageDictionary;
  /** Names of vocabularies by their ids, for the fields `vocab_{name}`. */
  vocabularyNames?: ReadonlyMap<string, string>;
  /** The columns of its tables. */
  columns?: readonly ResourceColumn[];
};
