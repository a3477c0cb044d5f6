import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, optional } from '../fields/input-fields.ts';
import { attachFile } from './attach-file.ts';
import { createResource, deleteResource, patchResource, updateResource } from './change-resources.ts';
import { showResource } from './find-resource.ts';
import { ResourceSchema } from '../model/resource.contract.ts';
import { CreateResourceInput, UpdateResourceInput } from '../compose/resource-input.contract.ts';

/** The field that the file of a resource comes in. */
const UPLOAD = /^upload$/;

/** CKAN's calls about resources; the file that may come with one is kept by the datastore. */
export function resourceActions(catalogue: Catalogue): Action[] {
  return [
    show(catalogue, 'resource_show'),
    show(catalogue, 'resource/show'),
    defineAction({
      name: 'resource_create',
      summary: 'Adds a resource to a dataset',
      readOnly: false,
      uploads: UPLOAD,
      input: CreateResourceInput,
      output: ResourceSchema,
      handle: async ({ package_id, ...input }, { caller, uploads }) => {
        const file = uploads?.get('upload');
        const made = await createResource(catalogue, caller, package_id, input);
        return file ? attachFile(catalogue, caller, made.id, { file, format: input.format }) : made;
      },
    }),
    defineAction({
      name: 'resource_update',
      summary: 'Replaces what is said about a resource',
      readOnly: false,
      uploads: UPLOAD,
      input: UpdateResourceInput,
      output: ResourceSchema,
      handle: async (input, { caller, uploads }) => {
        const file = uploads?.get('upload');
        const changed = await updateResource(catalogue, caller, input.id, input);
        return file ? attachFile(catalogue, caller, changed.id, { file, format: input.format }) : changed;
      },
    }),
    defineAction({
      name: 'resource_patch',
      summary: 'Changes some of what is said about a resource',
      readOnly: false,
      uploads: UPLOAD,
      input: UpdateResourceInput,
      output: ResourceSchema,
      handle: async (input, { caller, uploads }) => {
        const file = uploads?.get('upload');
        const changed = await patchResource(catalogue, caller, input.id, input);
        return file ? attachFile(catalogue, caller, changed.id, { file, format: input.format }) : changed;
      },
    }),
    defineAction({
      name: 'resource_delete',
      summary: 'Removes a resource and its table',
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await deleteResource(catalogue, caller, id);
        return null;
      },
    }),
  ];
}

function show(catalogue: Catalogue, name: string): Action {
  return defineAction({
    name,
    summary: 'Gives one resource by its id or sku',
    readOnly: true,
    input: Type.Object({ id: optional(Identifier), sku: optional(Identifier) }),
    output: ResourceSchema,
    handle: (input, { caller }) => showResource(catalogue, caller, input),
  });
}
