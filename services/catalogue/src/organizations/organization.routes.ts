import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById } from '../fields/input-fields.ts';
import { createOrganization, patchOrganization, updateOrganization } from './change-organizations.ts';
import { deleteOrganization, purgeOrganization } from './delete-organizations.ts';
import { listOrganizations } from './list-organizations.ts';
import { OrganizationSchema } from '../model/organization.contract.ts';
import {
  ListGroupsInput,
  ListOrganizationsInput,
  OrganizationInputSchema,
  OrganizationPatchSchema,
  ShowOrganizationInput,
} from './organization-input.contract.ts';
import type { GroupKind } from '../model/organization.store.ts';
import { showOrganization } from './show-organization.ts';

const Listed = Type.Union([Type.Array(Type.String()), Type.Array(OrganizationSchema)]);

/** CKAN's calls about organisations, and the same about groups. */
export function organizationActions(catalogue: Catalogue): Action[] {
  return [
    ...listActions(catalogue),
    ...(['organization', 'group'] as const).flatMap((kind) => [
      ...showActions(catalogue, kind),
      ...writeActions(catalogue, kind),
      ...removeActions(catalogue, kind),
    ]),
  ];
}

function listActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'organization_list',
      summary: 'Lists the publishing organisations',
      readOnly: true,
      input: ListOrganizationsInput,
      output: Listed,
      handle: ({ organizations, ...options }) =>
        listOrganizations(catalogue, 'organization', options, organizations ?? undefined),
    }),
    defineAction({
      name: 'group_list',
      summary: 'Lists the groups',
      readOnly: true,
      input: ListGroupsInput,
      output: Listed,
      handle: ({ groups, ...options }) => listOrganizations(catalogue, 'group', options, groups ?? undefined),
    }),
  ];
}

function showActions(catalogue: Catalogue, kind: GroupKind): Action[] {
  return [
    defineAction({
      name: `${kind}_show`,
      summary: `Gives one ${kind} by its id or name`,
      readOnly: true,
      input: ShowOrganizationInput,
      output: OrganizationSchema,
      handle: (input, { caller }) => showOrganization(catalogue, caller, kind, input),
    }),
  ];
}

/** The field that the picture of an organisation comes in. */
const PICTURE = /^image_upload$/;

/** One of a kind, with its article. */
function one(kind: GroupKind): string {
  return kind === 'group' ? 'a group' : 'an organization';
}

function writeActions(catalogue: Catalogue, kind: GroupKind): Action[] {
  return [
    defineAction({
      name: `${kind}_create`,
      summary: `Makes ${one(kind)}`,
      readOnly: false,
      uploads: PICTURE,
      input: OrganizationInputSchema,
      output: OrganizationSchema,
      handle: (input, { caller, uploads }) =>
        createOrganization(catalogue, caller, kind, { input, file: uploads?.get('image_upload') }),
    }),
    defineAction({
      name: `${kind}_update`,
      summary: `Replaces what is said about ${one(kind)}`,
      readOnly: false,
      uploads: PICTURE,
      input: OrganizationInputSchema,
      output: OrganizationSchema,
      handle: (input, { caller, uploads }) => {
        const idOrName = input.id || input.name;
        if (!idOrName) throw invalidInput({ id: ['Missing value'] });
        const file = uploads?.get('image_upload');
        return updateOrganization(catalogue, caller, kind, idOrName, { input, file });
      },
    }),
    defineAction({
      name: `${kind}_patch`,
      summary: `Changes some of what is said about ${one(kind)}`,
      readOnly: false,
      uploads: PICTURE,
      input: OrganizationPatchSchema,
      output: OrganizationSchema,
      handle: (input, { caller, uploads }) =>
        patchOrganization(catalogue, caller, kind, input.id, { input, file: uploads?.get('image_upload') }),
    }),
  ];
}

function removeActions(catalogue: Catalogue, kind: GroupKind): Action[] {
  const removals = { delete: deleteOrganization, purge: purgeOrganization };
  const summaries = { delete: `Takes ${one(kind)} out of sight`, purge: `Removes ${one(kind)} for good` };
  return (['delete', 'purge'] as const).map((removal) =>
    defineAction({
      name: `${kind}_${removal}`,
      summary: summaries[removal],
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await removals[removal](catalogue, caller, kind, id);
        return null;
      },
    }),
  );
}
