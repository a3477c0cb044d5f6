import { type IdentityContext, inviteToProject, provedAddresses, recordAudit } from '@gazetteer/identity';
import type { Sql } from '@gazetteer/kernel';
import type { OauthContext } from '@gazetteer/oauth';
import type { ProjectAccess } from '@gazetteer/ory';
import type { PermissionContext } from '@gazetteer/permissions';
import { openProjectContext, type PeoplePort, type ProjectContext } from '@gazetteer/projects';
import { createProjectRoles } from '../rights/project-roles.ts';
import { projectDirectory } from './project-directory.ts';
import { identitySettings, oauthSettings, permissionSettings } from './service-settings.ts';

type Opening = {
  sql: Sql;
  identity: IdentityContext;
  oauth: OauthContext;
  permissions: PermissionContext;
  people: Pick<PeoplePort, 'describe'>;
  access: ProjectAccess;
  publicUrl: string;
  /** Of the letters that invite. */
  language: 'en' | 'fr';
};

/** Opens what manages projects, over the services that keep what stands in them. */
export function openProjects(opening: Opening): ProjectContext {
  const { sql, identity, oauth, permissions, people, access, publicUrl, language } = opening;
  return openProjectContext({
    sql,
    log: identity.log,
    clock: identity.clock,
    allows: access.allows,
    directory: projectDirectory(identity, { publicUrl }),
    settings: {
      identity: identitySettings(identity),
      oauth2: oauthSettings(oauth),
      permission: permissionSettings(permissions),
    },
    roles: createProjectRoles(permissions),
    people: {
      describe: (ids) => people.describe(ids),
      provedAddresses: (id) => provedAddresses(identity, id),
    },
    mail: { invite: (letter) => inviteToProject(identity, { language }, letter) },
    audit: {
      record: (project_id, { event, by, person, key, fields }) =>
        recordAudit(identity, {
          project_id,
          event,
          ...(person === undefined ? {} : { identity_id: person }),
          details: { by, ...(key === undefined ? {} : { key }), ...(fields === undefined ? {} : { fields }) },
        }),
    },
  });
}
