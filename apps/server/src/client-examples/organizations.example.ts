import { createClient } from '@gazetteer/client';
import { createOryClient } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Organisations and groups, by the actions of CKAN. */
export async function organizations({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });

  // organization_create
  const { id } = await action('organization_create', { name: 'archive', title: 'The archive' });

  // organization_show
  const organization = await action('organization_show', { id: 'archive', include_datasets: true });
  console.log(organization.title);

  // organization_list
  console.log(await action('organization_list', { sort: 'package_count desc' }));

  // organization_list_for_user
  console.log((await action('organization_list_for_user', { permission: 'read' })).length);

  // organization_patch
  await action('organization_patch', { id, description: 'Papers since 1850' });

  // organization_update
  await action('organization_update', { id, name: 'archive', title: 'State archive' });

  // group_create
  const group = await action('group_create', { name: 'history', title: 'History' });

  // group_show
  console.log((await action('group_show', { id: 'history' })).title);

  // group_list
  console.log(await action('group_list'));

  // group_list_authz
  console.log((await action('group_list_authz')).length);

  // group_patch
  await action('group_patch', { id: group.id, title: 'History and maps' });

  // group_update
  await action('group_update', { id: group.id, name: 'history', title: 'History' });

  // group_activity_list
  await action('group_activity_list', { id: 'history' });

  // group_follower_count: always 0
  await action('group_follower_count', { id: 'history' });

  // group_delete: out of sight
  await action('group_delete', { id: 'history' });

  // group_purge: for good
  await action('group_purge', { id: group.id });

  // organization_holdings
  const { datasets, people } = await action('organization_holdings', { id });
  console.log(datasets, people);

  // organization_merge: what would move, and where, before it does
  const { id: into } = await action('organization_create', { name: 'museum', title: 'The museum' });
  const { moved, people_count } = await action('organization_merge', { id, into, dry_run: true });
  console.log(moved.datasets, people_count);

  // organization_delete
  await action('organization_delete', { id });

  // organization_purge
  await action('organization_purge', { id });

  // Afterwards
  await action('organization_purge', { id: into });
}

/** Who may do what in the catalogue. */
export async function rights({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  const ory = createOryClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'library' });
  await action('group_create', { name: 'books' });
  await action('package_create', { name: 'loans', owner_org: 'library' });
  const { data: flow } = await ory.createNativeRegistrationFlow();
  const { data: person } = await ory.updateRegistrationFlow({
    flow: flow.id,
    updateRegistrationFlowBody: {
      method: 'password',
      password: 'a shelf of old atlases',
      traits: { email: 'vera@example.org', name: 'Vera' },
    },
  });
  const { id: username } = person.identity;

  // organization_member_create
  await action('organization_member_create', { id: 'library', username, role: 'editor' });

  // organization_people_list
  console.log(await action('organization_people_list', { id: 'library' }));

  // member_list
  console.log(await action('member_list', { id: 'library', object_type: 'user' }));

  // organization_member_delete
  await action('organization_member_delete', { id: 'library', username });

  // group_member_create
  await action('group_member_create', { id: 'books', username, role: 'member' });

  // group_member_delete
  await action('group_member_delete', { id: 'books', username });

  // member_create
  await action('member_create', {
    id: 'books',
    object: username,
    object_type: 'user',
    capacity: 'member',
  });

  // member_delete
  await action('member_delete', { id: 'books', object: username, object_type: 'user' });

  // group_package_show
  console.log((await action('group_package_show', { id: 'books' })).length);

  // member_roles_list
  console.log(await action('member_roles_list', { group_type: 'organization' }));

  // package_collaborator_create
  await action('package_collaborator_create', { id: 'loans', user_id: username, capacity: 'editor' });

  // package_collaborator_list
  console.log(await action('package_collaborator_list', { id: 'loans' }));

  // package_collaborator_list_for_user
  console.log(await action('package_collaborator_list_for_user', { id: username }));

  // package_collaborator_delete
  await action('package_collaborator_delete', { id: 'loans', user_id: username });

  // user_invite: somebody who has no account gets one, and a mail
  const invited = await action('user_invite', {
    email: 'otto@example.org',
    group_id: 'library',
    role: 'member',
  });

  const verified = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await ory.patchIdentity({ id: username, jsonPatch: verified });
  const own = createClient({ baseUrl, sessionToken: person.session_token ?? '' });

  // user_show
  console.log(await own.action('user_show', { id: username }));

  // user_activity_list
  await own.action('user_activity_list', { id: username });

  // user_follower_count: always 0
  await own.action('user_follower_count', { id: username });

  // api_token_create: a key that acts for the person who makes it
  const key = await own.action('api_token_create', { name: 'Report', scope: 'read' });

  // api_token_list
  console.log((await own.action('api_token_list', { user_id: username })).length);

  // api_token_revoke
  await own.action('api_token_revoke', { token: key.token });

  // Afterwards
  for (const id of [username, invited.id]) await ory.deleteIdentity({ id });
  await action('dataset_purge', { id: 'loans' });
  await action('group_purge', { id: 'books' });
  await action('organization_purge', { id: 'library' });
}
