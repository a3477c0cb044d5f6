import type { CatalogueTables } from '../model/catalogue-tables.ts';

/**
 * What can happen to a dataset. `found` is how it stood when its history began to be recorded; `published` and
 * `withdrawn` say that everybody sees it from then on, or no more.
 */
export const activityKinds = [
  'found',
  'created',
  'changed',
  'published',
  'withdrawn',
  'deleted',
  'restored',
  'submitted',
  'sent_back',
  'scheduled',
  'unscheduled',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One change of a dataset, and the dataset as it was from then on. */
export type ActivitiesTable = {
  id: string;
  dataset_id: string;
  /** From 1, in the order of the dataset's changes. */
  number: number;
  happened_at: string;
  /** Who did it: a person or an administrator's key by their id, a program as `client:` and its id; null where nobody knows. */
  user_id: string | null;
  kind: ActivityKind;
  /** What was said about it. */
  note: string | null;
  /** The organisation it belonged to then. */
  owner_org: string | null;
  /** Whether others than editors could see it then. */
  state: string;
  private: number;
  /** The dataset's stored document, as JSON. */
  document: string;
};

/** The catalogue's tables with the history of datasets. */
export type HistoryTables = CatalogueTables & { catalogue_activities: ActivitiesTable };
