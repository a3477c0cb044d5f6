import { type Authorizer, type Caller, inLanguage, type Sql } from '@gazetteer/kernel';
import { mayRead } from '../datasets/dataset-rights.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { findDataset } from '../model/dataset.store.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import { findShown } from './desk.store.ts';

/** A dataset as it is named by things that belong to it. */
export type AccessedDataset = { id: string; name: string; title: string };

/** What callers may do with datasets, for services that store things which belong to one. */
export type DatasetAccess = {
  /**
   * The dataset of this id or name, with its title in a language where it has one in it; undefined where the caller may
   * not read it, or it is in the bin.
   */
  readable(caller: Caller, idOrName: string, language?: string): Promise<AccessedDataset | undefined>;
  /** Those of the datasets with these ids that the caller edits, by id. */
  editable(caller: Caller, ids: readonly string[]): Promise<Map<string, AccessedDataset>>;
  /** Those of these ids that a dataset has, in whatever state. */
  existing(ids: readonly string[]): Promise<Set<string>>;
};

const all = { organizations: 'all', datasets: [] } as const;

/** Opens what the catalogue tells of rights to datasets. */
export function createDatasetAccess(sql: Sql<CatalogueTables>, authorizer: Authorizer): DatasetAccess {
  return {
    readable: async (caller, idOrName, language) => {
      const dataset = await findDataset(sql, idOrName);
      if (!dataset || dataset.state === 'deleted') return undefined;
      if (!(await mayRead(authorizer, caller, dataset))) return undefined;
      const { id, name } = dataset;
      return { id, name, title: inLanguage(dataset, language).title || name };
    },
    editable: async (caller, ids) => {
      if (ids.length === 0 || caller.kind === 'anonymous') return new Map();
      const rows = await findShown(sql, ids, await shownTo(authorizer, caller, 'editor'));
      return new Map(rows.map(({ id, name, title }) => [id, { id, name, title: title || name }]));
    },
    existing: async (ids) => new Set((await findShown(sql, ids, all)).map(({ id }) => id)),
  };
}
