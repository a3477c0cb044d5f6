import type { ActionRegistry } from '@gazetteer/actions';
import type { PackageDictionary, ResourceDictionary } from '@gazetteer/catalogue';
import type { ResourcePort } from '@gazetteer/datastore';
import { ApplicationError } from '@gazetteer/kernel';
import { administrator } from '../administrator-key.ts';

/**
 * What the datastore asks of the catalogue, answered by the catalogue's actions. It asks as the
 * administrator: whether the caller may go on is the datastore's own decision, made with what it learns here.
 */
export function resourcePort(actions: ActionRegistry): ResourcePort {
  return {
    find: async (id) => {
      const resource = await foundOrUndefined(actions.call('resource_show', { id }, administrator));
      if (!resource) return undefined;
      const { package_id } = resource as ResourceDictionary;
      const dataset = await foundOrUndefined(actions.call('package_show', { id: package_id }, administrator));
      if (!dataset) return undefined;
      const { owner_org, private: isPrivate } = dataset as PackageDictionary;
      const { url_type } = resource as ResourceDictionary;
      return { id, packageId: package_id, organizationId: owner_org, private: isPrivate, urlType: url_type };
    },
    create: async (caller, resource) => {
      const created = (await actions.call('resource_create', resource, caller)) as ResourceDictionary;
      return { id: created.id };
    },
    setActive: async (id, active) => {
      await actions.call('resource_patch', { id, datastore_active: active }, administrator);
    },
  };
}

async function foundOrUndefined(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
