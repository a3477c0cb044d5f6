import { createClient } from '@gazetteer/client';
import { createOryClient } from '@gazetteer/client/ory';
import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Saved charts, as somebody who is signed in. */
export async function savedCharts({ baseUrl, adminKey }: Given) {
  const actions = createClient({ baseUrl, bearer: adminKey });
  const administrator = createPortalClient({ baseUrl, bearer: adminKey });
  await actions.action('organization_create', { name: 'met-office' });
  const dataset = await actions.action('package_create', {
    name: 'rainfall',
    title: 'Rainfall of the states',
    owner_org: 'met-office',
    private: false,
    resources: [{ name: 'Rainfall', url_type: 'datastore' }],
  });
  const resource = dataset.resources[0]?.id ?? '';
  await actions.action('datastore_create', {
    resource_id: resource,
    force: true,
    fields: [
      { id: 'state', type: 'text' },
      { id: 'rain', type: 'float' },
    ],
    records: [{ state: 'Goa', rain: 3000 }],
  });
  const ory = createOryClient({ baseUrl });
  const { data: flow } = await ory.createNativeRegistrationFlow();
  const { data: person } = await ory.updateRegistrationFlow({
    flow: flow.id,
    updateRegistrationFlowBody: {
      method: 'password',
      password: 'tea before the storm',
      traits: { email: 'asha@example.org', name: 'Asha' },
    },
  });
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const verified = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await admin.patchIdentity({ id: person.identity.id, jsonPatch: verified });
  const portal = createPortalClient({ baseUrl, sessionToken: person.session_token ?? '' });

  // createContentToken: for programs that take tokens of Directus
  const { data: token } = await portal.createContentToken();
  console.log(token.accessToken.length);

  // createSavedChart
  const { data: saved } = await portal.createSavedChart({
    createSavedChartBody: {
      title: 'Rain by state',
      visibility: 'public',
      visJSON: {
        version: 1,
        source: { kind: 'table', resource_id: resource },
        mark: 'bar',
        channels: { x: { field: 'state' }, y: { field: 'rain', aggregate: 'sum' } },
      },
    },
  });
  const { id } = saved.data;

  // getSavedChart
  const { data: chart } = await portal.getSavedChart({ id });
  console.log(chart.data.visURL);

  // listSavedCharts
  const { data: mine } = await portal.listSavedCharts({ sort: '-created', fields: 'id,title', meta: '*' });
  console.log(typeof mine === 'string' ? mine : mine.meta?.total_count);

  // browseGallery: public charts of everybody, found by words, dataset, sector and mark
  const { data: gallery } = await portal.browseGallery({ q: 'rain', mark: 'bar', limit: 12 });
  console.log(gallery.meta.count);

  // updateSavedChart
  await portal.updateSavedChart({ id, updateSavedChartBody: { notes: 'Of one year only' } });

  // deleteSavedChart
  await portal.deleteSavedChart({ id });

  // restoreSavedChart: within half an hour
  await portal.restoreSavedChart({ id });

  // listPublicSavedCharts: for editors, as are the next three
  const { data: open } = await administrator.listPublicSavedCharts({ limit: '10' });
  console.log(typeof open === 'string' ? open : open.data.length);

  // approveSavedChart
  await administrator.approveSavedChart({ id });

  // takeDownSavedChart: the maker is told why
  await administrator.takeDownSavedChart({ id, reason: 'An advertisement' });

  // putBackSavedChart
  await administrator.putBackSavedChart({ id });

  // createAccountMapping
  await administrator.createAccountMapping({
    createAccountMappingBody: { ckan_user_id: 'asha', identity_id: person.identity.id },
  });

  // listAccountMappings
  const { data: mappings } = await administrator.listAccountMappings({ limit: 10 });
  console.log(mappings.data.length);

  // Afterwards
  await actions.action('dataset_purge', { id: 'rainfall' });
  await actions.action('organization_purge', { id: 'met-office' });
}
