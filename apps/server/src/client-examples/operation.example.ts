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

/** Maintenance: closing the portal for visitors. */
export async function maintenance({ baseUrl, adminKey }: Given) {
  const portal = createPortalClient({ baseUrl, bearer: adminKey });

  // beginMaintenance: at once and in all processes
  await portal.beginMaintenance({
    beginMaintenanceBody: {
      until: '2100-01-02T06:00:00Z',
      notice: { en: 'We move to a new server.', fr: 'Nous changeons de serveur.' },
    },
  });

  // getMaintenance
  const { data } = await portal.getMaintenance();
  console.log(data.closed, data.by);

  // endMaintenance
  await portal.endMaintenance();
}

/** Health of the installation: its parts, storage and queues. */
export async function installationHealth({ baseUrl, adminKey }: Given) {
  const portal = createPortalClient({ baseUrl, bearer: adminKey });

  // getInstallationHealth
  const { data } = await portal.getInstallationHealth();
  console.log(
    data.parts.filter(({ works }) => !works),
    data.queues?.messages.waiting,
  );
}

/** What the site is called and how it looks. */
export async function theSite({ baseUrl, adminKey }: Given) {
  const portal = createPortalClient({ baseUrl, bearer: adminKey });

  // changeSite: pages show it at once
  await portal.changeSite({
    changeSiteBody: { name: { en: 'Open data of Avelland', fr: 'Données ouvertes d’Avelland' } },
  });

  // getSite: what holds, what the site file says, and who decided otherwise
  const { data } = await portal.getSite();
  console.log(data.fields.filter(({ changed_at }) => changed_at !== null));

  // restoreSiteField: back to the site file
  await portal.restoreSiteField({ field: 'name' });

  // getSetup: whether the console leads administrators to its first steps
  const { data: setup } = await portal.getSetup();
  console.log(setup.due);

  // endSetup
  await portal.endSetup();
}
