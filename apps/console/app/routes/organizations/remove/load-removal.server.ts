import { siteContext } from '@gazetteer/site/server';
import { redirect, type RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { administeredOrganization } from '../../../organizations/administered-organization.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { organization: string };
}

/**
 * What hangs on an organisation, and into which others it can be merged.
 * @throws Response with 404 where the visitor is not its admin, and one that leads to its name of today
 */
export async function loadRemoval(asking: Asking) {
  const organization = await administeredOrganization(asking);
  const { id, name } = organization;
  if (name !== asking.params.organization) throw redirect(`/console/organizations/${name}/remove`);
  const client = datasetClient(asking);
  const [holdings, own] = await Promise.all([
    readForPage(asking, client.action('organization_holdings', { id })),
    readForPage(asking, client.action('organization_list_for_user', { permission: 'admin' })),
  ]);
  const others = own
    .filter((other) => other.id !== id)
    .map((other) => ({ name: other.name, title: other.title || other.name }));
  const { locale } = siteContext(asking.context);
  return {
    name,
    heading: organization.title || name,
    holdings,
    others: others.toSorted((one, other) => one.title.localeCompare(other.title, locale)),
    calls: [describeAction(asking, 'organization_delete', { id: name })],
  };
}
