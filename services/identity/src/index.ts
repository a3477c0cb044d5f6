export { grantAdministration, revokeAdministration } from './admin/administrators/administration.ts';
export {
  type Invitation,
  inviteAdministrator,
  inviteFirstAdministrator,
} from './admin/administrators/invite-administrator.ts';
export {
  importIdentities,
  type ImportOutcome,
  type ListedIdentity,
} from './admin/identities/import-identities.ts';
export {
  type AccountInspection,
  inspectAccount,
  openSealedCredentials,
} from './admin/inspection/inspect-account.ts';
export { signInOnTrial } from './admin/inspection/sign-in-on-trial.ts';
export { identityOfRow } from './admin/identities/identity-of-row.ts';
export { administratorIds, type ListedPerson, listPeople } from './admin/people/list-people.ts';
export {
  peopleDirectory,
  type PeopleDirectory,
  type RoleInvitation,
} from './admin/people/people-directory.ts';
export { provedAddresses } from './admin/people/proved-addresses.ts';
export { personClaims } from './account/person-claims.ts';
export { createCleanUp } from './clean-up/clean-up.ts';
export { countEvents } from './model/audit/audit.store.ts';
export { countQueue } from './courier/courier.store.ts';
export { writerMail, type WriterMail } from './courier/writer-mail.ts';
export { createCourier } from './courier/courier.ts';
export { openMailer } from './courier/smtp-mailer.ts';
export { followers, type Followers } from './courier/follower-mail.ts';
export { inviteToProject } from './courier/project-mail.ts';
export { type MakerMail, makerMail } from './courier/maker-mail.ts';
export { type AskerMail, askerMail } from './courier/asker-mail.ts';
export { teamMail } from './courier/team-mail.ts';
export type { IdentityContext } from './model/identity-context.ts';
export { identityMigrations } from './identity-migrations.ts';
export { identityService, openIdentityContext, type IdentityOptions } from './identity-service.ts';
export { FormProblem } from './forms/form-problem.ts';
export type { GrantPort, PersonalDataPort } from './model/identity-context.ts';
export type { OauthPort } from './model/identity-context.ts';
export { rebuildIdentitySearch } from './model/identities/rebuild-search.ts';
export { isIdentityId } from './model/identities/identity.ts';
export { listUsedSchemas } from './model/identities/identity.store.ts';
export { PORTAL_PROJECT } from './model/projects/project.ts';
export { projectFaults } from './model/projects/project-faults.ts';
export { completeSettings } from './model/projects/project-settings.contract.ts';
export type { JsonSchema } from './model/json-schemas/json-schema.ts';
export { individualSchema, namedSchema } from './model/schemas/individual-schema.ts';
export { type SeedOutcome, seedProject } from './model/projects/seed-project.ts';
export { recordAudit } from './model/audit/record-audit.ts';
export { absentSettings as absentIdentitySettings } from './model/projects/absent-settings.ts';
export type { Project } from './model/projects/project.ts';
export { readSchemaUrls } from './model/projects/read-schema-urls.ts';
export { ProjectSettingsSchema } from './model/projects/project-settings.contract.ts';
export { isPersonalKey } from './model/personal-keys/personal-key.ts';
export { apiTokenActions } from './personal-keys/api-token.actions.ts';
export { callerOfKey } from './personal-keys/caller-of-key.ts';
export { accountDirectory } from './sessions/account-directory.ts';
export { callerOfRequest, senderOfRequest } from './sessions/caller-of-request.ts';
export { personOfBrowser } from './sessions/person-of-browser.ts';
