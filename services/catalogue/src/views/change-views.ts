import { randomUUID } from 'node:crypto';
import { type Caller, notFound } from '@gazetteer/kernel';
import type { Static } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { requireReadable } from '../datasets/dataset-rights.ts';
import { editableResource } from '../resources/change-resources.ts';
import { findResource } from '../resources/find-resource.ts';
import { type ViewDictionary, ViewSchema } from './view.contract.ts';
import type { CreateViewInput, UpdateViewInput } from './view-input.contract.ts';
import { findView, insertView, listViews, removeView, updateView } from './view.store.ts';

/**
 * The views of a resource.
 * @throws not_found, access_denied
 */
export async function listResourceViews(
  catalogue: Catalogue,
  caller: Caller,
  resourceId: string,
): Promise<ViewDictionary[]> {
  const { dataset } = await findResource(catalogue, resourceId);
  await requireReadable(catalogue, caller, dataset);
  return listViews(catalogue.sql, resourceId);
}

/**
 * One view by its id.
 * @throws not_found, access_denied
 */
export async function showView(catalogue: Catalogue, caller: Caller, id: string): Promise<ViewDictionary> {
  const view = await existingView(catalogue, id);
  const { dataset } = await findResource(catalogue, view.resource_id);
  await requireReadable(catalogue, caller, dataset);
  return view;
}

/**
 * Adds a view to a resource. The caller must edit for the organisation of its dataset.
 * @throws not_found, access_denied
 */
export async function createView(
  catalogue: Catalogue,
  caller: Caller,
  input: Static<typeof CreateViewInput>,
): Promise<ViewDictionary> {
  const { resource } = await editableResource(catalogue, caller, input.resource_id);
  const view = {
    ...settingsOf(input),
    id: randomUUID(),
    resource_id: resource.id,
    package_id: resource.package_id,
    title: input.title,
    description: input.description ?? '',
    view_type: input.view_type,
  };
  await insertView(catalogue.sql, view);
  return view;
}

/**
 * Replaces what a view says; it stays a view of the same kind and resource.
 * @throws not_found, access_denied
 */
export async function changeView(
  catalogue: Catalogue,
  caller: Caller,
  input: Static<typeof UpdateViewInput>,
): Promise<ViewDictionary> {
  const previous = await existingView(catalogue, input.id);
  await editableResource(catalogue, caller, previous.resource_id);
  const view = {
    ...settingsOf(input),
    id: previous.id,
    resource_id: previous.resource_id,
    package_id: previous.package_id,
    title: input.title ?? previous.title,
    description: input.description ?? '',
    view_type: previous.view_type,
  };
  await updateView(catalogue.sql, view);
  return view;
}

/**
 * Removes a view.
 * @throws not_found, access_denied
 */
export async function deleteView(catalogue: Catalogue, caller: Caller, id: string): Promise<void> {
  const view = await existingView(catalogue, id);
  await editableResource(catalogue, caller, view.resource_id);
  await removeView(catalogue.sql, id);
}

async function existingView({ sql }: Catalogue, id: string): Promise<ViewDictionary> {
  const view = await findView(sql, id);
  if (!view) throw notFound('Not found: Resource view was not found.');
  return view;
}

function settingsOf(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !(key in ViewSchema.properties)));
}
