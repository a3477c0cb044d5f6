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

  // dataset_figures
  const { since, totals } = await action('dataset_figures', {
    id: 'piers',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  console.log(since, totals.view, totals.download, totals.api_call);

  // organization_figures
  const { datasets } = await action('organization_figures', { id: 'harbours', limit: 10 });
  console.log(datasets.map(({ title, view }) => `${title}: ${view}`));

  // search_figures
  const { searches } = await action('search_figures', { limit: 10 });
  console.log(searches.map(({ words, count }) => `${words}: ${count}`));

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

/** From a draft to the public, back, and out of the bin. */
export async function publishing({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'canals', title: 'Canals department', requires_review: true });
  await action('package_create', { name: 'locks', title: 'Locks', owner_org: 'canals', state: 'draft' });

  // dataset_submit
  await action('dataset_submit', { id: 'locks', note: 'The widths are new' });

  // dataset_desk_list
  const desk = await action('dataset_desk_list', { organization: 'canals', standing: 'submitted' });
  for (const { name, waits_for_caller } of desk.datasets) console.log(name, waits_for_caller);

  // desk_task_list
  const { count, groups } = await action('desk_task_list', { organization: 'canals' });
  console.log(
    count,
    groups.map(({ kind, tasks }) => `${kind}: ${tasks.length}`),
  );

  // dataset_publication_show
  console.log(await action('dataset_publication_show', { id: 'locks' }));

  // dataset_search_places
  const { places } = await action('dataset_search_places', {
    id: 'locks',
    words: ['locks', 'widths of canals'],
  });
  for (const { words, place, count, missing } of places) console.log(words, place, 'of', count, missing);

  // dataset_send_back
  await action('dataset_send_back', { id: 'locks', note: 'The widths are in feet' });

  // dataset_schedule
  await action('dataset_schedule', { id: 'locks', at: '2099-01-01T09:00:00+05:30' });

  // dataset_publish
  const { metadata_modified } = await action('package_show', { id: 'locks' });
  await action('dataset_publish', { id: 'locks', if_revision: metadata_modified });

  // dataset_withdraw
  await action('dataset_withdraw', { id: 'locks', reason: 'The widths are measured again' });
  await action('package_delete', { id: 'locks' });

  // dataset_bin_list
  for (const { name, restorable_until } of await action('dataset_bin_list', { organization: 'canals' })) {
    console.log(name, restorable_until);
  }

  // dataset_restore
  console.log((await action('dataset_restore', { id: 'locks' })).state);

  // Afterwards
  await action('dataset_purge', { id: 'locks' });
  await action('organization_purge', { id: 'canals' });
}
