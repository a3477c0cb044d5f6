import type { Organization } from '@gazetteer/client';
import { siteContext } from '@gazetteer/site/server';
import { data as respond, type RouterContextProvider } from 'react-router';
import { datasetClient } from '../datasets/dataset-calls.server.ts';
import { readForPage } from '../session/read-for-page.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { organization: string };
}

/**
 * The organisation of an address, for its admins. Deleted ones are left out: a change would bring them back.
 * @throws Response with 404 for everybody else, and as `readForPage`
 */
export async function administeredOrganization(asking: Asking): Promise<Organization> {
  const client = datasetClient(asking);
  const shown = client.action('organization_show', { id: asking.params.organization, include_users: false });
  const organization = await readForPage(asking, shown);
  if (organization.state === 'active' && (await isAdmin(asking, organization.id))) return organization;
  throw respond(null, { status: 404 });
}

/** Administrators of the installation are admins of all organisations, of which a list has so many only. */
async function isAdmin(asking: Asking, id: string): Promise<boolean> {
  if (siteContext(asking.context).mayOperate()) return true;
  const listed = datasetClient(asking).action('organization_list_for_user', { permission: 'admin' });
  return (await readForPage(asking, listed)).some((own) => own.id === id);
}
