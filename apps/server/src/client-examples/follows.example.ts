import { createClient } from '@gazetteer/client';
import { createOryClient } from '@gazetteer/client/ory';
import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Following a value, as somebody who is signed in. */
export async function follows({ baseUrl, adminKey }: Given) {
  const actions = createClient({ baseUrl, bearer: adminKey });
  await actions.action('organization_create', { name: 'labour-office' });
  const dataset = await actions.action('package_create', {
    name: 'unemployment',
    title: 'Unemployment',
    owner_org: 'labour-office',
    private: false,
    resources: [{ name: 'By county', url_type: 'datastore' }],
  });
  const table = dataset.resources[0]?.id ?? '';
  await actions.action('datastore_create', {
    resource_id: table,
    force: true,
    fields: [
      { id: 'county', type: 'text' },
      { id: 'rate', type: 'float', info: { label: 'Rate', unit: '%' } },
    ],
    primary_key: ['county'],
    records: [{ county: 'Kent', rate: 4.1 }],
  });
  const ory = createOryClient({ baseUrl });
  const { data: flow } = await ory.createNativeRegistrationFlow();
  const { data: person } = await ory.updateRegistrationFlow({
    flow: flow.id,
    updateRegistrationFlowBody: {
      method: 'password',
      password: 'tea before the storm',
      traits: { email: 'ravi@example.org', name: 'Ravi' },
    },
  });
  const portal = createPortalClient({ baseUrl, sessionToken: person.session_token ?? '' });

  // startFollow: tell me when the rate of Kent has changed by more than one point
  const { data: follow } = await portal.startFollow({
    startFollowBody: {
      kind: 'value',
      target: table,
      filters: { county: 'Kent' },
      column: 'rate',
      condition: { kind: 'by', amount: 1 },
      mail: 'daily',
      language: 'en',
    },
  });
  console.log(follow.title, follow.address);

  // listFollows
  const { data: list } = await portal.listFollows({ limit: 20 });
  console.log(list.count, list.most);

  // changeFollow: a mail for each change
  const { id } = follow;
  await portal.changeFollow({ id, changeFollowBody: { mail: 'at_once' } });

  // renewFollowFeed: who knew the address of the feed knows it no longer
  const { data: renewed } = await portal.renewFollowFeed({ id });
  console.log(renewed.feed);

  // getFollow: one of them
  const { data: same } = await portal.getFollow({ id });
  console.log(same.available, same.feed === renewed.feed);

  // endFollow
  await portal.endFollow({ id });
}
