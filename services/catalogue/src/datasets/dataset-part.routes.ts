import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import type { PackageInput } from '../compose/dataset-input.contract.ts';
import { Identifier } from '../fields/input-fields.ts';
import { arrangeResources } from './arrange-resources.ts';
import { changeMany } from './change-many.ts';
import { patchDataset } from './update-dataset.ts';

/** CKAN's calls that change a part of a dataset, or several datasets alike. */
export function datasetPartActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_resource_reorder',
      summary: 'Puts resources of a dataset first',
      readOnly: false,
      input: Type.Object({ id: Identifier, order: Type.Array(Identifier, { maxItems: 5000 }) }),
      output: Type.Object({ id: Type.String(), order: Type.Array(Type.String()) }),
      handle: async ({ id, order }, { caller }) => ({
        id,
        order: await arrangeResources(catalogue, caller, id, order),
      }),
    }),
    defineAction({
      name: 'package_owner_org_update',
      summary: 'Gives a dataset to another organisation',
      readOnly: false,
      input: Type.Object({ id: Identifier, organization_id: Identifier }),
      output: Type.Null(),
      handle: async ({ id, organization_id }, { caller }) => {
        await patchDataset(catalogue, caller, id, { owner_org: organization_id });
        return null;
      },
    }),
    changeAll(catalogue, 'bulk_update_public', 'Shows datasets to everybody', { private: false }),
    changeAll(catalogue, 'bulk_update_private', 'Shows datasets to members only', { private: true }),
    changeAll(catalogue, 'bulk_update_delete', 'Takes datasets out of sight', { state: 'deleted' }),
  ];
}

function changeAll(catalogue: Catalogue, name: string, summary: string, patch: PackageInput): Action {
  return defineAction({
    name,
    summary,
    readOnly: false,
    input: Type.Object({
      datasets: Type.Array(Identifier, { maxItems: 1000, description: 'Ids or names' }),
      org_id: Identifier,
    }),
    output: Type.Null(),
    handle: async ({ datasets, org_id }, { caller }) => {
      await changeMany(catalogue, caller, { organizationId: org_id, datasets }, patch);
      return null;
    },
  });
}
