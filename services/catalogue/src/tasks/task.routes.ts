import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { titled } from '../model/titled.ts';
import { listTasks } from './list-tasks.ts';
import { taskKinds } from './task.ts';

const Kind = Type.Enum([...taskKinds], {
  description:
    'review: somebody else has submitted it; sent_back: it came back to the caller; look: rows that the caller has seen and not published; import_failed: the latest import of the caller; ' +
    'harvest_failed: the last run of a source; asked: a question about it that waits for an answer; question: a message of a visitor, to those who read the inbox; stale: its data are older ' +
    'than its frequency says; low_quality: its description is not good; in_review: somebody else has to look at it; scheduled: it is published at a time',
});
const Named = Type.Object(titled);
const Task = Type.Object({
  dataset: nullable(Named),
  organization: nullable(Named),
  at: nullable(
    Type.String({
      description:
        'Since when it waits; of scheduled ones, when it is published; of looks, until when their rows stay',
    }),
  ),
  by: nullable(Type.Object({ id: Type.String(), name: nullable(Type.String()) })),
  note: nullable(Type.String({ description: 'What was said when it was sent back' })),
  frequency: nullable(Type.String({ description: 'How often its data are renewed' })),
  renewed_at: nullable(Type.String({ description: 'When its data changed last' })),
  score: nullable(Type.Integer({ description: 'Points of its description' })),
  missing: nullable(
    Type.Array(Type.String({ description: 'ids of criteria, as dataset_fair_show has them' })),
  ),
  about: nullable(
    Type.Object(
      { id: Type.String(), title: Type.String() },
      {
        description: 'The look, the import, the source or the message',
      },
    ),
  ),
});

/** Our call for what waits for who edits datasets. */
export function taskActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'desk_task_list',
      summary: 'Lists what waits for the caller among the datasets that they edit, by kind',
      readOnly: true,
      input: Type.Object({
        organization: optional(Identifier),
        kind: optional(Kind),
        limit: Limit,
        offset: Offset,
      }),
      output: Type.Object({
        most_points: Type.Integer({ description: 'As many points as a description can have' }),
        count: Type.Integer({
          description: 'How many wait for the caller: all but in_review and scheduled',
        }),
        groups: Type.Array(
          Type.Object({
            kind: Kind,
            count: Type.Integer(),
            tasks: Type.Array(Task, {
              description: 'A page of the kind that was asked for; otherwise the first of each',
            }),
          }),
          { description: 'Kinds of which there are any, the most pressing first' },
        ),
      }),
      handle: (input, { caller }) => listTasks(catalogue, caller, input),
    }),
  ];
}
