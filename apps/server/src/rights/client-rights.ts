import { PORTAL_PROJECT } from '@gazetteer/identity';
import { clientSubject } from '@gazetteer/kernel';
import type { ClientRightsPort } from '@gazetteer/oauth';
import { type PermissionContext, removeSubject } from '@gazetteer/permissions';
import { OWN_RIGHTS } from './own-rights.ts';

/** The roles that programs of the portal's project have: they end with the client. */
export function clientRights(permissions: PermissionContext): ClientRightsPort {
  return {
    forget: async (projectId, clientId) => {
      if (projectId !== PORTAL_PROJECT) return;
      await removeSubject(permissions, OWN_RIGHTS, { id: clientSubject(clientId) });
    },
  };
}
