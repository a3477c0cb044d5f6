import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput, notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { ActivitySchema } from './activity.contract.ts';
import { followed } from './followed-things.ts';
import { findActivities } from './list-activities.ts';
import { diffActivity, showActivity } from './show-activity.ts';

const Activities = Type.Array(ActivitySchema);
const Seconds = (description: string) =>
  optional(Type.Number({ minimum: 0, maximum: 1e11, description: `${description}; seconds since 1970` }));
const page = {
  limit: Limit,
  offset: Offset,
  before: Seconds('Only what happened before this time'),
  after: Seconds('Only what happened after this time'),
};
const ObjectType = Type.String({ description: 'package, the only kind of thing whose changes are recorded' });

const summaries: Record<keyof typeof followed, string> = {
  dataset: 'Lists what was changed of a dataset, the newest first',
  group: 'Lists what was changed of the datasets in a group, the newest first',
  organization: 'Lists what was changed of the datasets of an organisation, the newest first',
  user: 'Lists what the caller has changed, the newest first',
};

/** CKAN's calls about what was changed. 31 changes are given where no limit is said, 100 at most. */
export function activityActions(catalogue: Catalogue): Action[] {
  return [...listActions(catalogue), ...showActions(catalogue)];
}

function listActions(catalogue: Catalogue): Action[] {
  const kinds = Object.keys(followed) as (keyof typeof followed)[];
  return [
    defineAction({
      name: 'recently_changed_packages_activity_list',
      summary: 'Lists what was changed last of all datasets that the caller may see',
      readOnly: true,
      input: Type.Object(page),
      output: Activities,
      handle: (input, { caller }) => findActivities(catalogue, caller, {}, input),
    }),
    ...kinds.map((kind) =>
      defineAction({
        name: followed[kind].list,
        summary: summaries[kind],
        readOnly: true,
        input: Type.Object({ id: Identifier, ...page }),
        output: Activities,
        handle: async ({ id, ...input }, { caller }) =>
          findActivities(catalogue, caller, await followed[kind].find(catalogue, caller, id), input),
      }),
    ),
  ];
}

function showActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'activity_show',
      summary: 'Gives one change with the dataset as it was then',
      readOnly: true,
      input: ById,
      output: ActivitySchema,
      handle: ({ id }, { caller }) => showActivity(catalogue, caller, id),
    }),
    defineAction({
      name: 'activity_data_show',
      summary: 'Gives the dataset as it was after a change; under `package` where no object_type is said',
      readOnly: true,
      input: Type.Object({ id: Identifier, object_type: optional(ObjectType) }),
      output: Type.Object({}, { additionalProperties: true }),
      handle: async ({ id, object_type }, { caller }) => {
        const { data } = await showActivity(catalogue, caller, id);
        if (object_type && object_type !== 'package') {
          throw notFound('Not found: Could not find that object_type in the activity');
        }
        return object_type ? data.package : data;
      },
    }),
    defineAction({
      name: 'activity_diff',
      summary: 'Compares the dataset after a change with the one before it, line by line',
      readOnly: true,
      input: Type.Object({
        id: Identifier,
        object_type: ObjectType,
        diff_type: optional(Type.String({ description: 'unified, the only one there is' })),
      }),
      output: Type.Object({ diff: Type.String(), activities: Activities }),
      handle: async ({ id, object_type, diff_type }, { caller }) => {
        if (diff_type && diff_type !== 'unified') throw invalidInput({ diff_type: ['Must be unified'] });
        if (object_type !== 'package') throw invalidInput({ object_type: ['Must be package'] });
        return diffActivity(catalogue, caller, id);
      },
    }),
  ];
}
