import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { requireRevision } from '../history/require-revision.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { listActivities } from '../history/activity.store.ts';
import type { HistoryTables } from '../history/history-tables.ts';
import { creatorId } from '../model/creator-id.ts';
import { type DatasetDocument, withResources } from '../model/dataset-document.ts';
import { readinessOf } from '../model/listing.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { findGroupRows } from '../model/organization.store.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import { documentOf, viewerOf } from './list-activities.ts';

/** What a dataset keeps when a former description comes back: who it is and whose, and who may see it. */
const KEPT = ['id', 'name', 'owner_org', 'private', 'state', 'creator_user_id', 'metadata_created'] as const;

/** What follows from the table or file of a resource, and which resource it is. */
const FACTS = [
  'id',
  'package_id',
  'sku',
  'created',
  'last_modified',
  'metadata_modified',
  'datastore_active',
  'url',
  'url_type',
  'size',
  'hash',
] as const;

export type Restored = { package: PackageDictionary; left_out: { id: string; name: string }[] };

/**
 * Describes a dataset as a former version did. Tables and files are not touched: they have versions of their own. Resources
 * that were added since stay; links that were deleted since come back, tables and files that were deleted do not.
 * @throws not_found, access_denied, invalid_input for what is not valid any more, such as a vocabulary that is gone
 */
export async function restoreDescription(
  catalogue: Catalogue,
  caller: Caller,
  wanted: { id: string; version: number; if_revision?: string | null },
): Promise<Restored> {
  const { sql } = catalogue;
  const { version } = wanted;
  const found = await editableDataset(catalogue, caller, wanted.id);
  const viewer = await viewerOf(catalogue, caller);
  const filter = { dataset: found.id, beneath: version + 1 };
  const [row] = await listActivities(sql.as<HistoryTables>(), filter, viewer, { limit: 1, offset: 0 });
  if (row?.number !== version) throw notFound(`Not found: There is no version ${version}`);
  const former = documentOf(row);
  return sql.transaction(async () => {
    const previous = await lockDataset(sql, found.id);
    if (!previous) throw notFound();
    await requireRevision(catalogue, previous, wanted.if_revision);
    const now = catalogueTime(catalogue.clock());
    const { resources, gone } = resourcesOf(former, previous);
    const described: DatasetDocument = { ...former, groups: await groupsStillThere(catalogue, former) };
    for (const key of KEPT) Object.assign(described, { [key]: previous[key] });
    const document = withResources(described, resources, now);
    const dataset = await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
    return { package: dataset, left_out: gone.map(({ id, name }) => ({ id, name: name ?? '' })) };
  });
}

function resourcesOf(former: DatasetDocument, previous: DatasetDocument) {
  const current = new Map(previous.resources.map((resource) => [resource.id, resource]));
  const wasIn = new Set(former.resources.map(({ id }) => id));
  const [described, gone]: [ResourceDictionary[], ResourceDictionary[]] = [[], []];
  for (const resource of former.resources) {
    const now = current.get(resource.id);
    if (now) described.push(describedAs(now, resource));
    else if (isLink(resource)) {
      const { held_back } = resource;
      described.push({ ...resource, ...readinessOf({ held_back }, resource, undefined) });
    } else gone.push(resource);
  }
  const added = previous.resources.filter(({ id }) => !wasIn.has(id));
  return { resources: [...described, ...added], gone };
}

/** A resource as another version of it was described, over the table or file that it has. */
function describedAs(current: ResourceDictionary, former: ResourceDictionary): ResourceDictionary {
  const isFree = isLink(current) && isLink(former);
  const kept = isFree ? FACTS.filter((key) => key !== 'url' && key !== 'size' && key !== 'hash') : FACTS;
  const described = { ...former };
  for (const key of kept) Object.assign(described, { [key]: current[key] });
  return { ...described, ...readinessOf({}, described, current) };
}

function isLink({ url_type, datastore_active }: ResourceDictionary): boolean {
  return url_type === null && !datastore_active;
}

async function groupsStillThere({ sql }: Catalogue, { groups }: DatasetDocument): Promise<string[]> {
  const rows = await findGroupRows(sql, groups);
  const active = new Set(rows.filter(({ state }) => state === 'active').map(({ id }) => id));
  return groups.filter((id) => active.has(id));
}
