import type { Client, Organization } from '@gazetteer/client';
import { missing, orMissing } from '../../datasets/find-dataset.server.ts';

/**
 * An organisation by its name or id.
 * @throws a 404 answer where there is none
 */
export async function findOrganization(client: Client, nameOrId: string): Promise<Organization> {
  const found = await orMissing(
    client.action('organization_show', {
      id: nameOrId,
      include_users: false,
      include_groups: false,
      include_tags: false,
    }),
  );
  if (found.state !== 'active') throw missing();
  return found;
}
