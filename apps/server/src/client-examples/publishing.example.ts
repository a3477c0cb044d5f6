import { createClient } from '@gazetteer/client';
import type { Given } from './set-up.ts';

/** What was changed of datasets, by whom, and how to go back. */
export async function history({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'harbours', title: 'Harbours department' });
  await action('package_create', { name: 'piers', title: 'Piers', owner_org: 'harbours' });
  await action('package_patch', { id: 'piers', title: 'Peers' });

  // dataset_history
  const { entries } = await action('dataset_history', { id: 'piers' });
  for (const { timestamp, kind, user_name, changes } of entries) {
    console.log(timestamp, kind, user_name, changes);
  }

  // dataset_restore_version
  const restored = await action('dataset_restore_version', { id: 'piers', version: 1 });
  console.log(restored.package.title);

  // package_activity_list
  const [latest] = await action('package_activity_list', { id: 'piers', limit: 1 });
  const id = latest?.id ?? '';

  // activity_show
  console.log((await action('activity_show', { id })).data.package);

  // activity_data_show
  console.log(await action('activity_data_show', { id, object_type: 'package' }));

  // activity_diff
  console.log((await action('activity_diff', { id, object_type: 'package' })).diff);

  // organization_activity_list
  console.log((await action('organization_activity_list', { id: 'harbours' })).length);

  // recently_changed_packages_activity_list
  console.log(await action('recently_changed_packages_activity_list', { limit: 5 }));

  // Afterwards
  await action('dataset_purge', { id: 'piers' });
  await action('organization_purge', { id: 'harbours' });
}
