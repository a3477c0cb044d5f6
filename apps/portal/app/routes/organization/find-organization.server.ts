import type { Client, Organization } from '@gazetteer/client';
import { type ListingPortal, missing, orMissing } from '../../datasets/find-dataset.server.ts';

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

/**
 * The same of the organisations that the portal lists.
 * @throws a 404 answer for one of others, where the portal is limited to some
 */
export async function findListedOrganization(
  { client, site }: ListingPortal,
  nameOrId: string,
): Promise<Organization> {
  const found = await findOrganization(client, nameOrId);
  if (!site.organizationFilter) return found;
  const wanted = { ext_listed_only: true, organizations: [found.name] };
  const listed = await client.action('organization_list', wanted);
  if (listed.length === 0) throw missing();
  return found;
}
