import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { OrganizationSchema } from '../model/organization.contract.ts';
import { listMembers, listOrganizationsOf } from './list-memberships.ts';

/** CKAN's calls about who and what belongs to organisations and groups. */
export function membershipActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'organization_list_for_user',
      summary: 'Lists the organisations in which the caller has a right',
      readOnly: true,
      input: Type.Object({
        id: optional(Identifier),
        permission: optional(
          Type.String({ default: 'manage_group', description: 'read, create_dataset, admin …' }),
        ),
        include_dataset_count: optional(Type.Boolean({ default: false })),
      }),
      output: Type.Array(
        Type.Object(
          { ...OrganizationSchema.properties, capacity: Type.String() },
          { additionalProperties: true },
        ),
      ),
      handle: ({ id, permission, include_dataset_count }, { caller }) =>
        listOrganizationsOf(catalogue, caller, {
          id: id || undefined,
          permission: permission ?? 'manage_group',
          counted: include_dataset_count ?? false,
        }),
    }),
    defineAction({
      name: 'member_list',
      summary:
        'Lists the datasets of an organisation or group as [id, type, capacity]; people are not listed',
      readOnly: true,
      input: Type.Object({
        id: Identifier,
        object_type: optional(Type.String({ maxLength: 100 })),
        capacity: optional(Type.String({ maxLength: 100 })),
        limit: Limit,
        offset: Offset,
      }),
      output: Type.Array(Type.Array(Type.String(), { minItems: 3, maxItems: 3 })),
      handle: ({ id, object_type, capacity, limit, offset }, { caller }) =>
        listMembers(catalogue, caller, {
          id,
          objectType: object_type || undefined,
          capacity: capacity || undefined,
          limit: limit ?? undefined,
          offset: offset ?? 0,
        }),
    }),
  ];
}
