import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { editableDataset } from '../datasets/dataset-rights.ts';
import { ById, Identifier, optional } from '../fields/input-fields.ts';
import { editableResource } from '../resources/change-resources.ts';
import { changeView, createView, deleteView, listResourceViews, showView } from './change-views.ts';
import { ViewSchema } from './view.contract.ts';
import { CreateViewInput, UpdateViewInput } from './view-input.contract.ts';

/** CKAN's calls about views, and the portal's own name for their list. */
export function viewActions(catalogue: Catalogue): Action[] {
  return [
    list(catalogue, 'resource_view_list'),
    list(catalogue, 'views'),
    ...defaultViewActions(catalogue),
    defineAction({
      name: 'resource_view_show',
      summary: 'Gives one view by its id',
      readOnly: true,
      input: ById,
      output: ViewSchema,
      handle: ({ id }, { caller }) => showView(catalogue, caller, id),
    }),
    defineAction({
      name: 'resource_view_create',
      summary: 'Adds a view to a resource',
      readOnly: false,
      input: CreateViewInput,
      output: ViewSchema,
      handle: (input, { caller }) => createView(catalogue, caller, input),
    }),
    defineAction({
      name: 'resource_view_update',
      summary: 'Replaces what a view says',
      readOnly: false,
      input: UpdateViewInput,
      output: ViewSchema,
      handle: (input, { caller }) => changeView(catalogue, caller, input),
    }),
    defineAction({
      name: 'resource_view_delete',
      summary: 'Removes a view',
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await deleteView(catalogue, caller, id);
        return null;
      },
    }),
  ];
}

/**
 * CKAN makes views of its own for resources; here every table has its page without any, so that there is nothing to
 * make and the answer is an empty list.
 */
function defaultViewActions(catalogue: Catalogue): Action[] {
  const Views = Type.Array(ViewSchema, { maxItems: 0 });
  const Given = Type.Object({ id: Identifier }, { additionalProperties: true });
  return [
    defineAction({
      name: 'resource_create_default_resource_views',
      summary: 'Makes nothing: every table has its page without views',
      readOnly: false,
      input: Type.Object({
        resource: Given,
        package: optional(Type.Object({}, { additionalProperties: true })),
        create_datastore_views: optional(Type.Boolean()),
      }),
      output: Views,
      handle: async ({ resource }, { caller }) => {
        await editableResource(catalogue, caller, resource.id);
        return [];
      },
    }),
    defineAction({
      name: 'package_create_default_resource_views',
      summary: 'Makes nothing: every table has its page without views',
      readOnly: false,
      input: Type.Object({ package: Given, create_datastore_views: optional(Type.Boolean()) }),
      output: Views,
      handle: async ({ package: dataset }, { caller }) => {
        await editableDataset(catalogue, caller, dataset.id);
        return [];
      },
    }),
  ];
}

function list(catalogue: Catalogue, name: string): Action {
  return defineAction({
    name,
    summary: 'Lists the views of a resource',
    readOnly: true,
    input: ById,
    output: Type.Array(ViewSchema),
    handle: ({ id }, { caller }) => listResourceViews(catalogue, caller, id),
  });
}
