import type { Client } from '@gazetteer/client';

/** An organisation for which somebody decides. */
export interface Team {
  name: string;
  title: string;
}

/** As many as anybody chooses from in a list. */
const most = 50;

/** The organisations in which somebody may decide what all follow, by their titles. */
export async function ledTeams(client: Client): Promise<Team[]> {
  const found = await client.action('organization_list_for_user', { permission: 'update_dataset' });
  return found.slice(0, most).map(({ name, title }) => ({ name, title: title || name }));
}
