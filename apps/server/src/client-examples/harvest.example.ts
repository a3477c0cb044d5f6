import { createClient } from '@gazetteer/client';
import type { Given } from './set-up.ts';

/** Sources from which datasets are brought again and again. */
export async function harvestSources({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'bridges', title: 'Bridges department' });

  // harvest_source_create
  const { id, modified_at } = await action('harvest_source_create', {
    url: 'https://catalogue.example.org',
    owner_org: 'bridges',
    schedule: 'weekly',
  });

  // harvest_source_list
  const { sources } = await action('harvest_source_list', { organization: 'bridges' });
  for (const { title, next_run_at, last_run } of sources) console.log(title, next_run_at, last_run?.state);

  // harvest_source_update
  await action('harvest_source_update', { id, if_revision: modified_at, paused: true });

  // harvest_source_run
  const { id: run } = await action('harvest_source_run', { id });

  // harvest_source_show
  console.log((await action('harvest_source_show', { id })).datasets);

  // harvest_run_list
  for (const { state, created, updated, vanished } of (await action('harvest_run_list', { id })).runs) {
    console.log(state, created, updated, vanished);
  }

  // harvest_run_show
  const { changes, failures } = await action('harvest_run_show', { id: run });
  console.log(changes.map(({ kind, title }) => `${kind}: ${title}`));
  console.log(failures.map(({ place, reason }) => `${place}: ${reason}`));

  // harvest_source_stop
  await action('harvest_source_stop', { id });

  // harvest_source_delete
  await action('harvest_source_delete', { id, datasets: 'keep' });

  // Afterwards
  await action('organization_purge', { id: 'bridges' });
}
