import type { Dataset } from '@gazetteer/client';

export interface HistoryEntry {
  /** ISO date. */
  date: string;
  event: 'created' | 'described' | 'added' | 'changed';
  /** The resource it is about. */
  title?: string;
}

/** What happened to a dataset, the latest first, one entry a day and thing. */
export function datasetHistory(dataset: Dataset): HistoryEntry[] {
  const created = dataset.metadata_created.slice(0, 10);
  const described = dataset.metadata_modified.slice(0, 10);
  const ofResources = dataset.resources.flatMap((resource): HistoryEntry[] => {
    const title = resource.name ?? resource.format;
    const added = resource.created.slice(0, 10);
    const changed = resource.last_modified?.slice(0, 10) ?? added;
    return [
      ...(added !== created ? [{ date: added, event: 'added', title } as const] : []),
      ...(changed !== added ? [{ date: changed, event: 'changed', title } as const] : []),
    ];
  });
  const known = new Set([created, ...ofResources.map(({ date }) => date)]);
  return [
    // A draft is not published yet.
    ...(dataset.state === 'draft' ? [] : [{ date: created, event: 'created' } as const]),
    // The dataset's own date moves with its resources, which are already told.
    ...(known.has(described) ? [] : [{ date: described, event: 'described' } as const]),
    ...ofResources,
  ].sort((one, other) => other.date.localeCompare(one.date));
}
