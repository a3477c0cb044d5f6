import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { createDataset } from './create-dataset.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { PackageInputSchema } from '../compose/dataset-input.contract.ts';
import { deleteDataset } from './delete-dataset.ts';
import { listDatasetNames, listDatasets } from './list-datasets.ts';
import { purgeDataset } from './purge-dataset.ts';
import { showDataset } from './show-dataset.ts';
import { patchDataset, updateDataset } from './update-dataset.ts';

/** CKAN's calls about datasets. */
export function datasetActions(catalogue: Catalogue): Action[] {
  return [...readingActions(catalogue), ...writingActions(catalogue), ...removingActions(catalogue)];
}

function readingActions(catalogue: Catalogue): Action[] {
  const page = Type.Object({ limit: Limit, offset: Offset });
  return [
    defineAction({
      name: 'package_show',
      summary: 'Gives one dataset by its id or name',
      readOnly: true,
      input: Type.Object({ id: optional(Identifier), name_or_id: optional(Identifier) }),
      output: PackageSchema,
      handle: (input, { caller }) => {
        const idOrName = input.id || input.name_or_id;
        if (!idOrName) throw invalidInput({ name_or_id: ['Missing value'] });
        return showDataset(catalogue, caller, idOrName);
      },
    }),
    defineAction({
      name: 'package_list',
      summary: 'Lists the names of all public datasets',
      readOnly: true,
      input: page,
      output: Type.Array(Type.String()),
      handle: (input) => listDatasetNames(catalogue, input),
    }),
    defineAction({
      name: 'current_package_list_with_resources',
      summary:
        'Lists public datasets with their resources, last changed first; to administrators, private ones as well',
      readOnly: true,
      input: page,
      output: Type.Array(PackageSchema),
      handle: (input, { caller }) => listDatasets(catalogue, caller, input),
    }),
  ];
}

function writingActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_create',
      summary: 'Makes a dataset',
      readOnly: false,
      input: PackageInputSchema,
      output: PackageSchema,
      handle: (input, { caller }) => createDataset(catalogue, caller, input),
    }),
    defineAction({
      name: 'package_update',
      summary: 'Replaces what is said about a dataset',
      readOnly: false,
      input: PackageInputSchema,
      output: PackageSchema,
      handle: (input, { caller }) => {
        const idOrName = input.id || input.name;
        if (!idOrName) throw invalidInput({ id: ['Missing value'] });
        return updateDataset(catalogue, caller, idOrName, input);
      },
    }),
    defineAction({
      name: 'package_patch',
      summary: 'Changes some of what is said about a dataset',
      readOnly: false,
      input: Type.Object(
        { ...PackageInputSchema.properties, id: Identifier },
        { additionalProperties: true },
      ),
      output: PackageSchema,
      handle: (input, { caller }) => patchDataset(catalogue, caller, input.id, input),
    }),
  ];
}

function removingActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_delete',
      summary: 'Takes a dataset out of sight; its editors can bring it back',
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await deleteDataset(catalogue, caller, id);
        return null;
      },
    }),
    defineAction({
      name: 'dataset_purge',
      summary: 'Removes a dataset and its tables for good',
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await purgeDataset(catalogue, caller, id);
        return null;
      },
    }),
  ];
}
