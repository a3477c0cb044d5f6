import { type Action, defineAction } from '@gazetteer/actions';
import { type Caller, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { readableDataset } from '../datasets/dataset-rights.ts';
import { ById, Identifier, Limit, Offset } from '../fields/input-fields.ts';
import { isNameOfCaller } from '../model/creator-id.ts';
import { findGroup, type GroupKind } from '../model/organization.store.ts';
import { readableGroup } from '../members/group-rights.ts';

const Activities = Type.Array(Type.Object({}, { additionalProperties: true }), { maxItems: 0 });
const page = { limit: Limit, offset: Offset };

type ReadCheck = (catalogue: Catalogue, caller: Caller, id: string) => Promise<unknown>;

/** What may be followed and has activities, and the check whether the caller may read it. */
const followed: Record<string, { list: string; requireReadable: ReadCheck }> = {
  dataset: { list: 'package_activity_list', requireReadable: readableDataset },
  group: { list: 'group_activity_list', requireReadable: requireGroup('group') },
  organization: { list: 'organization_activity_list', requireReadable: requireGroup('organization') },
  user: { list: 'user_activity_list', requireReadable: requireSelf },
};

/**
 * CKAN's calls about activities and followers, which clients expect to be there. Neither is recorded here: the lists
 * are empty and the counts 0. Feeds tell what changed.
 */
export function activityActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'recently_changed_packages_activity_list',
      summary: 'Always empty: activities are not recorded; see /feeds/dataset.atom',
      readOnly: true,
      input: Type.Object(page),
      output: Activities,
      handle: async () => [],
    }),
    ...Object.values(followed).map((thing) =>
      defineAction({
        name: thing.list,
        summary: 'Always empty: activities are not recorded',
        readOnly: true,
        input: Type.Object({ id: Identifier, ...page }),
        output: Activities,
        handle: async ({ id }, { caller }) => {
          await thing.requireReadable(catalogue, caller, id);
          return [];
        },
      }),
    ),
    ...Object.entries(followed).map(([kind, thing]) =>
      defineAction({
        name: `${kind}_follower_count`,
        summary: 'Always 0: nothing can be followed here',
        readOnly: true,
        input: ById,
        output: Type.Integer(),
        handle: async ({ id }, { caller }) => {
          await thing.requireReadable(catalogue, caller, id);
          return 0;
        },
      }),
    ),
  ];
}

/** Callers are told of nobody but themselves, as by user_show. */
async function requireSelf(_catalogue: Catalogue, caller: Caller, id: string): Promise<void> {
  if (!isNameOfCaller(caller, id)) throw notFound('Not found: User not found');
}

function requireGroup(kind: GroupKind): ReadCheck {
  return async ({ sql }, caller, id) => readableGroup(caller, await findGroup(sql, kind, id));
}
