import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { nullable } from '../fields/nullable.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { OrganizationSchema } from '../model/organization.contract.ts';
import { listGroupDatasets } from './group-datasets.ts';
import { listGroupsOf, listMembers, listOrganizationsOf, roleTitles } from './list-memberships.ts';
import { pagePeople } from './list-people.ts';
import { RoleSchema } from './member.contract.ts';

/** CKAN's calls about who and what belongs to organisations and groups. */
export function membershipActions(catalogue: Catalogue): Action[] {
  return [...listsOfCaller(catalogue), memberList(catalogue), groupPackageShow(catalogue), memberRolesList()];
}

const Belongings = Type.Array(
  Type.Object({ ...OrganizationSchema.properties, capacity: Type.String() }, { additionalProperties: true }),
);
const counted = optional(Type.Boolean({ default: false }));

function listsOfCaller(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'organization_list_for_user',
      summary:
        'Lists the organisations in which the caller has a right; for administrators, those of any person',
      readOnly: true,
      input: Type.Object({
        id: optional(Identifier),
        permission: optional(
          Type.String({ default: 'manage_group', description: 'read, create_dataset, admin …' }),
        ),
        include_dataset_count: counted,
      }),
      output: Belongings,
      handle: ({ id, permission, include_dataset_count }, { caller }) =>
        listOrganizationsOf(catalogue, caller, {
          id: id || undefined,
          permission: permission ?? 'manage_group',
          counted: include_dataset_count ?? false,
        }),
    }),
    defineAction({
      name: 'group_list_authz',
      summary: 'Lists the groups in which the caller has a role',
      readOnly: true,
      input: Type.Object({
        am_member: optional(
          Type.Boolean({ default: false, description: 'For administrators: only groups they belong to' }),
        ),
        available_only: optional(Type.Boolean({ description: 'Accepted; nothing is left out' })),
        include_dataset_count: counted,
      }),
      output: Belongings,
      handle: ({ am_member, include_dataset_count }, { caller }) =>
        listGroupsOf(catalogue, caller, {
          amMember: am_member ?? false,
          counted: include_dataset_count ?? false,
        }),
    }),
  ];
}

function groupPackageShow(catalogue: Catalogue): Action {
  return defineAction({
    name: 'group_package_show',
    summary: 'Gives the public datasets of a group, the last changed first',
    readOnly: true,
    input: Type.Object({
      id: Identifier,
      limit: optional(
        Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'At most 1,000 of them' }),
      ),
    }),
    output: Type.Array(PackageSchema),
    handle: ({ id, limit }, { caller }) =>
      listGroupDatasets(catalogue, caller, { group: id, limit: limit ?? undefined }),
  });
}

function memberList(catalogue: Catalogue): Action {
  return defineAction({
    name: 'member_list',
    summary:
      'Lists the datasets, and for members the people, of an organisation or group: [id, type, capacity]',
    readOnly: true,
    input: Type.Object({
      id: Identifier,
      object_type: optional(Type.String({ maxLength: 100, description: 'user or package' })),
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
  });
}

function memberRolesList(): Action {
  return defineAction({
    name: 'member_roles_list',
    summary: 'Lists the roles that people can have',
    readOnly: true,
    input: Type.Object({
      group_type: optional(Type.String({ maxLength: 100, description: 'organization or group' })),
    }),
    output: Type.Array(Type.Object({ text: Type.String(), value: Type.String() })),
    handle: async ({ group_type }) =>
      Object.entries(roleTitles)
        .filter(([value]) => group_type !== 'group' || value !== 'editor')
        .map(([value, text]) => ({ text, value })),
  });
}

/** Who works in an organisation, with names. */
export function peopleActions(catalogue: Catalogue): Action[] {
  return [peopleList(catalogue)];
}

function peopleList(catalogue: Catalogue): Action {
  return defineAction({
    name: 'organization_people_list',
    summary:
      'Lists the people of an organisation for its members; its admins are told names and addresses, too',
    readOnly: true,
    input: Type.Object({
      id: Identifier,
      after: optional(
        Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$', description: 'next of the page before' }),
      ),
      limit: optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    output: Type.Object({
      people: Type.Array(
        Type.Object({
          id: Type.String(),
          role: RoleSchema,
          name: nullable(Type.String()),
          email: nullable(Type.String()),
          has_signed_in: nullable(Type.Boolean()),
        }),
      ),
      next: nullable(Type.String()),
    }),
    handle: ({ id, after, limit }, { caller }) =>
      pagePeople(catalogue, caller, { id, after: after || undefined, limit: limit ?? 50 }),
  });
}
