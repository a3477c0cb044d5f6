import { type Action, defineAction } from '@gazetteer/actions';
import { notFound } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import {
  assignCollaborator,
  listCollaborationsOf,
  listCollaborators,
  withdrawCollaborator,
} from './collaborators.ts';
import { CollaborationSchema, PersonName, RoleSchema } from './member.contract.ts';

/** CKAN's calls about people who have a role on one dataset. */
export function collaboratorActions(catalogue: Catalogue): Action[] {
  return [...changes(catalogue), ...lists(catalogue)];
}

function changes(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_collaborator_create',
      summary: 'Gives somebody a role on a dataset, in place of another that they have',
      readOnly: false,
      input: Type.Object({ id: Identifier, user_id: PersonName, capacity: RoleSchema }),
      output: CollaborationSchema,
      handle: async ({ id, user_id, capacity }, { caller }) => {
        const given = {
          person: user_id,
          role: capacity,
          unknown: notFound('Not found: User not found'),
        };
        const { dataset, person } = await assignCollaborator(catalogue, caller, id, given);
        return { package_id: dataset, user_id: person, capacity, modified: null };
      },
    }),
    defineAction({
      name: 'package_collaborator_delete',
      summary: 'Takes the role on a dataset from somebody',
      readOnly: false,
      input: Type.Object({ id: Identifier, user_id: PersonName }),
      output: Type.Null(),
      handle: async ({ id, user_id }, { caller }) => {
        await withdrawCollaborator(catalogue, caller, id, user_id);
        return null;
      },
    }),
  ];
}

function lists(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_collaborator_list',
      summary: 'Lists who has a role on a dataset, for its admins',
      readOnly: true,
      input: Type.Object({ id: Identifier, capacity: optional(RoleSchema) }),
      output: Type.Array(
        Type.Object({
          ...CollaborationSchema.properties,
          name: nullable(Type.String()),
          email: nullable(Type.String()),
        }),
      ),
      handle: ({ id, capacity }, { caller }) =>
        listCollaborators(catalogue, caller, id, capacity ?? undefined),
    }),
    defineAction({
      name: 'package_collaborator_list_for_user',
      summary: 'Lists the datasets on which the caller has a role; for administrators, those of any person',
      readOnly: true,
      input: Type.Object({ id: PersonName, capacity: optional(RoleSchema) }),
      output: Type.Array(CollaborationSchema),
      handle: ({ id, capacity }, { caller }) =>
        listCollaborationsOf(catalogue, caller, id, capacity ?? undefined),
    }),
  ];
}
