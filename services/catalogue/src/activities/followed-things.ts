import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { readableDataset } from '../datasets/dataset-rights.ts';
import type { ActivityFilter } from '../history/activity.store.ts';
import { readableGroup } from '../members/group-rights.ts';
import { creatorId, isNameOfCaller } from '../model/creator-id.ts';
import { findGroup, type GroupKind } from '../model/organization.store.ts';

/** Finds what a caller may read by its id or name, as lists of changes are narrowed to it. */
type Find = (catalogue: Catalogue, caller: Caller, id: string) => Promise<ActivityFilter>;

/** What has activities and followers in CKAN, the name of its list of activities, and how it is found. */
export const followed: Record<'dataset' | 'group' | 'organization' | 'user', { list: string; find: Find }> = {
  dataset: {
    list: 'package_activity_list',
    find: async (catalogue, caller, id) => ({ dataset: (await readableDataset(catalogue, caller, id)).id }),
  },
  group: {
    list: 'group_activity_list',
    find: async (catalogue, caller, id) => ({ group: await idOf(catalogue, caller, 'group', id) }),
  },
  organization: {
    list: 'organization_activity_list',
    find: async (catalogue, caller, id) => ({
      organization: await idOf(catalogue, caller, 'organization', id),
    }),
  },
  user: { list: 'user_activity_list', find: findSelf },
};

/** Callers are told of nobody but themselves, as by user_show. */
async function findSelf(_catalogue: Catalogue, caller: Caller, id: string): Promise<ActivityFilter> {
  const user = creatorId(caller);
  if (user === null || !isNameOfCaller(caller, id)) throw notFound('Not found: User not found');
  return { user };
}

async function idOf({ sql }: Catalogue, caller: Caller, kind: GroupKind, id: string): Promise<string> {
  return readableGroup(caller, await findGroup(sql, kind, id)).id;
}
