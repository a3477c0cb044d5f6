import type { RouterContextProvider } from 'react-router';
import { readForPage } from '../session/read-for-page.server.ts';
import { datasetClient } from './dataset-calls.server.ts';

/** An organisation to choose. */
export interface ListedOrganization {
  name: string;
  title: string;
}

/** The organisations in which the visitor has a right, by what they are called. @throws Response as `refusePage` */
export async function ownOrganizations(
  asking: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  permission: 'create_dataset' | 'admin',
): Promise<ListedOrganization[]> {
  const asked = datasetClient(asking).action('organization_list_for_user', { permission });
  const found = await readForPage(asking, asked);
  return found.map(({ name, title }) => ({ name, title: title || name }));
}
