export { grantAdministration, revokeAdministration } from './administrators/administration.ts';
export type { IdentityContext } from './identity-context.ts';
export { identityMigrations } from './identity-migrations.ts';
export { identityService, openIdentityContext, type IdentityOptions } from './identity-service.ts';
export type { OauthPort } from './oauth-port.ts';
export { PORTAL_PROJECT } from './projects/project-registry.ts';
export { callerOfRequest } from './sessions/caller-of-request.ts';
