export { inviteMember } from './invitations/invite-member.ts';
export { callerOfProjectKey } from './keys/caller-of-project-key.ts';
export { isProjectKey } from './keys/project-key.ts';
export type {
  AuditPort,
  CheckedSettings,
  MailPort,
  PeoplePort,
  ProjectDirectory,
  ProjectRecord,
  Role,
  RolePort,
  ServiceSettings,
  Settings,
} from './model/ports.ts';
export type { ProjectContext } from './model/project-context.ts';
export { projectMigrations } from './project-migrations.ts';
export { createProject } from './projects/create-project.ts';
export { listProjects } from './projects/list-projects.ts';
export { purgeProject } from './projects/purge-project.ts';
export { openProjectContext, projectsService } from './projects-service.ts';
