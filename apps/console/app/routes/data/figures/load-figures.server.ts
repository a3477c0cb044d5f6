import type { RouterContextProvider } from 'react-router';
import { datasetClient, describeAction } from '../../../datasets/dataset-calls.server.ts';
import { ownOrganizations } from '../../../datasets/own-organizations.server.ts';
import { readPageNumber } from '../../../parts/page-number.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const pageSize = 50;
const FURTHEST_PAGE = 5000;
const searchesShown = 50;

/**
 * How often the datasets of an organisation were used in the last 30 days, the most viewed first, one page of them; and what
 * visitors searched in vain.
 */
export async function loadFigures(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const client = datasetClient(asking);
  const organizations = await ownOrganizations(asking, 'create_dataset');
  const asked = asking.url.searchParams.get('organization');
  const organization = asked || organizations[0]?.name;
  const page = readPageNumber(asking.url.searchParams.get('page'), FURTHEST_PAGE);
  const wantedSearches = { limit: searchesShown };
  const inVain = await readForPage(asking, client.action('search_figures', wantedSearches));
  const searchCall = describeAction(asking, 'search_figures', wantedSearches);
  if (organization === undefined) {
    const nothing = { page, pages: 1, datasets: [], since: null };
    return { organizations, organization, ...nothing, inVain, calls: [searchCall] };
  }
  const wanted = { id: organization, limit: pageSize, offset: (page - 1) * pageSize };
  // One more than a page tells whether there is a next one.
  const { datasets, since } = await readForPage(
    asking,
    client.action('organization_figures', { ...wanted, limit: pageSize + 1 }),
  );
  return {
    organizations,
    organization,
    page,
    pages: datasets.length > pageSize ? page + 1 : page,
    datasets: datasets.slice(0, pageSize),
    since,
    inVain,
    calls: [describeAction(asking, 'organization_figures', wanted), searchCall],
  };
}

export type OrganizationFigures = Awaited<ReturnType<typeof loadFigures>>;
