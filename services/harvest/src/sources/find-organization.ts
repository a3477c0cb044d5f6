import { ApplicationError } from '@gazetteer/kernel';
import type { FilledOrganization, HarvestSources } from './harvest-sources.ts';

/** An organisation by its id or name, whatever state it is in; undefined where there is none. */
export async function organizationOf(
  { target }: Pick<HarvestSources, 'target'>,
  idOrName: string,
): Promise<FilledOrganization | undefined> {
  try {
    const asked = { id: idOrName, include_dataset_count: false, include_users: false };
    return (await target.call('organization_show', asked)) as FilledOrganization;
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
