import { createOryClient } from '@gazetteer/client/ory';
import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** People and their roles in the installation. */
export async function peopleAndRoles({ baseUrl, adminKey }: Given) {
  const portal = createPortalClient({ baseUrl, bearer: adminKey });

  // invitePortalPerson: with an account where there is none
  const { data: invited } = await portal.invitePortalPerson({
    invitePortalPersonBody: { email: 'iris@example.org', role: 'editor' },
  });

  // listPortalPeople
  const { data: found } = await portal.listPortalPeople({ role: 'editor', search: 'iris' });
  console.log(found.people.map(({ email }) => email));

  // changePortalRoles
  await portal.changePortalRoles({ id: invited.id, changePortalRolesBody: { editor: false } });

  // Afterwards
  await createOryClient({ baseUrl, bearer: adminKey }).deleteIdentity({ id: invited.id });
}
