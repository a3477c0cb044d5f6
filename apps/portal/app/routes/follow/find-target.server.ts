import { type Client, isRequestError } from '@gazetteer/client';
import { missing } from '../../datasets/find-dataset.server.ts';
import { describeValue, type FollowedValue } from './followed-value.server.ts';

/** What the form is about. */
export type FollowForm =
  | { kind: 'dataset' | 'organization'; title: string; page: string }
  | ({ kind: 'value' } & FollowedValue);

/**
 * Finds what an address asks to follow, as the visitor sees it.
 * @throws a 404 answer where there is nothing of the kind
 */
export async function findTarget(client: Client, query: URLSearchParams): Promise<FollowForm> {
  const [dataset, organization, table] = ['dataset', 'organization', 'table'].map((name) => query.get(name));
  try {
    if (table) return { kind: 'value', ...(await describeValue(client, table, query)) };
    if (dataset) {
      const { name, title } = await client.action('package_show', { id: dataset });
      return { kind: 'dataset', title, page: `/p/${name}` };
    }
    if (organization) {
      const { name, title } = await client.action('organization_show', { id: organization });
      return { kind: 'organization', title: title || name, page: `/organization/${name}` };
    }
  } catch (error) {
    if (isRequestError(error) && [400, 403, 404, 409].includes(error.status)) throw missing();
    throw error;
  }
  throw missing();
}
