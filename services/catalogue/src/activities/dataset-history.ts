import type { Caller } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { readableDataset } from '../datasets/dataset-rights.ts';
import { finishDatasets } from '../datasets/finish-datasets.ts';
import { countActivities, listActivities } from '../history/activity.store.ts';
import { compareDatasets } from '../history/compare-datasets.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import type { HistoryEntry } from './activity.contract.ts';
import { documentOf, edits, viewerOf } from './list-activities.ts';

const USUAL = 20;
const MOST_ENTRIES = 100;

/**
 * What happened to a dataset, the newest first, with every field that changed: as far as the caller could see the dataset
 * then and sees it now. Who did it, and what they said about it, is told to those who may edit it.
 * @throws not_found, access_denied
 */
export async function datasetHistory(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  page: { limit?: number | null; offset?: number | null },
): Promise<{ count: number; entries: HistoryEntry[] }> {
  const dataset = await readableDataset(catalogue, caller, idOrName);
  const sql = catalogue.sql.as<HistoryTables>();
  const viewer = await viewerOf(catalogue, caller);
  const filter = { dataset: dataset.id };
  const limit = Math.min(page.limit ?? USUAL, MOST_ENTRIES);
  // One more: the last of the page is compared with it.
  const rows = await listActivities(sql, filter, viewer, { limit: limit + 1, offset: page.offset ?? 0 });
  const datasets = await finishDatasets(catalogue, rows.map(documentOf));
  const people = rows.flatMap((row) => (edits(viewer, row) && row.user_id !== null ? [row.user_id] : []));
  const known = await catalogue.people.describe([...new Set(people)]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const entries = rows.slice(0, limit).map((row, index): HistoryEntry => {
    const user = edits(viewer, row) ? row.user_id : null;
    const [after, before] = [datasets[index], datasets[index + 1]];
    return {
      version: row.number,
      id: row.id,
      timestamp: row.happened_at,
      kind: row.kind,
      user_id: user,
      user_name: user === null ? null : (names.get(user) ?? null),
      note: edits(viewer, row) ? row.note : null,
      title: after?.title ?? '',
      ...(after?.title_translated && { title_translated: after.title_translated }),
      changes: after && before ? compareDatasets(before, after) : [],
    };
  });
  return { count: await countActivities(sql, filter, viewer), entries };
}
