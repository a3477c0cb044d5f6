export { grantAdministration, revokeAdministration } from './administrators/administration.ts';
export {
  type Invitation,
  inviteAdministrator,
  inviteFirstAdministrator,
} from './administrators/invite-administrator.ts';
export { createCleanUp } from './clean-up/clean-up.ts';
export { createCourier } from './courier/courier.ts';
export { openMailer } from './courier/smtp-mailer.ts';
export { teamMail } from './courier/team-mail.ts';
export type { IdentityContext } from './identity-context.ts';
export { identityMigrations } from './identity-migrations.ts';
export { identityService, openIdentityContext, type IdentityOptions } from './identity-service.ts';
export { FormProblem } from './nodes/form-problem.ts';
export type { BelongingsPort } from './belongings-port.ts';
export type { OauthPort } from './oauth-port.ts';
export { PORTAL_PROJECT } from './projects/project-registry.ts';
export { individualSchema } from './schemas/individual-schema.ts';
export { type SeedOutcome, seedProject } from './projects/seed-project.ts';
export { accountDirectory } from './sessions/account-directory.ts';
export { callerOfRequest } from './sessions/caller-of-request.ts';
