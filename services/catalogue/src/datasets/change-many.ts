import { type Caller, invalidInput, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { PackageInput } from '../compose/dataset-input.contract.ts';
import { findDataset } from '../model/dataset.store.ts';
import { findGroup } from '../model/organization.store.ts';
import { patchDataset } from './update-dataset.ts';

/**
 * Changes several datasets of one organisation alike: all of them or none.
 * @throws access_denied, invalid_input that names each dataset that is not of the organisation
 */
export async function changeMany(
  catalogue: Catalogue,
  caller: Caller,
  { organizationId, datasets }: { organizationId: string; datasets: readonly string[] },
  patch: PackageInput,
): Promise<void> {
  const { sql, authorizer } = catalogue;
  const organization = await findGroup(sql, 'organization', organizationId);
  await requireRight(authorizer, caller, 'editor', {
    type: 'organization',
    id: organization?.id ?? organizationId,
  });
  if (!organization) throw invalidInput({ org_id: ['Organization does not exist'] });
  await sql.transaction(async () => {
    const strangers: string[] = [];
    for (const idOrName of new Set(datasets)) {
      const dataset = await findDataset(sql, idOrName);
      if (dataset?.owner_org === organization.id) await patchDataset(catalogue, caller, dataset.id, patch);
      else strangers.push(`${idOrName} is no dataset of this organization`);
    }
    if (strangers.length > 0) throw invalidInput({ datasets: strangers });
  });
}
