import { ApplicationError, conflict } from '@gazetteer/kernel';
import type { ImportTarget } from '../import/import-target.ts';

type Owned = { owner_org: string | null };

/**
 * The same target, which lets through nothing but what a source may do: datasets of one organisation, and the tables of
 * their resources. Whoever says what a source is, or writes what stands at its address, reaches no other dataset by it.
 */
export function organizationTarget(target: ImportTarget, organization: string): ImportTarget {
  const requireOwn = async (dataset: unknown): Promise<void> => {
    const { owner_org } = (await target.call('package_show', { id: dataset })) as Owned;
    if (owner_org !== organization) throw conflict('It belongs to another organisation here by now');
  };
  const requireOwnResource = async (resource: unknown): Promise<void> => {
    const { package_id } = (await target.call('resource_show', { id: resource })) as { package_id: string };
    await requireOwn(package_id);
  };
  const callOwn = async (action: string, input: Record<string, unknown>): Promise<unknown> => {
    if (action === 'package_show') return target.call(action, input);
    if (action === 'package_create') return target.call(action, { ...input, owner_org: organization });
    if (action === 'resource_patch') await requireOwnResource(input.id);
    else if (action === 'package_patch' || action === 'package_delete') await requireOwn(input.id);
    else throw new Error(`A source does not call ${action}`);
    const owner = action === 'package_patch' ? { owner_org: organization } : {};
    return target.call(action, { ...input, ...owner });
  };
  return {
    sql: target.sql,
    call: callOwn,
    readTable: async (table) => {
      const read = await target.readTable(table);
      const publish = async (resourceId: string) => {
        await requireOwnResource(resourceId);
        await read.publish(resourceId);
      };
      return { ...read, publish };
    },
    importAreas: () => Promise.reject(new ApplicationError('access_denied', 403, 'A source brings no areas')),
  };
}
