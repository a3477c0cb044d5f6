import type { Caller } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import {
  type ActivityFilter,
  type ActivityRow,
  listActivities,
  type Viewer,
} from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { shownTo } from '../search/visibility-of-caller.ts';
import type { Activity } from './activity.contract.ts';

/** How many a list gives where nothing is said, and at most, as in CKAN. */
const USUAL = 31;
const MOST = 100;

/** Which part of a list. Times are seconds since 1970, as CKAN has them here. */
export type ActivityPage = {
  limit?: number | null;
  offset?: number | null;
  before?: number | null;
  after?: number | null;
};

/** The latest changes that a caller may see, without the datasets themselves. */
export async function findActivities(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  filter: ActivityFilter,
  { limit, offset, before, after }: ActivityPage,
): Promise<Activity[]> {
  const viewer = await viewerOf({ authorizer }, caller);
  const narrowed = { ...filter, before: timeOf(before), after: timeOf(after) };
  const page = { limit: Math.min(limit ?? USUAL, MOST), offset: offset ?? 0 };
  const rows = await listActivities(sql.as<HistoryTables>(), narrowed, viewer, page);
  return rows.map((row) => {
    const { id, name, title, title_translated } = documentOf(row);
    return activityOf(row, viewer, { id, name, title, ...(title_translated && { title_translated }) });
  });
}

/** What a caller sees of the histories of datasets. */
export async function viewerOf(
  { authorizer }: Pick<Catalogue, 'authorizer'>,
  caller: Caller,
): Promise<Viewer> {
  const [asMember, asEditor] = await Promise.all([
    shownTo(authorizer, caller, 'member'),
    shownTo(authorizer, caller, 'editor'),
  ]);
  return { asMember, asEditor };
}

/** Whether somebody may edit the dataset of a change, and is told who made it. */
export function edits({ asEditor: { organizations, datasets } }: Viewer, row: ActivityRow): boolean {
  if (organizations === 'all' || datasets.includes(row.dataset_id)) return true;
  return row.owner_now !== null && organizations.includes(row.owner_now);
}

/** The dataset of a change, as it was then. */
export function documentOf({ document }: ActivityRow): DatasetDocument {
  return JSON.parse(document) as DatasetDocument;
}

/** A change with what is told of its dataset. */
export function activityOf(row: ActivityRow, viewer: Viewer, dataset: object): Activity {
  return {
    id: row.id,
    timestamp: row.happened_at,
    user_id: edits(viewer, row) ? row.user_id : null,
    object_id: row.dataset_id,
    revision_id: null,
    activity_type: typeOf(row.kind),
    data: { package: { ...dataset } },
  };
}

// What is published is new to everybody who is told of it.
function typeOf(kind: ActivityRow['kind']): Activity['activity_type'] {
  if (kind === 'created' || kind === 'published') return 'new package';
  return kind === 'deleted' ? 'deleted package' : 'changed package';
}

function timeOf(seconds: number | null | undefined): string | undefined {
  return seconds == null ? undefined : catalogueTime(new Date(seconds * 1000));
}
