import { isRequestError, type OryClient } from '@gazetteer/client/ory';
import type { ShownDifference } from '../../../parts/difference-list.tsx';
import { writtenDifferences } from '../../../parts/written-differences.ts';

/** What has changed of a project since a revision; nothing can be said where the revision is not kept any more. */
export async function changesSince(
  client: OryClient,
  projectId: string,
  revisionId: string,
): Promise<ShownDifference[]> {
  try {
    const { data } = await client.getProjectRevision({ projectId, revisionId });
    return writtenDifferences(data.differences);
  } catch (error) {
    if (isRequestError(error) && error.status === 404) return [];
    throw error;
  }
}
