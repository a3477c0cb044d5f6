import type { OryClient } from '@gazetteer/client/ory';
import type { Activity } from './activity-kinds.ts';

/** What happened in the last 30 days, or in the last 24 hours where the address asks for hours. */
export async function loadActivity(
  client: OryClient,
  projectId: string,
  asked: string | null,
): Promise<Activity> {
  const step = asked === 'hour' ? 'hour' : 'day';
  const { data } = await client.getProjectActivity({ projectId, step });
  return data;
}
