import { type Caller, notFound } from '@gazetteer/kernel';
import { createTwoFilesPatch } from 'diff';
import type { Catalogue } from '../catalogue.ts';
import { finishDataset } from '../datasets/finish-datasets.ts';
import { type ActivityRow, listActivities, type Viewer } from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import type { Activity } from './activity.contract.ts';
import { activityOf, documentOf, viewerOf } from './list-activities.ts';

const FIRST = { limit: 1, offset: 0 };

/**
 * One change that the caller may see, with the dataset as it was then.
 * @throws not_found
 */
export async function showActivity(catalogue: Catalogue, caller: Caller, id: string): Promise<Activity> {
  const viewer = await viewerOf(catalogue, caller);
  return withDataset(catalogue, await visibleActivity(catalogue, viewer, id), viewer);
}

/**
 * What differs between a dataset after a change and before it, line by line of both as JSON, as CKAN writes it: before it
 * is as the caller could see it last.
 * @throws not_found, also for the first change that the caller may see
 */
export async function diffActivity(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
): Promise<{ diff: string; activities: Activity[] }> {
  const viewer = await viewerOf(catalogue, caller);
  const row = await visibleActivity(catalogue, viewer, id);
  const filter = { dataset: row.dataset_id, beneath: row.number };
  const [previous] = await listActivities(catalogue.sql.as<HistoryTables>(), filter, viewer, FIRST);
  if (!previous) throw notFound('Not found: Previous activity for this object not found');
  const activities = [
    await withDataset(catalogue, previous, viewer),
    await withDataset(catalogue, row, viewer),
  ];
  const [before = '', after = ''] = activities.map(({ data }) => linesOf(data.package));
  return { diff: createTwoFilesPatch('before', 'after', before, after), activities };
}

async function visibleActivity({ sql }: Catalogue, viewer: Viewer, id: string): Promise<ActivityRow> {
  const [row] = await listActivities(sql.as<HistoryTables>(), { id }, viewer, FIRST);
  if (!row) throw notFound('Not found: Activity not found');
  return row;
}

async function withDataset(catalogue: Catalogue, row: ActivityRow, viewer: Viewer): Promise<Activity> {
  return activityOf(row, viewer, await finishDataset(catalogue, documentOf(row)));
}

/** A dictionary line by line, its keys in the order of the alphabet. */
function linesOf(dataset: object): string {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return `${JSON.stringify(dataset, sorted, 2)}\n`;
}
